// The parts of a sound: tones, and noise for thunder and clapping hands. Each plays from a moment of the audio's clock on.
const SOFTEST = 0.0001;

const tone = (audio, pitch, start, { lasts = 0.5, volume = 0.15, wave = "sine" } = {}) => {
  const source = audio.createOscillator(), gain = audio.createGain();
  source.type = wave;
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(SOFTEST, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(SOFTEST, start + lasts);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + lasts + 0.05);
};

// Noise of this shape (seconds since it began to loudness) that passes a filter.
const noise = (audio, start, lasts, shape, filter, pitch) => {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate), data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = (Math.random() * 2 - 1) * shape(at / audio.sampleRate);
  const source = audio.createBufferSource(), through = audio.createBiquadFilter();
  source.buffer = buffer;
  through.type = filter;
  through.frequency.value = pitch;
  source.connect(through).connect(audio.destination);
  source.start(start);
};

const chime = (audio, start) => [660, 880].forEach((pitch, at) => tone(audio, pitch, start + at * 0.16));

const FANFARE = [[523, 0, 0.25], [659, 0.15, 0.25], [784, 0.3, 0.25], [1047, 0.45, 0.45], [784, 0.75, 0.25]];
const CHORD = [523, 659, 784, 1047];
const fanfare = (audio, start) => {
  for (const [pitch, at, lasts] of FANFARE) tone(audio, pitch, start + at, { lasts, volume: 0.09, wave: "triangle" });
  for (const pitch of CHORD) tone(audio, pitch, start + 0.9, { lasts: 1.3, volume: 0.05, wave: "triangle" });
};

// A crack, and what rolls away after it.
const thunder = (audio, start) => {
  noise(audio, start, 0.35, (at) => 0.35 * Math.exp(-at * 16), "highpass", 900);
  noise(audio, start + 0.04, 2.6, (at) => 1.4 * Math.exp(-at * 1.7) * (0.65 + 0.35 * Math.sin(at * 11)), "lowpass", 160);
};

const HANDS = 110, CLAPS_FOR = 2.6;
const applause = (audio, start) => {
  const claps = Array.from({ length: HANDS }, () => Math.random() * CLAPS_FOR).sort((one, other) => one - other);
  let last = 0;
  const shape = (at) => {
    while (claps[last + 1] <= at) last += 1;
    const swell = Math.min(1, at * 3, (CLAPS_FOR - at) * 1.2);
    return at < claps[last] ? 0 : 0.22 * swell * Math.exp((claps[last] - at) * 90);
  };
  noise(audio, start, CLAPS_FOR, shape, "bandpass", 1300);
};

export const instruments = { chime, fanfare, thunder, applause };
