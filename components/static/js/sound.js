// Two tones that call, for who has switched them on.
let audio = null;

export const switchSound = () => {
  localStorage.setItem("sound", isOn() ? "off" : "on");
  showSound();
  chime();
};

export const showSound = () => {
  for (const node of document.querySelectorAll("[data-local=sound]")) node.setAttribute("aria-pressed", isOn());
};

export const chime = () => {
  if (!isOn()) return;
  wakeAudio();
  [660, 880].forEach((pitch, at) => {
    const tone = audio.createOscillator(), gain = audio.createGain(), start = audio.currentTime + at * 0.16;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.15, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
};

const isOn = () => localStorage.getItem("sound") === "on";
const wakeAudio = () => {
  audio ||= new AudioContext();
  audio.resume();
};
document.addEventListener("click", () => { if (isOn()) wakeAudio(); }); // browsers let a page sound only after a click on it
