/** A progress line on a terminal; a line every few seconds elsewhere. Nothing for runs that end at once. */

interface Progress {
  readonly update: (done: number, total: number) => void;
  readonly clear: () => void;
}

const FIRST_AFTER = 1000;
const TERMINAL_EVERY = 100;
const LOG_EVERY = 5000;

export function progressLine(stream: NodeJS.WriteStream): Progress {
  const started = Date.now();
  let last = started;
  let shown = false;
  return {
    update(done, total) {
      const now = Date.now();
      if (now - started < FIRST_AFTER || now - last < (stream.isTTY ? TERMINAL_EVERY : LOG_EVERY)) return;
      last = now;
      const text = `read ${done} of ${total} files`;
      if (stream.isTTY) {
        stream.write(`\r\x1b[K${text}`);
        shown = true;
      } else {
        stream.write(`${text}\n`);
      }
    },
    clear() {
      if (shown) stream.write("\r\x1b[K");
      shown = false;
    },
  };
}
