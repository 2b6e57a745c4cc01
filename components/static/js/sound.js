// The switch of the sound, and what is heard by those who have it on.
import { instruments } from "./instruments.js";
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

// A sound of instruments.js, so many seconds from now.
export const play = (name) => {
  if (!isOn()) return;
  wakeAudio();
  instruments[name](audio, audio.currentTime);
};
export const chime = () => play("chime");

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
