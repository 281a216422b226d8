/** Whether the actions beside the steward, and the steward itself, are what they were when somebody chose them (rule 34). */
import { isCommitId } from "../../memory/commit-id.js";
import { listed } from "../../rules/phrases.js";
import type { Advice } from "./advice.js";
import { STEWARD, type WorkflowFacts } from "./workflow-facts.js";

const RELEASE = /^v?\d+(?:\.\d+){0,3}$/;
const MAJOR_LINE = /^v([1-9]\d*)$/;

/** @param version of this steward, such as `0.1.0`. */
export function adviceOnPins({ path, jobs }: WorkflowFacts, version: string): Advice[] {
  const used = new Set(jobs.filter(({ stewards }) => stewards.length > 0).flatMap(({ uses }) => uses));
  const pins = [...used].flatMap((written) => pinOf(written) ?? []).filter(({ ref }) => !isCommitId(ref));
  const advice: Advice[] = [];
  const missing = pins.find(({ isSteward, ref }) => isSteward && isStillToCome(ref, version));
  if (missing) {
    advice.push({
      // No error: the release may be younger than this version, and nobody is asked.
      severity: "warning",
      where: path,
      message: `The branch ${missing.ref} of memory-steward is made by its release ${missing.ref.slice(1)}.0.0, and this is version ${version}: as long as there is none, GitHub finds no ${missing.written} and the job fails.`,
      mend: `Name a commit of memory-steward's main instead: \`memory-steward/memory-steward@<40 hexadecimal digits>\`.`,
    });
  }
  const branches = pins.filter(({ ref }) => !RELEASE.test(ref));
  if (branches.length > 0) {
    const names = namesOf(branches);
    advice.push({
      severity: "warning",
      where: path,
      message: `${names} ${branches.length === 1 ? "is" : "are"} pinned to a branch, not to a commit: whatever is pushed there runs with the job's token.`,
      mend: MEND,
    });
  }
  const tags = pins.filter(({ ref, isSteward }) => RELEASE.test(ref) && !isSteward);
  if (tags.length > 0) {
    const names = namesOf(tags);
    advice.push({
      severity: "note",
      where: path,
      message: `${names} ${tags.length === 1 ? "is" : "are"} pinned to a tag, not to a commit: whoever can move the tag changes what runs with the job's token.`,
      mend: MEND,
    });
  }
  return advice;
}

const MEND =
  "Write the full commit in its place, and the version after it as a comment: `@<40 hexadecimal digits> # v1.2.3`.";

interface Pin {
  /** As the workflow has it. */
  readonly written: string;
  readonly ref: string;
  readonly isSteward: boolean;
}

/** Undefined for what is of the repository itself, is an image, or names no state. */
function pinOf(written: string): Pin | undefined {
  if (/^(?:\.|docker:)/.test(written)) return undefined;
  const at = written.indexOf("@");
  if (at === -1) return undefined;
  return { written, ref: written.slice(at + 1), isSteward: STEWARD.test(written) };
}

/** A major line above this steward's own: the one after a version 0 begins with the first release. */
function isStillToCome(ref: string, version: string): boolean {
  const [, major] = MAJOR_LINE.exec(ref) ?? [];
  return major !== undefined && Number(major) > Number(version.split(".")[0]);
}

function namesOf(pins: readonly Pin[]): string {
  return listed(
    pins.map(({ written }) => written),
    "and",
  );
}
