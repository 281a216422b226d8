/** Colour on a terminal alone; NO_COLOR and FORCE_COLOR as everywhere. */
export function useColor(): boolean {
  if (process.env["NO_COLOR"]) return false;
  return Boolean(process.env["FORCE_COLOR"]) || process.stdout.isTTY;
}
