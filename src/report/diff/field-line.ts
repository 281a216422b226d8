/** A field that differs, in one line. */
import { clip } from "../../memory/clip.js";
import type { FieldChange } from "../../memory/memory-diff.js";
import { code, text, type Inline, type Line } from "../comment/document.js";
import { number, plural } from "../wording.js";

const NAME_LIMIT = 120;
const SHOWN_VALUE = 80;
/** Characters before the first that differs. */
const SHOWN_LEAD = 20;
const SHOWN_MEMBERS = 3;

export function fieldLine(change: FieldChange): Line {
  const name = nameOf(change.field);
  switch (change.kind) {
    case "value":
      return [name, ...valueWords(change.before, change.after)];
    case "list":
      return [name, text(" "), ...listWords(change)];
    case "text":
      return [name, text(` ${lineWords(change.added, change.removed)}`)];
    case "withheld":
      return change.role === "updatedAt" ? [name, text(" alone")] : [name];
  }
}

function valueWords(before: string | undefined, after: string | undefined): Line {
  if (before === undefined) return [text(" added "), value(after ?? "")];
  if (after === undefined) return [text(" removed "), value(before)];
  const start = differenceStart(before, after);
  return [text(" "), value(before, start), text(" → "), value(after, start)];
}

/** Where two values are to be shown from, so that what differs is seen; 0 where their beginnings show it. */
function differenceStart(before: string, after: string): number {
  if (before === after || clip(before, SHOWN_VALUE) !== clip(after, SHOWN_VALUE)) return 0;
  let start = 0;
  for (const character of before) {
    if (!after.startsWith(character, start)) break;
    start += character.length;
  }
  const [lead = ""] = new RegExp(`[^]{0,${SHOWN_LEAD}}$`, "u").exec(before.slice(0, start)) ?? [];
  return start - lead.length;
}

function listWords({ added, removed, more }: Extract<FieldChange, { kind: "list" }>): Line {
  if (added.length === 0 && removed.length === 0) return [text("in another order")];
  const shown = [...removed.map((item) => ["−", item] as const), ...added.map((item) => ["+", item] as const)];
  const rest = shown.length - SHOWN_MEMBERS - 1 > 0 ? shown.length - SHOWN_MEMBERS : 0;
  const words = shown
    .slice(0, shown.length - rest)
    .flatMap(([sign, item], at): Line => [text(`${at === 0 ? "" : ", "}${sign} `), value(item)]);
  return rest + more > 0 ? [...words, text(` and ${number(rest + more)} more`)] : words;
}

function lineWords(added: number, removed: number): string {
  if (added === 0 && removed === 0) return "differs in its layout";
  return [
    ...(added > 0 ? [`${plural(added, "line")} added`] : []),
    ...(removed > 0 ? [`${plural(removed, "line")} removed`] : []),
  ].join(", ");
}

function value(content: string, start = 0): Inline {
  return code(clip(start > 0 ? `…${content.slice(start)}` : content, SHOWN_VALUE));
}

function nameOf(field: string): Inline {
  if (field === "$body") return text("text");
  return field === "$declarations" ? text("declared in") : code(clip(field, NAME_LIMIT));
}
