const UNITS: readonly (readonly [name: string, seconds: number])[] = [
  ["d", 86_400],
  ["h", 3600],
  ["m", 60],
  ["s", 1],
];

/** The two greatest units of a span, such as `2d3h`, `5m`, `0s`. Negative spans, which forged dates make, are none. */
export function durationText(seconds: number): string {
  let rest = Math.max(0, Math.floor(seconds));
  const first = UNITS.findIndex(([, size]) => rest >= size);
  if (first === -1) return "0s";
  let text = "";
  for (const [name, size] of UNITS.slice(first, first + 2)) {
    const count = Math.floor(rest / size);
    if (count > 0) text += `${count}${name}`;
    rest -= count * size;
  }
  return text;
}
