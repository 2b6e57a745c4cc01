// A line may be dead for seconds before anybody knows: what was pressed then is sent once more when it is back, if that
// is soon, and else said to be lost. The server passes over what it has heard already.
const SENT_AGAIN_WITHIN = 15000;

// Milliseconds from sending a press to hearing that it arrived: the middle one of the last three. One slow press says
// little of the next, but two slow ones say that the line is slow now.
const trips = [];
export const roundTrip = () => {
  const last = trips.slice(-3).sort((one, other) => one - other);
  return last[Math.floor(last.length / 2)] ?? 0;
};

export const keepPresses = (socket, sayLost) => {
  const emit = socket.emit.bind(socket), unheard = new Map();
  let presses = Date.now(); // so that a page which a browser restores does not begin below what was heard of it
  const send = (press, { sent }) => {
    const at = performance.now();
    return emit("event", { ...sent, press }, () => {
      unheard.delete(press);
      trips.push(performance.now() - at);
    });
  };
  socket.emit = (name, sent, ...rest) => {
    if (name !== "event") return emit(name, sent, ...rest);
    presses += 1;
    unheard.set(presses, { sent, until: performance.now() + SENT_AGAIN_WITHIN });
    return send(presses, unheard.get(presses));
  };
  socket.on("connect", () => {
    for (const [press, kept] of unheard) {
      if (performance.now() > kept.until) { unheard.delete(press); sayLost(); continue; }
      kept.until = 0;
      send(press, kept);
    }
  });
};
