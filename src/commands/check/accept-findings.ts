/** `accept`: writes the waivers by which a check accepts what it finds in one place. */
import type { WaiversFile } from "../../generated/types/waivers.js";
import { loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import { isExpired, isSecret, type Waiver } from "../../memory/baseline-and-waivers.js";
import { counted } from "../../memory/counted.js";
import type { Finding } from "../../memory/finding.js";
import { firstNames } from "../../memory/first-names.js";
import { pageAddress } from "../../memory/project-address.js";
import { readFile, type Tree } from "../../memory/tree.js";
import { filesAt } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import { findRule } from "../../rules/judge.js";
import { noSuchRule } from "../../rules/nearest-rules.js";
import { quote } from "../../rules/phrases.js";
import { RULES } from "../../rules/registry.js";
import type { Overlay } from "../propose/draft.js";
import { acceptanceBy } from "./acceptance.js";
import { check, type CheckInput } from "./check.js";
import { editedList, saysNothing, withItem, type ListFile } from "./list-file.js";

export interface AcceptInput extends Pick<CheckInput, "subject" | "root" | "now" | "history" | "secrets"> {
  /** That the file is written to: what the gate is read from is another where a change is judged. */
  readonly tree: Tree;
  readonly gate: GateOptions;
  readonly overlay: Overlay;
  /** Id of the rule. */
  readonly rule: string;
  /** Record or path; may be left out where the rule finds one thing alone. */
  readonly place?: string;
  /** The finding's own subject, where only that is accepted. */
  readonly detail?: string;
  readonly actor: string;
  readonly reason: string;
  /** A date, or an RFC 3339 time. */
  readonly expires: string;
}

export interface AcceptResult {
  /** What the check accepts from then on. */
  readonly findings: readonly Finding[];
  readonly file: { readonly path: string; readonly before: Uint8Array | undefined; readonly text: string };
  /** As they stand in the file. */
  readonly entries: readonly Entry[];
}

type Entry = WaiversFile["waivers"][number];

const LIST: ListFile = {
  member: "waivers",
  head: `# What somebody accepts, by name and until a day. ${pageAddress("docs/configuration.md")} describes the entries.\nwaivers:\n`,
};

/** @throws UserError where nothing of the kind is found, or it may not be waived, or the file cannot be edited. */
export async function acceptFindings(input: AcceptInput): Promise<AcceptResult> {
  assertMayBeWaived(input.rule);
  const { report, gate } = await check(input);
  const findings = chosen(report.findings, input);
  if (findings.some(isSecret) && gate.baseline.salt === undefined) {
    throw new UserError(
      "A secret is accepted by a fingerprint with a key, and this memory has no key yet.",
      `Take the secret out, and revoke it where it is in use. To keep it, see ${pageAddress("docs/scan.md")} on how to accept what is right`,
    );
  }
  const entries = entriesFor(findings, input);
  const file = await withEntries(entries, input);
  await assertHonoured(findings, file, input);
  return { findings, file, entries };
}

/** What speaks of acceptance itself is none that can be accepted. */
function assertMayBeWaived(rule: string): void {
  if (!findRule(rule)) {
    throw noSuchRule(rule, RULES);
  }
  if (rule === "gate/expired-waiver" || rule === "gate/unused-acceptance") {
    throw new UserError(
      `${rule} is not waived: it speaks of a waiver.`,
      rule === "gate/expired-waiver"
        ? "Mend what was waived and remove the entry, or accept the same place once more, which renews it"
        : "Remove the entry that accepts nothing",
    );
  }
}

const MAX_LISTED = 10;

/** More than a person accepts one by one. */
const MAX_ACCEPTED = 100;

/** The findings that the caller means. */
function chosen(all: readonly Finding[], { rule, place, detail }: AcceptInput): readonly Finding[] {
  const ofRule = all.filter((finding) => finding.rule === rule);
  const open = ofRule.filter(({ accepted }) => accepted === undefined);
  const here = (findings: readonly Finding[]) =>
    findings.filter(
      (finding) =>
        (place === undefined || finding.record === place || finding.path === place) &&
        (detail === undefined || finding.subject === detail),
    );
  const found = here(open);
  if (found.length > MAX_ACCEPTED && place !== undefined) {
    throw new UserError(
      `${rule} finds ${counted(found.length, "problem")} there, more than the ${MAX_ACCEPTED} that are accepted by name at once.`,
      "Accept all that is there with check --update-baseline, or name one with --detail",
    );
  }
  if (found.length === 1 || (found.length > 1 && place !== undefined)) return found;
  if (found.length > 1)
    throw new UserError(`${rule} finds ${counted(found.length, "problem")}.`, `Name one: ${places(found)}`);
  const of = `${place === undefined ? "" : ` for ${quote(place)}`}${detail === undefined ? "" : ` with ${quote(detail)}`}`;
  if (here(ofRule).length > 0)
    throw new UserError(`What ${rule} finds${of} is accepted already.`, "check --show-accepted shows it");
  throw new UserError(
    `The check finds no ${rule}${of}.`,
    open.length > 0
      ? `It finds it elsewhere; name one: ${places(open)}`
      : `Only what is found is accepted. What a change alone shows, such as change/…, is found with --base`,
  );
}

/** What to type, and where that stands. */
function places(findings: readonly Finding[]): string {
  return firstNames([...new Set(findings.map(nameOf))], MAX_LISTED, quote);
}

function nameOf({ record, path }: Finding): string {
  return record ?? path;
}

/** One for each finding, so that the next of its kind in the same place is told. */
function entriesFor(findings: readonly Finding[], { rule, place, actor, reason, expires }: AcceptInput): Entry[] {
  const entries = findings.map((finding) => ({
    rule,
    subject: place ?? nameOf(finding),
    ...(finding.subject !== undefined && { detail: finding.subject }),
    actor,
    reason,
    expires,
  }));
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
}

function keyOf({
  rule,
  subject,
  detail,
}: Pick<Waiver, "rule" | "subject"> & { readonly detail?: string | undefined }): string {
  return JSON.stringify([rule, subject, detail]);
}

async function withEntries(entries: readonly Entry[], input: AcceptInput): Promise<AcceptResult["file"]> {
  const { tree, now } = input;
  const { waiversPath: path, waivers, problems } = await loadGate(tree, input.gate);
  const [found] = await filesAt(new Set([path]), tree);
  const before = found && (await readFile(tree, found));
  let text = before && Buffer.from(before).toString("utf8");
  const isEmpty = text === undefined || saysNothing(text, LIST);
  if (!isEmpty && problems.some(({ at }) => at.path === path)) {
    throw new UserError(`${path} is no valid list of waivers.`, "Mend what the check says of it first");
  }
  const known = isEmpty ? [] : waivers.filter((waiver) => waiver.path === path);
  let count = known.length;
  for (const entry of entries) {
    const index = known.findIndex((waiver) => keyOf(waiver) === keyOf(entry) && isExpired(waiver, now));
    if (index === -1) text = withItem({ path, text, count: count++ }, LIST, entry);
    else text = renewed(path, text ?? "", index, entry);
  }
  return { path, before, text: text ?? "" };
}

/** An expired waiver of the same place holds again: two of them would contradict each other. */
function renewed(path: string, text: string, index: number, entry: Entry): string {
  return (["actor", "reason", "expires"] as const).reduce(
    (edited, member) =>
      editedList(path, edited, { kind: "set", pointer: ["waivers", index, member], value: entry[member] }),
    text,
  );
}

/** What was written is read as a check would read it: where that accepts less, nothing is to be written. */
async function assertHonoured(
  findings: readonly Finding[],
  { path, text }: AcceptResult["file"],
  { tree, overlay, gate: options, now }: AcceptInput,
): Promise<void> {
  const after: Gate = await loadGate(
    await overlay(tree, [{ path, bytes: Buffer.from(text), mode: "100644" }]),
    options,
  );
  const isFaulty = after.problems.some(({ at }) => at.path === path);
  const acceptance = acceptanceBy(after, now);
  const open = findings.filter(
    ({ path: place, record, rule, subject, fingerprint }) =>
      acceptance({
        fingerprint,
        problem: {
          rule,
          at: { path: place },
          ...(record !== undefined && { record }),
          ...(subject !== undefined && { subject }),
        },
      }) !== "waived",
  );
  if (!isFaulty && open.length === 0) return;
  throw new UserError(
    `The check would not accept ${counted(findings.length, "finding")} by this entry, so nothing was written.`,
    "Let the reason have ten characters or more, and the day be one to come",
  );
}
