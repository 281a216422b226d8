import type { Suggestion } from "../../memory/finding.js";
import type { Ontology } from "../../memory/ontology.js";
import type { Anchor } from "../../memory/place.js";
import { narrowings } from "../narrowings.js";
import { listed } from "../phrases.js";
import { counted } from "../../memory/counted.js";
import type { ChangeContext, Rule } from "../rule.js";

const BEFORE = {
  "ontology/node-kinds.yaml": `ontology: memory-steward.ontology/v1
version: 1.2.0
`,
  "ontology/edge-kinds.yaml": `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
  - name: tested_by
    purpose: Is tested by the target.
    example: { from: service:mirror, tested_by: tool:linter }
`,
};

const MAX_SHOWN = 4;

export const breakingChange: Rule = {
  id: "ontology/breaking-change",
  title: "Ontology narrowed without a new major version",
  severity: "error",
  rationale:
    "Removing a kind or narrowing what it allows turns records that were right into wrong ones, here and wherever the " +
    "ontology is used. The major version is how others learn of it.",
  remedy: "Raise the major number of `version`, or keep what was allowed.",
  source: "Decision 9; record families 1.7",
  bad: {
    before: BEFORE,
    files: {
      "ontology/node-kinds.yaml": `ontology: memory-steward.ontology/v1
version: 1.3.0
`,
      "ontology/edge-kinds.yaml": `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
`,
    },
    at: "ontology/node-kinds.yaml:2:10",
  },
  good: { before: BEFORE, files: BEFORE },
  change(context, report) {
    const { ontology: known, proposedOntology: proposed } = context;
    // One that cannot be read has been reported and says nothing about kinds; one inside a layout has no place of its own.
    const stands = ({ origin }: Ontology) => origin === "files" || origin === "built-in";
    if (known === proposed || !stands(known) || !stands(proposed)) return;
    if (isNewMajor(known.version, proposed.version)) return;
    const breaks = narrowings(known, proposed);
    if (breaks.length === 0) return;
    const texts = breaks.map(({ text }) => text);
    const shown = texts.slice(0, MAX_SHOWN);
    const rest = texts.length - shown.length;
    const version =
      proposed.version === undefined
        ? "states no version"
        : `is version ${proposed.version} (before: ${known.version ?? "none"})`;
    report({
      message: `The ontology ${version}, and ${listed(rest > 0 ? [...shown, `${counted(rest, "more change")} narrow${rest === 1 ? "s" : ""} it`] : shown, "and")}. That takes a new major version.`,
      at: versionAnchor(context),
      subject: texts.join("; "),
      ...suggestion(context),
      related: breaks.flatMap(({ at, text }) => (at && context.hasPath(at.path) ? [{ message: text, at }] : [])),
    });
  },
};

function isNewMajor(known: string | undefined, proposed: string | undefined): boolean {
  const before = majorOf(known);
  const after = majorOf(proposed);
  return after !== undefined && (before === undefined || after > before);
}

/** The number whose rise announces a break: before 1.0.0 that is the minor (Semantic Versioning 2.0.0, item 4). */
function majorOf(version: string | undefined): number | undefined {
  const match = /^(\d+)\.(\d+)/.exec(version ?? "");
  if (!match) return undefined;
  const major = Number(match[1]);
  return major > 0 ? major * 1_000_000 : Number(match[2]);
}

function versionAnchor({ layout, proposedOntology, hasPath }: ChangeContext): Anchor {
  if (layout.ontology?.from === "manifest") {
    return { path: layout.root + layout.ontology.manifest, document: 0, pointer: ["catalogSchemaVersion"] };
  }
  const [kind] = proposedOntology.nodeKinds.values();
  const folder = layout.ontology?.from === "folder" ? layout.ontology.folder : "ontology/";
  const path = kind && hasPath(kind.at.path) ? kind.at.path : `${layout.root}${folder}node-kinds.yaml`;
  return { path, document: 0, pointer: ["version"] };
}

function suggestion(context: ChangeContext): { readonly suggestion?: Suggestion } {
  const { proposedOntology, ontology } = context;
  const major = Number(/^\d+/.exec(ontology.version ?? "")?.[0] ?? Number.NaN);
  const { pointer } = versionAnchor(context);
  if (Number.isNaN(major) || proposedOntology.version === undefined || !pointer) return {};
  const next = `${major + 1}.0.0`;
  return {
    suggestion: { message: `Set the version to ${next}`, certain: false, edit: { kind: "set", pointer, value: next } },
  };
}
