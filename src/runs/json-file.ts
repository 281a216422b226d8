/** Reads a JSON file of a run as hostile input. */
import { isUtf8 } from "node:buffer";
import { DEFAULT_LIMITS, type Limits } from "../memory/document.js";
import { isMapping } from "../memory/plain-data.js";
import { parseFile } from "../parse/parse-file.js";
import { RunRefused } from "./refusal.js";

/** Bytes of one JSON file of a run, at most: what is larger is kept outside by the tools that write runs. */
export const MAX_JSON_BYTES = 4 * 1024 * 1024;

const LIMITS: Limits = { ...DEFAULT_LIMITS, fileBytes: MAX_JSON_BYTES, documents: 1 };

/**
 * @param what names the file in a sentence; nobody else wrote it.
 * @throws RunRefused
 */
export function readJsonObject(what: string, bytes: Uint8Array): Readonly<Record<string, unknown>> {
  if (!isUtf8(bytes) || bytes.includes(0)) throw new RunRefused("NOT_TEXT", `${what} is not plain UTF-8 text.`);
  const { problems, documents } = parseFile("run.json", "json", bytes, LIMITS);
  const [problem] = problems;
  if (problem?.related) throw new RunRefused("DUPLICATE_KEY", `${what} names a member twice.`);
  if (problem?.rule === "parse/limit-exceeded") {
    throw new RunRefused("TOO_DEEP", `${what} nests or holds too many values.`);
  }
  const value = documents[0]?.value;
  if (problem) {
    const start = problem.at.range?.start;
    const place = start ? `: it cannot be read from line ${start.line}, column ${start.column} on` : "";
    throw new RunRefused("NOT_JSON", `${what} is no JSON${place}.`);
  }
  if (!isMapping(value)) throw new RunRefused("NOT_JSON", `${what} is no JSON object.`);
  return value;
}
