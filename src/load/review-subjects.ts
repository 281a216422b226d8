/** Records of any family as the reviewer sees them: every layout's fields are looked for in the places that families use. */
import { isRestrictedLevel } from "../memory/restricted.js";
import type { Inspected } from "../layouts/extract.js";
import { mayBeProposed } from "../layouts/layout.js";
import { timeOfText } from "../memory/instant.js";
import { isMapping, valueAt, type Mapping } from "../memory/plain-data.js";
import type { Tree } from "../memory/tree.js";
import type { ReviewSubject, ReviewStatus } from "../memory/review-subject.js";
import { RETIRED_WORDS, retiringStatus } from "../memory/statuses.js";
import type { Gate } from "./gate.js";
import { recordEntries } from "./read-memory.js";
import { visitFile, visitRecords } from "./visit-records.js";

const STATUSES: Readonly<Record<string, ReviewStatus>> = {
  draft: "candidate",
  candidate: "candidate",
  proposed: "candidate",
  review: "candidate",
  done: "done",
  ...Object.fromEntries(RETIRED_WORDS.map((word) => [word, "out" as const])),
  stale: "out",
  rejected: "out",
  retracted: "out",
};

export interface KnownSubjects {
  readonly subjects: readonly ReviewSubject[];
  /** Files that could not be read, in whole or in part: the comparison is incomplete. */
  readonly broken: number;
}

/**
 * Every record of a tree that a proposal may be compared with.
 * @param now what ended before it is out of force.
 */
export async function reviewSubjects(tree: Tree, gate: Gate, now: Date): Promise<KnownSubjects> {
  const entries = recordEntries(await tree.entries(), gate);
  const subjects: ReviewSubject[] = [];
  const paths = new Set(entries.map(({ path }) => path));
  const broken = await visitRecords({ tree, entries }, paths, gate, (inspected, body) => {
    const subject = subjectOf(inspected, body, gate);
    if (subject) subjects.push(hasEnded(subject.until, now) ? { ...subject, status: "out" } : subject);
  });
  return { subjects, broken };
}

/** A day ends with its last second, UTC. */
function hasEnded(until: string | undefined, now: Date): boolean {
  if (until === undefined) return false;
  const end = timeOfText(/^\d{4}-\d{2}-\d{2}$/.test(until) ? `${until}T23:59:59.999Z` : until);
  return end < now.getTime();
}

/** The records of one file that stands, or would stand, at a path. */
export function candidateSubjects(path: string, bytes: Uint8Array, gate: Gate): ReviewSubject[] {
  const subjects: ReviewSubject[] = [];
  visitFile(path, bytes, gate, (inspected, body) => {
    const subject = subjectOf(inspected, body, gate);
    if (subject) subjects.push(subject);
  });
  return subjects;
}

/** Undefined for what is no memory of its own: amendments, evidence of runs, generated files. */
function subjectOf(inspected: Inspected, body: string, { layout, ontology }: Gate): ReviewSubject | undefined {
  const { declaration, layoutClass, value } = inspected;
  if (declaration.role === "patch" || declaration.role === "extension" || layoutClass.generated) return undefined;
  if (!mayBeProposed(layoutClass, layout)) return undefined;
  const until = firstText(value, UNTIL)?.text;
  const summarized = firstText(value, ["summary", "description", "purpose"]);
  const summary = summarized?.text ?? firstParagraph(body);
  const facts = factsOf(value, summarized?.name);
  const retirement = retiringStatus(declaration, ontology);
  return {
    id: declaration.id ?? declaration.path,
    path: declaration.path,
    type: declaration.kind ?? declaration.className,
    status: isRetired(value) ? "out" : (STATUSES[declaration.status?.toLowerCase() ?? ""] ?? "active"),
    title: declaration.title ?? "",
    ...(summary !== undefined && { summary }),
    detail: body === "" ? textsOf(value) : body,
    tags: declaration.tags,
    scope: [...listAt(value, "path_scope"), ...scopeEdges(inspected)],
    ...(declaration.updatedAt !== undefined && { updated: declaration.updatedAt }),
    ...(until !== undefined && { until }),
    routing: ROUTING.filter((name) => {
      const member = value[name] ?? valueAt(value, ["attributes", name]);
      return isSaid(member) && member !== UNSTEERED.get(name);
    }),
    isWithheld: isRestrictedLevel(declaration.sensitivity),
    supersedes: declaration.edges.filter(({ kind }) => kind === "supersedes").map(({ target }) => target),
    ...(facts !== undefined && { facts }),
    ...(retirement !== undefined && { retirement }),
  };
}

/** Fields that steer which skills an agent takes. */
const ROUTING = [
  "required_skills",
  "recommended_skills",
  "suppressed_skills",
  "skill_trigger_tasks",
  "skill_trigger_paths",
  "invocation_mode",
  "risk_level",
] as const;

/** What goes without saying, and RepoBrain still writes into every memory. */
const UNSTEERED: ReadonlyMap<string, string> = new Map([
  ["invocation_mode", "optional"],
  ["risk_level", "low"],
]);

function isSaid(member: unknown): boolean {
  return Array.isArray(member) ? member.length > 0 : member !== undefined && member !== null && member !== "";
}

function isRetired(value: Mapping): boolean {
  const by = valueAt(value, ["superseded_by"]);
  return value["stale"] === true || (typeof by === "string" && by !== "");
}

const UNTIL = ["valid_until", "expires"];

function firstText(
  value: Mapping,
  names: readonly string[],
): { readonly name: string; readonly text: string } | undefined {
  for (const name of names) {
    for (const text of [value[name], valueAt(value, ["attributes", name])]) {
      if (typeof text === "string" && text.trim() !== "") return { name, text };
    }
  }
  return undefined;
}

function listAt(value: Mapping, name: string): string[] {
  const found = value[name] ?? valueAt(value, ["attributes", name]);
  return (Array.isArray(found) ? found : [found]).filter((entry): entry is string => typeof entry === "string");
}

function scopeEdges({ declaration }: Inspected): string[] {
  return declaration.edges.filter(({ kind }) => kind.startsWith("applies_to")).map(({ target }) => target);
}

/** The first paragraph of prose, headings left out. */
function firstParagraph(body: string): string | undefined {
  const paragraph = body
    .slice(0, 8000)
    .split(/\n[ \t]*\n/)
    .map((block) => block.replace(/^#{1,6} [^\n]*\n?/, "").trim())
    .find((block) => block !== "" && !/^(?:```|~~~|[-*+] |\||<!--)/.test(block));
  return paragraph === undefined || paragraph === "" ? undefined : paragraph;
}

/** Fields that name the record or are compared by themselves. */
const SHOWN = new Set(["id", "nodeKind", "kind", "type", "status", "updatedAt", "tags", "title"]);

/** Fields that are about the record and not what it says. */
const ABOUT = new Set([...SHOWN, "owners", "edges", "sensitivity"]);

/** Where a record comes from and who has seen it: two records that say the same differ in it. */
const ORIGIN = /^(?:run|source|evidence|provenance|imported|observed|created|updated|author|owner|review|approv)/i;

/** @param summary the member that is compared as the summary. */
function factsOf(value: Mapping, summary: string | undefined): string | undefined {
  const said = (mapping: Mapping): [string, unknown][] =>
    Object.entries(mapping).filter(
      ([name, member]) =>
        ![summary, "path_scope"].includes(name) &&
        !SHOWN.has(name) &&
        !ORIGIN.test(name) &&
        !(name === "sensitivity" && member === "internal"),
    );
  const { attributes, ...others } = value;
  const facts = Object.fromEntries([...(isMapping(attributes) ? said(attributes) : []), ...said(others)]);
  return Object.keys(facts).length === 0 ? undefined : JSON.stringify(facts);
}

const MAX_TEXTS = 2000;

/** Texts of a record without a body, in the order of their keys. The parser bounds the depth. */
function textsOf(value: Mapping): string {
  const texts: string[] = [];
  const visit = (member: unknown): void => {
    if (texts.length >= MAX_TEXTS) return;
    if (typeof member === "string") texts.push(member);
    else if (typeof member === "number") texts.push(String(member));
    else if (Array.isArray(member)) member.forEach(visit);
    else if (isMapping(member)) visitMembers(member);
  };
  const visitMembers = (mapping: Mapping): void => {
    for (const key of Object.keys(mapping).sort()) if (!ABOUT.has(key)) visit(mapping[key]);
  };
  visitMembers(value);
  return texts.join("\n");
}
