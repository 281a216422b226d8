/** Reads a JSON file of a run as hostile input. */
import { isUtf8 } from "node:buffer";
import { DEFAULT_LIMITS, type Limits, type ParsedDocument } from "../memory/document.js";
import { isMapping, type Mapping } from "../memory/plain-data.js";
import { editedInPlace } from "../parse/edit-value.js";
import { parseFile } from "../parse/parse-file.js";
import { RunRefused } from "./refusal.js";

/** Bytes of one JSON file of a run, at most: what is larger is kept outside by the tools that write runs. */
export const MAX_JSON_BYTES = 4 * 1024 * 1024;

const LIMITS: Limits = { ...DEFAULT_LIMITS, fileBytes: MAX_JSON_BYTES, documents: 1 };

/**
 * @param what names the file in a sentence; nobody else wrote it.
 * @throws RunRefused
 */
export function readJsonObject(what: string, bytes: Uint8Array): Mapping {
  if (!isUtf8(bytes) || bytes.includes(0)) throw new RunRefused("NOT_TEXT", `${what} is not plain UTF-8 text.`);
  const { problems, documents } = parseFile("run.json", "json", bytes, LIMITS);
  const problem = problems.find(({ severity }) => severity !== "warning");
  if (problem?.related) throw new RunRefused("DUPLICATE_KEY", `${what} names a member twice.`);
  if (problem?.rule === "parse/limit-exceeded") {
    throw new RunRefused("TOO_DEEP", `${what} nests or holds too many values.`);
  }
  if (problem) {
    const start = problem.at.range?.start;
    const place = start ? `: it cannot be read from line ${start.line}, column ${start.column} on` : "";
    throw new RunRefused("NOT_JSON", `${what} is no JSON${place}.`);
  }
  const value = documents[0] && exactValue(documents[0]);
  if (!isMapping(value)) throw new RunRefused("NOT_JSON", `${what} is no JSON object.`);
  return value;
}

/** With the digits, as a text, of a number that has more than a number keeps: of a time in nanoseconds, or of a secret. */
function exactValue({ value, inexact = [] }: ParsedDocument): unknown {
  const edits = inexact.map(({ pointer, text }) => ({ kind: "set" as const, pointer, value: text }));
  return editedInPlace(value, edits)?.value;
}
