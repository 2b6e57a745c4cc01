// Where a table's own script takes part. Each moment is told to those who asked for it, and whether one of them took it:
// "drawn" when the page has changed, "pressed" (what, with a pointer), "sent" (from where), "key" (the event), "escape" when
// nothing nearer is closed by it, "sheet" when another one is shown, "online" when the connection is back.
const heeded = { drawn: [], pressed: [], sent: [], key: [], escape: [], sheet: [], online: [] };

export const when = (moment, listener) => { heeded[moment].push(listener); };
export const now = (moment, ...what) => heeded[moment].map((listener) => listener(...what)).includes(true);
