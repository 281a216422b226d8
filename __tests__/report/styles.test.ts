/** The colours of the pages. */
import { describe, expect, it } from "vitest";
import { STYLES } from "../../src/report/html/styles.js";

/** Text and what it stands on, as names of the style sheet's colours. */
const PAIRS: readonly (readonly [ink: string, ground: string])[] = [
  ...["ink", "faint", "link", "green", "red", "amber"].flatMap((ink) => [
    [ink, "page"] as const,
    [ink, "soft"] as const,
  ]),
  ...["green", "red", "amber"].flatMap((ink) => [[ink, `${ink}-soft`] as const]),
  ["link", "blue-soft"],
  ...["green", "red", "amber", "blue"].flatMap((ground) => [
    ["ink", `${ground}-soft`] as const,
    ["faint", `${ground}-soft`] as const,
  ]),
];

/** Relative luminance (WCAG 2.2). @param colour `#rrggbb` */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe("the style sheet", () => {
  it("gives every text the contrast of WCAG AA, by day and by night", () => {
    const schemes = [...STYLES.matchAll(/:root \{([^}]*)\}/g)].map(
      ([, body = ""]) =>
        new Map([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value])),
    );
    expect(schemes).toHaveLength(2);
    const faint = schemes
      .flatMap((colours) =>
        PAIRS.map(([ink, ground]) => [ink, ground, contrast(colours.get(ink) ?? "", colours.get(ground) ?? "")]),
      )
      .filter(([, , ratio]) => !(Number(ratio) >= 4.5));
    expect(faint).toEqual([]);
  });

  it("tells links in a text from it by more than their colour", () => {
    expect(STYLES).toMatch(/^a \{/m);
    expect(STYLES).not.toMatch(/text-decoration: none/);
  });
});
