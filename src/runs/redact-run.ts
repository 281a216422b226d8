/** A run without its secrets, without texts that steer an agent, each text on one line. */
import { createHash } from "node:crypto";
import type { AgentRun } from "../memory/agent-run.js";
import { canonicalJson } from "../memory/plain-data.js";
import { taggedDigest } from "../memory/digest.js";
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

/** Characters of a text that are looked at: records keep a small part of that. */
const LONGEST = 64 * 1024;

/** A run with less text than this is judged by its ids alone. */
const FEWEST_CHARACTERS = 80;

/** @returns undefined where too much is taken out for the rest to mean something. */
export function redactRun(run: AgentRun, secrets: RunSecrets): RedactedRun | undefined {
  const texts: string[] = [];
  mapTexts(run, (text) => {
    texts.push(text);
    return text;
  });
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
  let next = 0;
  const redacted = mapTexts(run, () => clean[next++] ?? WITHHELD);
  if (next !== clean.length) return undefined;
  const isLost = redacted.id !== run.id || redacted.process?.replaceAll(MARK, "").trim() === "";
  if (isLost || (before >= FEWEST_CHARACTERS && kept < before / 2)) return undefined;
  const digest = taggedDigest(createHash("sha256").update(canonicalJson(redacted)));
  return { run: redacted, digest, removed, withheld };
}

/**
 * The run with each text of its own changed, always in the same order, and what is too long to be kept cut. Words of ours and digests that we made stay: dialect, statuses,
 * types and times of events, evidence. Every member is named, so that the compiler asks of a new one which of the two it is.
 */
function mapTexts(run: AgentRun, change: (text: string) => string): AgentRun {
  const text = (value: string | undefined) => (value === undefined ? undefined : change(value));
  const prose = (value: string | undefined) => text(value?.slice(0, LONGEST));
  return {
    id: change(run.id),
    dialect: run.dialect,
    organization: text(run.organization),
    repository: text(run.repository),
    process: text(run.process),
    title: prose(run.title),
    kind: text(run.kind),
    session: text(run.session),
    status: run.status,
    startedAt: text(run.startedAt),
    completedAt: text(run.completedAt),
    updatedAt: text(run.updatedAt),
    events: run.events.map((event) => ({
      sequence: event.sequence,
      type: event.type,
      at: event.at,
      message: prose(event.message),
      taskId: text(event.taskId),
      title: prose(event.title),
      evidence: event.evidence,
    })),
    tasks: run.tasks.map((task) => ({
      taskId: change(task.taskId),
      effectId: text(task.effectId),
      title: prose(task.title),
      status: task.status,
      summary: prose(task.summary),
      proofs: task.proofs.map((proof) => change(proof.slice(0, LONGEST))),
      validation: text(task.validation),
      endedAt: text(task.endedAt),
    })),
    artifacts: run.artifacts.map((artifact) => ({
      name: change(artifact.name),
      kind: change(artifact.kind),
      bytes: artifact.bytes,
      digest: artifact.digest,
      taskId: text(artifact.taskId),
    })),
  };
}
