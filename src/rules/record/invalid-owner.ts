import { edgeAnchor } from "../../layouts/links.js";
import type { Suggestion } from "../../memory/finding.js";
import type { Graph } from "../../memory/graph.js";
import type { Ontology } from "../../memory/ontology.js";
import type { Anchor } from "../../memory/place.js";
import { fieldAnchor, type Declaration, type Edge } from "../../memory/record.js";
import { isToldOfLoss, vanishedInChange } from "../broken-edge.js";
import { fieldPointer } from "../field-pointer.js";
import { nearestKnown } from "../../memory/nearest-known.js";
import { lighterOnNotes, listed, meant, quote, recordOf } from "../phrases.js";
import type { GraphContext, Rule } from "../rule.js";

export const invalidOwner: Rule = {
  id: "record/invalid-owner",
  title: "Owner that is no team and no user",
  severity: "error",
  rationale:
    "Owners are asked for review and told of changes. An owner that names nobody leaves the record to no one, and no " +
    "reader sees it.",
  remedy:
    "Write `team:<slug>` for a team of the vocabulary or of the Team records, or `user:<slug>` for a person. Where the " +
    "vocabulary lists owners as CODEOWNERS does, write `@organization/team` or `@account`. Add the team if it is new.",
  source: "Schema specification, validation rules; record families, sections 1.6 and 1.8",
  mends: "writes the known owner where letter case, hyphens and the like are all that differs",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build, team:biuld]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
    at: "graph/tools/lockfile-linter.yaml:6:24",
  },
  good: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build, user:build-oncall]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
  },
  about: "declaration",
  searchesIds: true,
  graph(context, report) {
    const known = knownOwners(context.graph, context.ontology);
    if (!known) return;
    // Many records have one list of owners in common.
    const right = new Set<readonly string[]>();
    context.graph.declarations.forEach((declaration) => {
      if (declaration.role === "extension" || right.has(declaration.owners)) return;
      if (declaration.owners.every((owner) => faultOf(owner, known) === undefined)) {
        right.add(declaration.owners);
        return;
      }
      const placeOf = placesOfOwners(declaration, context);
      declaration.owners.forEach((owner, index) => {
        const fault = faultOf(owner, known);
        if (fault === undefined || isToldOfLoss(owner, invalidOwner.id, context)) return;
        const { at, exact } = placeOf(owner, index);
        const renamed = vanishedInChange(owner, context)?.renamedTo?.id;
        const isJudged = context.graph.isJudged(declaration);
        const several = isJudged ? severalIn(owner, known) : undefined;
        const near = isJudged && !several ? nearest(owner, known) : undefined;
        const name = renamed ?? near?.name;
        const suggestion: Suggestion | undefined =
          name === undefined
            ? isJudged
              ? (listingOf(owner, known, context.graph) ?? several ?? choiceOf(known) ?? formOf(known))
              : undefined
            : {
                message: renamed === undefined && near ? meant(near) : `Write ${name}`,
                certain: renamed === undefined && near?.certain === true,
                ...(exact && at.pointer && { edit: { kind: "set", pointer: at.pointer, value: name } }),
              };
        report({
          message: renamed === undefined ? fault : `${quote(owner)} is now ${quote(renamed)}.`,
          at,
          subject: owner,
          ...recordOf(declaration),
          ...lighterOnNotes(declaration),
          ...(suggestion && { suggestion }),
        });
      });
    });
  },
};

interface KnownOwners {
  readonly isTeam: (owner: string) => boolean;
  /** False where nobody lists teams: any well-formed id will do. */
  readonly hasTeams: boolean;
  readonly users: ReadonlySet<string> | undefined;
  /** Whether the teams are a list of the vocabulary, not records. */
  readonly listed: boolean;
  /** Whether the vocabulary lists owners as CODEOWNERS writes them. */
  readonly handles: boolean;
  /** All of them, for a suggestion. */
  readonly everyone: () => ReadonlySet<string>;
}

/** Undefined where the layout says nothing about owners: a name in a free-form field is as good as any. */
function knownOwners(graph: Graph, ontology: Ontology): KnownOwners | undefined {
  const { teams, users } = ontology.owners;
  const free = ontology.origin === "none" || ontology.origin === "layout";
  if (free && !teams && !users) return undefined;
  let everyone: ReadonlySet<string> | undefined;
  return {
    isTeam: teams ? (owner) => teams.has(owner) : (owner) => graph.kindsOf(owner).has("Team"),
    hasTeams: teams !== undefined || graph.hasKind("Team"),
    users,
    listed: teams !== undefined,
    handles: [...(teams ?? []), ...(users ?? [])].some((name) => name.startsWith("@")),
    everyone: () => (everyone ??= new Set([...(teams ?? graph.idsOfKind("Team")), ...(users ?? [])])),
  };
}

const ASCII_OWNER = /^(team|user):[A-Za-z0-9][A-Za-z0-9._@+-]*$/;
const HANDLE = /^@[A-Za-z0-9_-]+(\/[A-Za-z0-9_.-]+)?$/;

function faultOf(owner: string, known: KnownOwners): string | undefined {
  const { isTeam, hasTeams, users, listed } = known;
  if (isTeam(owner) || users?.has(owner)) return undefined;
  const namespace = namespaceOf(owner, known);
  if (namespace === undefined) {
    const forms = known.handles ? "@<organization>/<team> or @<account>" : "team:<slug> or user:<slug>";
    const more = !known.handles && HANDLE.test(owner) ? ", or names of CODEOWNERS once the ontology lists them" : "";
    return `${quote(owner)} is no owner: owners are ${forms}${more}.`;
  }
  if (namespace === "user") return users ? `The vocabulary has no user ${quote(owner)}.` : undefined;
  if (!hasTeams) return undefined;
  return listed ? `The vocabulary has no team ${quote(owner)}.` : `No Team record has the id ${quote(owner)}.`;
}

function namespaceOf(owner: string, { handles }: KnownOwners): "team" | "user" | undefined {
  const handle = handles ? HANDLE.exec(owner) : null;
  if (handle) return handle[1] === undefined ? "user" : "team";
  return (ASCII_OWNER.exec(owner) ?? /^(team|user):[\p{L}\p{N}][\p{L}\p{N}._@+-]*$/u.exec(owner))?.[1] as
    | "team"
    | "user"
    | undefined;
}

function nearest(owner: string, known: KnownOwners) {
  const everyone = known.everyone();
  if (owner.includes(":") || owner.startsWith("@")) return nearestKnown(owner, everyone);
  // A bare name may be a team or a user: take the one that there is.
  const named = [`team:${owner}`, `user:${owner}`, `@${owner}`].filter((id) => everyone.has(id));
  const [only] = named;
  return named.length === 1 && only !== undefined ? { name: only, certain: false } : undefined;
}

/** A list of the vocabulary stands for the Team records, and may lag behind them. */
function listingOf(owner: string, { listed: hasList, handles }: KnownOwners, graph: Graph): Suggestion | undefined {
  if (!hasList || handles || !graph.kindsOf(owner).has("Team")) return undefined;
  const message = `There is a Team record of that id: add it to \`owners.teams\` of the ontology, which alone counts`;
  return { message, certain: false };
}

/** Characters of a text that may be shown again as a list. */
const MAX_SEVERAL = 300;

/** Owners in one text, as `@ana, @bo`, which is read as the name of one. */
function severalIn(owner: string, known: KnownOwners): Suggestion | undefined {
  if (owner.length > MAX_SEVERAL) return undefined;
  const names = owner.split(",").map((name) => name.trim());
  if (names.length < 2 || names.some((name) => !/^[^\s[\]{}"'#]{1,100}$/.test(name))) return undefined;
  const list = names.map((name) => (known.handles && name.startsWith("@") ? `"${name}"` : name)).join(", ");
  return { message: `Write a list, one owner in each of its items: [${list}]`, certain: false };
}

/** Where owners are listed as CODEOWNERS writes them, the remedy of the rule names forms that this memory does not use. */
function formOf({ handles }: KnownOwners): Suggestion | undefined {
  if (!handles) return undefined;
  return { message: "Write an owner that `owners` of the ontology lists, or add this one there", certain: false };
}

/** More owners than these are no choice to read. */
const MOST_TO_CHOOSE_FROM = 6;

/** Where the vocabulary lists few, they say more than what an owner looks like. */
function choiceOf({ listed: hasList, users, everyone }: KnownOwners): Suggestion | undefined {
  // Users may go unlisted: then any well-formed one will do as well.
  if (!hasList || !users) return undefined;
  const names = everyone();
  if (names.size === 0 || names.size > MOST_TO_CHOOSE_FROM) return undefined;
  return { message: `Write ${names.size === 1 ? "" : "one of "}${listed([...names], "or")}`, certain: false };
}

interface OwnerPlace {
  readonly at: Anchor;
  /** Unless items that are no text may have moved it. */
  readonly exact: boolean;
}

/** Tells where the owners of a record stand: a record may have 60,000, so its edges are looked through once. */
function placesOfOwners(
  declaration: Declaration,
  { layout }: GraphContext,
): (owner: string, index: number) => OwnerPlace {
  const layoutClass = layout.classes.get(declaration.className);
  const pointer = fieldPointer(declaration, "owners", layout);
  const field = pointer.join("\0");
  const edges = new Map<string, Edge>();
  for (const edge of declaration.edges) {
    const owner = edge.written ?? edge.target;
    if (layoutClass?.edgeSources[edge.field]?.path.join("\0") === field && !edges.has(owner)) edges.set(owner, edge);
  }
  return (owner, index) => {
    const edge = edges.get(owner);
    return edge
      ? { at: edgeAnchor(declaration, edge, layoutClass), exact: true }
      : { at: fieldAnchor(declaration, [...pointer, index]), exact: false };
  };
}
