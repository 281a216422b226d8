/** Directives in base64 or hex, and calls of tools that stand as text. */
import { Buffer } from "node:buffer";
import { createHash, type Hash } from "node:crypto";
import { findDirectives } from "./directives.js";
import { shortOf, shown, unfinishedMark, type PoisonMark } from "./mark.js";
import { MarkList } from "./mark-list.js";
import { readingsOf, rowsIn, type Row } from "./rows.js";
import type { ZoneSpan } from "./zone-span.js";
import { ZoneReader } from "./zones.js";

/** Characters of runs in one text that are searched for orders once they are decoded. */
const MAX_SEARCHED = 1_000_000;

/** Orders that a text carries in another writing: they are hidden wherever they stand. */
export function findWrapped(text: string): readonly PoisonMark[] {
  const marks = new MarkList();
  let searched = 0;
  for (const wrapped of rowsIn(text)) {
    const told = new Set<string>();
    const before = searched;
    const search = (says: string, { start, end }: Row, by: string): void => {
      for (const order of findDirectives(says, [{ zone: "hidden", start: 0, end: says.length, by }])) {
        if (told.has(order.subject)) continue;
        told.add(order.subject);
        marks.add({ ...order, start, end });
      }
    };
    for (const row of wrapped.rows) {
      const says = decodedText(row.text);
      if (says === undefined) continue;
      if (searched >= MAX_SEARCHED) return [...marks.all(), unfinished(text, row.start)];
      searched += row.text.length;
      search(says, row, isHex(row.text) ? "a row of hex digits" : "a row of base64");
    }
    if (wrapped.text.length === wrapped.rows[0]?.text.length) continue;
    for (const says of readingsOf(wrapped.text)) {
      if (searched >= MAX_SEARCHED) return [...marks.all(), unfinished(text, wrapped.start)];
      searched = Math.max(searched, before + says.length);
      search(says, wrapped, isHex(wrapped.text) ? "hex digits in several rows" : "base64 in several rows");
    }
  }
  return marks.all();
}

function unfinished(text: string, from: number): PoisonMark {
  return unfinishedMark("poison/hidden-text", "rows of base64 and hex", from, text.slice(from));
}

function isHex(row: string): boolean {
  return /^[0-9a-f]+$/i.test(row);
}

function decodedText(run: string): string | undefined {
  const encoding = run.length % 2 === 0 && isHex(run) ? "hex" : "base64";
  const text = Buffer.from(run, encoding).toString("utf8");
  const odd = text.replace(/[\u0020-\u007E\u00A0-\uD7FF\t\n\r]/g, "").length;
  return odd * 20 < text.length ? text : undefined;
}

const CALL =
  /"(?:tool_calls?|function_call|tool_use|tool_use_id)"\s{0,20}:|"type"\s{0,20}:\s{0,20}"(?:tool_use|tool_call|function_call)"|"name"\s{0,20}:\s{0,20}"[\w.-]{1,60}"\s{0,20},\s{0,20}"(?:arguments|input|parameters)"\s{0,20}:\s{0,20}[{"]/g;

interface Calls {
  readonly mark: Omit<PoisonMark, "subject">;
  /** Of all of them, each up to the next or the end of its paragraph. */
  readonly hash: Hash;
}

/**
 * Calls of tools in the form in which agents write them, outside of code: the first that is seen, and the first that is not. Each
 * stands for all of its kind: who accepted it has accepted what they say.
 */
export function findCalls(text: string, zones: readonly ZoneSpan[]): PoisonMark[] {
  const reader = new ZoneReader(zones);
  const found = new Map<PoisonMark["severity"], Calls>();
  const heads = [...text.matchAll(CALL)];
  let paragraphEnd = -1;
  heads.forEach(({ index, 0: head }, at) => {
    const zone = reader.at(index)?.zone;
    if (zone === "code") return;
    const severity = zone === "hidden" ? "error" : "warning";
    let calls = found.get(severity);
    if (!calls)
      found.set(severity, (calls = { mark: callMark(text, index, head, severity), hash: createHash("sha256") }));
    if (paragraphEnd < index) paragraphEnd = endOfParagraph(text, index);
    calls.hash.update(`${text.slice(index, Math.min(paragraphEnd, heads[at + 1]?.index ?? text.length))}\0`);
  });
  return [...found.values()].map(({ mark, hash }) => ({ ...mark, subject: `call ${shortOf(hash)}` }));
}

function endOfParagraph(text: string, from: number): number {
  const end = text.indexOf("\n\n", from);
  return end === -1 ? text.length : end;
}

function callMark(text: string, index: number, head: string, severity: "error" | "warning"): Calls["mark"] {
  const end = Math.min(index + head.length + 60, text.length);
  return {
    rule: "poison/false-authority",
    start: index,
    end: index + head.length,
    message: `This text imitates the call of a tool: ${shown(text.slice(Math.max(0, index - 20), end))}.`,
    severity,
    lowTrust: "error",
  };
}
