/** The reasons for which a run is not imported. */
import type { Refusal } from "../memory/judged-update.js";

/** The codes, with what the sender has to do. They are stable. Each is written `MEMORY_REJECTED_<NAME>`. */
export const RUN_REFUSALS = {
  NO_RUN: "Name the folder of one run: run.json, or journal/ with its events, stands directly in it.",
  LINK: "Replace links and devices in the run's folder by files, or leave them out.",
  TOO_LARGE: "Import a smaller run, or leave raw files out of its folder.",
  NOT_TEXT: "Write run.json, journal and tasks as UTF-8.",
  NOT_JSON: "Mend the file that is no JSON object, or import the run as its tool wrote it.",
  TOO_DEEP: "Nest values less deeply.",
  DUPLICATE_KEY: "Name each member once.",
  UNKNOWN_DIALECT: "Write events with type and recordedAt, with eventType, or with run_start and run_end.",
  MIXED_DIALECTS: "Keep one journal in a folder.",
  DUPLICATE_SEQUENCE: "Give each event of the journal a number of its own.",
  WRONG_SEQUENCE: "Name each event's file after its number, from 000001 to 999999.",
  JOURNAL_GAP: "Import all events of the journal, or choose the tier curated-journal.",
  UNSAFE_RUN_ID:
    "Name the run with up to 80 letters, digits, hyphens and single dots, and not after a device of Windows such as CON.",
  WRONG_RUN: "Let run.json and journal name one run.",
  NO_TIME: "Let the run say when it was created, or when its events happened.",
  NO_PROCESS: "Let the run name its process.",
  WRONG_ORGANIZATION: "Import the run into the memory of its own organization.",
  UNKNOWN_REPOSITORY: "Add a Repository record, or name one under imports.repository.",
  NO_OWNERS: "Name who answers for imported runs under imports.owners.",
  NOT_A_BRAIN: "Import into a memory with the company-brain layout.",
  PATH_COLLISION: "Give the run an id that differs from others in more than letter case.",
  ACTIVE_RUN: "Wait for the end of the run, or set imports.allowActive.",
  TIER_NOT_APPROVED: "List the tier under imports.approvedTiers, or choose a lower one.",
  REDACTION_TOO_BROAD: "Look at the run by hand: without its secrets it says too little to be kept.",
  BREAKS_CHECK: "Mend what the check says.",
} as const;

export type RunRefusalName = keyof typeof RUN_REFUSALS;

export function runRefusal(name: RunRefusalName, message: string, advice: string = RUN_REFUSALS[name]): Refusal {
  return { code: `MEMORY_REJECTED_${name}`, message, advice };
}

/** Thrown inside the room alone: reading ends at the first fault. */
export class RunRefused extends Error {
  readonly refusal: Refusal;

  constructor(name: RunRefusalName, message: string, advice?: string) {
    super(message);
    this.refusal = runRefusal(name, message, advice);
  }
}
