/** Who should look at a change: the owners of its records, and those of the memory where it edits the rules. */
import { addTo } from "../../memory/grouped.js";
import { isRestrictedLevel } from "../../memory/restricted.js";
import { isSameName } from "../../memory/repository-name.js";
import type { Account, Reviewers } from "../../memory/forge.js";
import type { Reviewer } from "../../report/comment/comment-input.js";
import type { ApprovalBasis } from "./approvals.js";
import type { TouchedRecord } from "./touched-records.js";

export interface AskedReviewers extends Reviewers {
  /** For the comment, those of most records first. */
  readonly named: readonly Reviewer[];
}

/** A comment that names more says nothing. GitHub takes 15 requests. */
const MAX_REVIEWERS = 10;

/** @param organization whose teams can be asked. */
export function reviewersOf(
  { records, editsGate, ontology }: ApprovalBasis,
  { author, organization }: { readonly author?: Account; readonly organization: string },
): AskedReviewers {
  const { accounts = {}, memory = [] } = ontology.owners;
  const owned = new Map<string, TouchedRecord[]>();
  for (const record of records) {
    for (const owner of record.owners) {
      addTo(owned, owner, record);
    }
  }
  const guards = editsGate ? memory : [];
  const owners = [
    ...guards.map((owner) => ({ owner, reason: "owns the memory, whose rules this change edits" })),
    ...[...owned]
      .filter(([owner]) => !guards.includes(owner))
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([owner, list]) => ({ owner, reason: reasonOf(list) })),
  ];
  const asked = new Map<string, string>();
  for (const { owner, reason } of owners) {
    for (const name of Object.hasOwn(accounts, owner) ? (accounts[owner] ?? []) : [owner]) {
      const isAuthor = author !== undefined && isSameName(name, author.login);
      if (!isAuthor && !asked.has(name)) asked.set(name, reason);
    }
  }
  const named = [...asked].slice(0, MAX_REVIEWERS).map(([name, reason]) => ({ name, reason }));
  // An owner without an account is named as the records name it, and cannot be asked.
  const names = named.map(({ name }) => name).filter((name) => !name.includes(":"));
  const teamPrefix = `${organization.toLowerCase()}/`;
  return {
    named,
    users: names.filter((name) => !name.includes("/")),
    teams: names
      .filter((name) => name.toLowerCase().startsWith(teamPrefix))
      .map((name) => name.slice(teamPrefix.length)),
  };
}

function reasonOf(records: readonly TouchedRecord[]): string {
  const [first, ...others] = records;
  const restricted = records.some(({ sensitivity }) => sensitivity.some(isRestrictedLevel));
  const extent = others.length === 0 ? `owns ${first?.id ?? ""}` : `owns ${records.length} of the records`;
  return restricted ? `${extent}, restricted` : extent;
}
