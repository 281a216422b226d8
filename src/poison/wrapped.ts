/** Directives in base64 or hex, and calls of tools that stand as text. */
import { Buffer } from "node:buffer";
import { findDirectives } from "./directives.js";
import { shown, type PoisonMark } from "./mark.js";
import type { ZoneSpan } from "./zone-span.js";
import { ZoneReader } from "./zones.js";

const RUN = /[A-Za-z0-9+/_-]{24,8000}={0,2}/g;
/** Characters of runs in one text that are decoded. */
const MAX_DECODED = 1_000_000;

/** Orders that a text carries in another writing: they are hidden wherever they stand. */
export function findWrapped(text: string): PoisonMark[] {
  const marks: PoisonMark[] = [];
  let decoded = 0;
  for (const { index, 0: run } of text.matchAll(RUN)) {
    decoded += run.length;
    if (decoded > MAX_DECODED || marks.length >= 10) break;
    const says = decodedText(run);
    if (says === undefined) continue;
    const by = /^[0-9a-f]+$/i.test(run) ? "a row of hex digits" : "a row of base64";
    const [order] = findDirectives(says, [{ zone: "hidden", start: 0, end: says.length, by }]);
    if (order) marks.push({ ...order, start: index, end: index + run.length });
  }
  return marks;
}

function decodedText(run: string): string | undefined {
  const isHex = run.length % 2 === 0 && /^[0-9a-fA-F]+$/.test(run);
  const text = Buffer.from(run, isHex ? "hex" : "base64").toString("utf8");
  const odd = text.replace(/[\u0020-\u007E\u00A0-\uD7FF\t\n\r]/g, "").length;
  return odd * 20 < text.length ? text : undefined;
}

const CALL =
  /"(?:tool_calls?|function_call|tool_use|tool_use_id)"\s{0,20}:|"type"\s{0,20}:\s{0,20}"(?:tool_use|tool_call|function_call)"|"name"\s{0,20}:\s{0,20}"[\w.-]{1,60}"\s{0,20},\s{0,20}"(?:arguments|input|parameters)"\s{0,20}:\s{0,20}[{"]/g;

/** A call of a tool in the form in which agents write it, outside of code: the first that is seen, and the first that is not. */
export function findCalls(text: string, zones: readonly ZoneSpan[]): PoisonMark[] {
  const reader = new ZoneReader(zones);
  const marks = new Map<PoisonMark["severity"], PoisonMark>();
  for (const { index, 0: head } of text.matchAll(CALL)) {
    const zone = reader.at(index)?.zone;
    const severity = zone === "hidden" ? "error" : "warning";
    if (zone === "code" || marks.has(severity)) continue;
    const end = Math.min(index + head.length + 60, text.length);
    const mark: PoisonMark = {
      rule: "poison/false-authority",
      start: index,
      end: index + head.length,
      message: `This text imitates the call of a tool: ${shown(text.slice(Math.max(0, index - 20), end))}.`,
      subject: head.replace(/\s/g, "").slice(0, 80),
      severity,
      lowTrust: "error",
    };
    marks.set(severity, mark);
  }
  return [...marks.values()];
}
