/** Colour on a terminal alone; NO_COLOR and FORCE_COLOR as everywhere. */
export function useColor(): boolean {
  if (process.env["NO_COLOR"]) return false;
  // Off a terminal isTTY is absent, and an absent answer would let the colour library decide.
  return [process.env["FORCE_COLOR"], process.stdout.isTTY].some(Boolean);
}
