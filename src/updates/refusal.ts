/** The reasons for which an update is refused. */
import { pageAddress } from "../memory/project-address.js";
import type { Refusal } from "../memory/judged-update.js";

/**
 * The codes, with what the sender has to do. They are stable: a sender may decide by them. Each is written
 * `MEMORY_REJECTED_<NAME>`.
 */
export const REFUSALS = {
  TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
  NOT_TEXT: "Write the file as UTF-8 without NUL or unpaired surrogates.",
  NOT_JSON: "Write one JSON value that RFC 8259 allows, without trailing commas or comments.",
  TOO_DEEP: "Nest values less deeply.",
  DUPLICATE_KEY: "Name each member once.",
  RESERVED_KEY: "Use another name for the member.",
  INVALID: `Follow ${pageAddress("schemas/memory-update.schema.json")}`,
  UNKNOWN_FORMAT: 'Write "schema": "memory-steward.update/v1", which this steward reads.',
  WRONG_REPOSITORY: "Send the update to the memory that it names.",
  WRONG_RUN: "Name the run that sends the update: repository and id are compared with those of the run.",
  DIGEST_MISMATCH: "Send the file again: what arrived is not what was announced.",
  UNKNOWN_BASE: "Name a commit of the memory's default branch as baseCommit.",
  UNSAFE_PATH: "Write the path relative to the memory's root, with plain names, without dot files and `..`.",
  PROTECTED_PATH: "Leave configuration, ontology, indexes, snapshots and workflows to people.",
  NOT_PROPOSABLE: "Put the file where the layout takes proposals.",
  PATH_COLLISION: "Use the spelling of the file that is there already.",
  NOT_A_FILE: "Name a regular file.",
  CHANGED_TWICE: "Name each file and each record once.",
  NO_SUCH_FILE: "Delete only what is there.",
  NO_SUCH_RECORD:
    "Name an id of the memory, in a deletion too; a new record also needs its kind, as `kind` or `nodeKind`, or where the layout reads it.",
  NO_PLACE: "Send the file with its path instead of the record.",
  NOT_EDITABLE: "Send the whole file by its path, on the present state of the memory, with each value written out.",
  WRONG_ID:
    "Keep the id of the record that the file holds; let the id of a new record begin with the prefix of its kind.",
  CONFLICT: "Read the memory again and send the update on its present state.",
  BREAKS_CHECK: "Mend what the check says.",
  SECRET: "Take the secret out of the update; if it is real, revoke it where it was issued.",
  POISON: "Write for a reader; leave out text that steers an agent or hides.",
  BEFORE:
    "Leave it: it was rejected. To have it judged again, remove its entry from memory-steward.rejections.yaml by a pull request.",
  NOTHING_NEW: "Send nothing: the memory says this already.",
  SOURCE_FORK:
    "Run the agent where no fork's pull request starts it; what a fork has to say comes as its own pull request.",
  SOURCE_NOT_LISTED: "Name the repository under `proposals.sources` in memory-steward.yml of the default branch.",
  WORKFLOW_NOT_LISTED: "Name the workflow under `proposals.workflows` in memory-steward.yml of the default branch.",
  UNKNOWN_RUN: "Name a run of the source repository that the token may see.",
  RUN_NOT_FINISHED: "Send the update when the run has ended.",
  UNREADABLE_REQUEST: `Send \`update\`, or \`repository\` and \`run\`, as ${pageAddress("docs/sources.md")} describes them.`,
  ARTIFACT_MISSING: "Upload memory-update.json as an artifact of the name memory-update.",
  ARTIFACT_TWICE: "Upload one artifact of the name memory-update in one run.",
  ARTIFACT_EXPIRED: "Run the agent again, or keep its artifact longer.",
  ARTIFACT_TOO_SLOW: "Run the job again.",
  ARCHIVE_DAMAGED: "Upload the file with actions/upload-artifact.",
  ARCHIVE_CONTRADICTORY: "Upload the file with actions/upload-artifact, and let nothing change the archive.",
  ARCHIVE_UNREAD_FORM:
    "Upload the file with actions/upload-artifact, or tell the tool the size of the file before it writes.",
  ARCHIVE_ENCRYPTED: "Upload the file without a password.",
  ARCHIVE_TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
  ARCHIVE_TOO_MANY_FILES: "Upload memory-update.json alone.",
  ARCHIVE_UNSAFE_PATH: "Upload memory-update.json from the folder that holds it.",
  ARCHIVE_NOT_A_FILE: "Upload a regular file, no link.",
  ARCHIVE_DUPLICATE_PATH: "Upload memory-update.json once.",
  ARCHIVE_WRONG_FILE: "Name the one file of the artifact memory-update.json.",
} as const;

export type RefusalName = keyof typeof REFUSALS;

export function refusal(name: RefusalName, message: string, where: Pick<Refusal, "at" | "change"> = {}): Refusal {
  return { code: `MEMORY_REJECTED_${name}`, message, advice: REFUSALS[name], ...where };
}
