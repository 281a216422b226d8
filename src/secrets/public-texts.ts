/** What every token of a format holds: no secret, and often an ordinary word. */
import type { Part, TokenFormat } from "./format.js";

/** Fixed texts of the shapes, those that follow each other as one. */
export function publicTexts(formats: readonly TokenFormat[]): ReadonlySet<string> {
  return new Set(formats.flatMap(({ shapes }) => shapes.flatMap((shape) => textsOf(shape))));
}

/** What tokens of the formats begin with. */
export function leadingTexts(formats: readonly TokenFormat[]): ReadonlySet<string> {
  return new Set(
    formats.flatMap(({ shapes }) => shapes.flatMap((shape) => textsOf(shape.slice(0, fixedStart(shape))))),
  );
}

function fixedStart(shape: readonly Part[]): number {
  const end = shape.findIndex((part) => typeof part !== "string" && !("oneOf" in part));
  return end === -1 ? shape.length : end;
}

function textsOf(shape: readonly Part[]): string[] {
  const done: string[] = [];
  let open = [""];
  for (const part of shape) {
    const alternatives = typeof part === "string" ? [part] : "oneOf" in part ? part.oneOf : undefined;
    if (alternatives) {
      open = open.flatMap((before) => alternatives.map((text) => before + text));
    } else {
      done.push(...open);
      open = [""];
    }
  }
  return [...done, ...open].filter((text) => text !== "");
}
