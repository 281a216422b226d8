/** Colour on a terminal that knows it; NO_COLOR and FORCE_COLOR as everywhere. */
export function useColor(): boolean {
  if (process.env["NO_COLOR"]) return false;
  if (process.env["FORCE_COLOR"]) return true;
  // Off a terminal isTTY is absent, and an absent answer would let the colour library decide.
  return process.env["TERM"] !== "dumb" && [process.stdout.isTTY].some(Boolean);
}
