/** The verdict on an update as JSON (schemas/update-verdict.schema.json). Holds no text of the update but names. */
import type { JudgedUpdate } from "../memory/judged-update.js";
import type { Decided, DecidedRecord } from "../memory/proposal.js";
import { findingPlaces } from "./finding-places.js";
import { jsonText } from "./json-text.js";

type DecidedUpdate = JudgedUpdate & {
  readonly decided?: Decided & { readonly records: readonly (DecidedRecord & { readonly change: number })[] };
};

export function renderUpdateJson({
  digest,
  changes,
  refusals,
  findings,
  decided,
  mainErrors = 0,
  begins,
}: DecidedUpdate): string {
  return jsonText({
    schema: "memory-steward.update-verdict/v1",
    verdict: refusals.length === 0 ? "acceptable" : "refused",
    digest: digest ?? null,
    changes: changes.map(({ change, path, before, after, conflicts }) => ({
      change,
      path,
      action: after === undefined ? "delete" : before === undefined ? "add" : "modify",
      conflicts: conflicts.map(({ field }) => field),
    })),
    refusals: refusals.map(({ code, message, advice, at, change }) => ({
      code,
      message,
      advice,
      ...(at && { line: at.line, column: at.column }),
      ...(change !== undefined && { change }),
    })),
    findings: findingPlaces(findings),
    ...(decided && {
      decision: decided.decision,
      handling: decided.handling,
      mainErrors,
      ...(begins !== undefined && { begins: true }),
      records: decided.records.map(({ change, record: { id, path, decision, relation, reason, targets } }) => ({
        ...{ change, id, path, decision, relation, reason, targets },
      })),
    }),
  });
}
