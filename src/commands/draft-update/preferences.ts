/** Preferences of routing that a memory holds: records that say what they prefer or avoid, in any layout. */
import { valueAt } from "../../memory/plain-data.js";
import { visitRecords } from "../../load/visit-records.js";
import type { Declaration } from "../../memory/record.js";
import type { Tree } from "../../memory/tree.js";
import type { CheckResult } from "../check/check.js";
import { CountedRecord } from "./counted-record.js";

export interface Preference {
  readonly record: CountedRecord;
  readonly target: string;
  readonly preference: "prefer" | "avoid";
  readonly status: "active" | "candidate";
}

const STATUSES: Readonly<Record<string, Preference["status"]>> = {
  active: "active",
  approved: "active",
  candidate: "candidate",
  draft: "candidate",
  proposed: "candidate",
};

export async function preferencesOf({ gate, judgement }: CheckResult, tree: Tree): Promise<Preference[]> {
  const found: (Omit<Preference, "record"> & { readonly declaration: Declaration })[] = [];
  const paths = new Set(judgement.graph.declarations.flatMap(({ role, path }) => (role === "record" ? [path] : [])));
  await visitRecords(judgement.memory, paths, gate, ({ declaration, value }) => {
    const at = (name: string): unknown => value[name] ?? valueAt(value, ["attributes", name]);
    const [target, preference] = [at("target"), at("preference")];
    const status = STATUSES[declaration.status?.toLowerCase() ?? "active"];
    const isOut =
      (at("superseded_by") ?? undefined) !== undefined ||
      at("stale") === true ||
      at("review_state") === "pending_review";
    if (typeof target !== "string" || (preference !== "prefer" && preference !== "avoid") || !status || isOut) return;
    found.push({ declaration, target, preference, status });
  });
  const preferences: Preference[] = [];
  for (const { declaration, ...preference } of found) {
    const record = await CountedRecord.read(declaration, tree, gate);
    if (record) preferences.push({ ...preference, record });
  }
  return preferences;
}
