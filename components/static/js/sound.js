// Two tones that call, for who has switched them on.
import { asksTheHost } from "./toasts.js";

const root = document.documentElement;
let audio = null;

export const switchSound = () => setSound(isOn() ? "off" : "on");
export const setSound = (choice) => {
  localStorage.setItem("sound", choice);
  showSound();
  chime();
};

export const showSound = () => {
  for (const node of document.querySelectorAll("[data-local=sound]")) {
    node.setAttribute("aria-pressed", isOn());
    node.title = isOn() ? "Sound is on" : "Sound is off";
  }
  const offer = document.querySelector("[data-sound-offer]");
  if (offer) offer.hidden = !isOffered() || asksTheHost();
  root.toggleAttribute("data-offers-sound", offer?.hidden === false); // a selector with :has would be slow
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
// Sound is offered only at this browser's first table, until the player chooses or declines it.
const isOffered = () => {
  if (localStorage.getItem("sound")) return false;
  if (!localStorage.getItem("sound-offered")) localStorage.setItem("sound-offered", location.pathname);
  return localStorage.getItem("sound-offered") === location.pathname;
};
const wakeAudio = () => {
  audio ||= new AudioContext();
  audio.resume();
};
document.addEventListener("click", () => { if (isOn()) wakeAudio(); }); // browsers let a page sound only after a click on it
