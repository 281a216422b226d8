/** Records that the list of bad states names and nobody declares. */
import type { KnownBadFile } from "../../generated/types/known-bad.js";
import type { Problem } from "../../memory/finding.js";
import { nearestKnown } from "../../memory/nearest-known.js";
import type { Anchor } from "../../memory/place.js";

/** What the tree declares. */
export interface DeclaredRecords {
  readonly has: (id: string) => boolean | Promise<boolean>;
  /** Every id, for the one that was meant by another. */
  readonly ids: () => Iterable<string> | Promise<Iterable<string>>;
  /** Path of the file that would declare it and cannot be read. */
  readonly unreadableFile: (id: string) => string | undefined;
}

interface AskedRecords extends Omit<DeclaredRecords, "ids"> {
  /** Undefined where nobody asks which id was meant. */
  readonly ids: DeclaredRecords["ids"] | undefined;
  /** Whether a change is judged, and names it as bad for the first time. */
  readonly isNew: (id: string) => boolean;
}

type Entry = KnownBadFile["knownBad"][number];

/** The id that was meant by another one, where that can be told. */
type Nearest = (id: string) => Promise<string | undefined>;

const RULE = "gate/unknown-record";

/** @param path of the list. */
export async function unknownRecords(
  entries: readonly Entry[],
  path: string,
  asked: AskedRecords,
): Promise<readonly Problem[]> {
  const nearest = nearestAmong(asked.ids);
  const unknown: Problem[] = [];
  for (const [index, entry] of entries.entries()) {
    const at = (...keys: (string | number)[]) => ({ path, document: 0, pointer: ["knownBad", index, ...keys] });
    // What has ended is history: the record may be gone for good, and nothing is to be done about it.
    const isOpen = entry.commits !== undefined && entry.commits.to === undefined;
    for (const [place, id] of (entry.records ?? []).entries()) {
      if (!(isOpen || asked.isNew(id)) || (await asked.has(id))) continue;
      const file = asked.unreadableFile(id);
      const where = at("records", place);
      unknown.push(
        file === undefined
          ? unknownProblem(id, where, isOpen, await nearest(id))
          : unreadableProblem(`The known-bad record ${JSON.stringify(id)}`, id, file, where),
      );
    }
    const { remediation } = entry;
    if (remediation === undefined || (await asked.has(remediation))) continue;
    const file = asked.unreadableFile(remediation);
    unknown.push(
      file === undefined
        ? unknownRemediation(remediation, at("remediation"), await nearest(remediation))
        : unreadableProblem(`The remediation ${JSON.stringify(remediation)}`, remediation, file, at("remediation")),
    );
  }
  return unknown;
}

function nearestAmong(ids: AskedRecords["ids"]): Nearest {
  let all: readonly string[] | undefined;
  return async (id) => {
    if (!ids) return undefined;
    all ??= [...(await ids())];
    return nearestKnown(id, all)?.name;
  };
}

function unknownProblem(id: string, at: Anchor, isOpen: boolean, near: string | undefined): Problem {
  // Taking the record away may be how the fault was mended.
  const leave = "Leave it if the record was taken away for what was wrong in it";
  const until = isOpen ? ": the note goes once the entry has its end (`known-bad add --from … --to …`)" : "";
  return {
    rule: RULE,
    message: `Known-bad record ${JSON.stringify(id)} does not exist: it was taken away, or its id is wrong.`,
    at,
    subject: id,
    severity: "note",
    suggestion: {
      message:
        near === undefined
          ? `${leave}${until}${isOpen ? ". Else" : ", else"} correct the id`
          : `Did you mean ${JSON.stringify(near)}? ${leave}${until}`,
      certain: false,
    },
  };
}

function unknownRemediation(id: string, at: Anchor, near: string | undefined): Problem {
  return {
    rule: RULE,
    message: `The remediation ${JSON.stringify(id)}, which should tell what was done about it, does not exist.`,
    at,
    subject: id,
    ...(near !== undefined && { suggestion: { message: `Did you mean ${JSON.stringify(near)}?`, certain: false } }),
  };
}

/** A note, since the file is an error of its own. */
function unreadableProblem(what: string, id: string, file: string, at: Anchor): Problem {
  return {
    rule: RULE,
    message: `${what} cannot be looked up: ${file}, which would declare it, cannot be read.`,
    at,
    subject: id,
    severity: "note",
    related: [{ message: "this file cannot be read", at: { path: file } }],
    suggestion: { message: `Mend ${file}`, certain: false },
  };
}
