/** A run without its secrets, without texts that steer an agent, each text on one line. */
import { createHash } from "node:crypto";
import type { AgentRun } from "../memory/agent-run.js";
import { taggedDigest } from "../memory/digest.js";
import { canonicalJson, isMapping } from "../memory/plain-data.js";
import { oneLine, steers, WITHHELD, withoutHomes } from "./plain-text.js";
import { MARK, type RunSecrets } from "./run-secrets.js";

export interface RedactedRun {
  readonly run: AgentRun;
  /** `sha256:` of what is left of the run. */
  readonly digest: string;
  /** Texts that a secret was taken out of. */
  readonly removed: number;
  /** Texts that are left out whole, since they steer or hide. */
  readonly withheld: number;
}

/** A run with less text than this is judged by its ids alone. */
const FEWEST_CHARACTERS = 80;

/** @returns undefined where too much is taken out for the rest to mean something. */
export function redactRun(run: AgentRun, secrets: RunSecrets): RedactedRun | undefined {
  const texts: string[] = [];
  collect(run, texts);
  const first = secrets.clean(texts);
  // What hides between the characters of a secret is gone now: it is looked for once more.
  const second = first && secrets.clean(first.map((text) => withoutHomes(oneLine(text))));
  if (!second) return undefined;
  let removed = 0;
  let withheld = 0;
  let before = 0;
  let kept = 0;
  const clean = second.map((text, index) => {
    const was = texts[index] ?? "";
    const marks = text.split(MARK).length - was.split(MARK).length;
    if (marks > 0) removed++;
    before += was.length;
    kept += marks > 0 ? text.replaceAll(MARK, "").length : was.length;
    if (!steers(text)) return text;
    withheld++;
    return WITHHELD;
  });
  const left = clean.values();
  const redacted = replaced(run, left) as AgentRun;
  const isLost = redacted.id !== run.id || redacted.process?.replaceAll(MARK, "").trim() === "";
  if (isLost || (before >= FEWEST_CHARACTERS && kept < before / 2)) return undefined;
  const digest = taggedDigest(createHash("sha256").update(canonicalJson(redacted)));
  return { run: redacted, digest, removed, withheld };
}

/** Words of ours and digests that we made: no text of the run. */
const OURS: ReadonlySet<string> = new Set(["dialect", "status", "type", "digest", "evidence", "at"]);

function collect(value: unknown, texts: string[]): void {
  if (typeof value === "string") texts.push(value);
  else if (Array.isArray(value)) for (const item of value as readonly unknown[]) collect(item, texts);
  else if (isMapping(value)) {
    for (const [name, member] of Object.entries(value)) if (!OURS.has(name)) collect(member, texts);
  }
}

function replaced(value: unknown, texts: Iterator<string>): unknown {
  if (typeof value === "string") return texts.next().value;
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, texts));
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, OURS.has(name) ? member : replaced(member, texts)]),
  );
}
