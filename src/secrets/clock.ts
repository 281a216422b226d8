/** Milliseconds of a clock that only goes forward: `performance` would load nine modules of Node for that. */
export function now(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
