// While the connection is lost nothing can be done, and it looks so. What is pressed is not sent later either: it is
// too late by then.
import { now } from "./moments.js";
import { keepPresses } from "./resending.js";
import { toast } from "./toasts.js";

const root = document.documentElement;

export const isCutOff = () => root.dataset.offline !== undefined;
export const sayCutOff = () => toast("No connection, so nothing was sent.", "refused");

export const watchLine = () => {
  if (!window.socket || window.socket.isWatched) return;
  window.socket.isWatched = true;
  keepPresses(window.socket, sayCutOff);
  window.socket.on("disconnect", cutOff);
  window.socket.on("connect", backOn);
  window.socket.on("connect_error", ({ message }) => { if (message === "No cookie") askForCookie(); });
};

// The server says so before it goes. Where another process answers in its place there is nothing to wait for: the page
// knocks after 0.2 to 0.6 s, so that not all come at once, and less and less often if nobody opens.
const KNOCK_AFTER = 400;

export const farewell = (isAnotherThere) => {
  if (isAnotherThere) window.socket.io.reconnectionDelay(KNOCK_AFTER);
  document.querySelector("#popup span").textContent = "The server is restarting.";
  document.querySelector("#popup span + span").textContent = "This page will come back by itself.";
};

const cutOff = () => {
  root.dataset.offline = "";
  for (const node of document.querySelectorAll(":is([data-act]:not(form), [data-act] [type=submit]):not([aria-disabled])")) {
    node.setAttribute("aria-disabled", "true");
    node.isCutOff = true;
  }
};

const backOn = () => {
  delete root.dataset.offline;
  for (const node of document.querySelectorAll("[aria-disabled]")) {
    if (node.isCutOff) node.removeAttribute("aria-disabled");
    node.isCutOff = false;
  }
  now("online");
};

const askForCookie = () => {
  cutOff();
  if (document.querySelector(".cookie-sign")) return;
  const sign = Object.assign(document.createElement("p"), { className: "cookie-sign", role: "alert" });
  sign.textContent = "Your browser blocks cookies for this site. We need one to know which seat is yours: please allow it and reload the page.";
  document.querySelector(".page")?.prepend(sign);
};
