/** The kinds that the generator writes: where their files stand and which edges they have. */

export type KindName =
  | "AgentPractice"
  | "Decision"
  | "Incident"
  | "Package"
  | "ProductArea"
  | "Repository"
  | "Runbook"
  | "Service"
  | "Skill"
  | "Team"
  | "Term"
  | "Tool";

/** An edge kind and what it may point at: kinds, or names in a namespace outside the memory. */
export interface EdgeTemplate {
  readonly kind: string;
  readonly to: readonly KindName[] | { readonly namespace: string };
}

export interface KindTemplate {
  readonly name: KindName;
  readonly prefix: string;
  readonly folder: string;
  readonly format: "markdown" | "yaml";
  /** YAML kinds point at YAML kinds only, so that the YAML files alone are a whole memory. */
  readonly edges: readonly EdgeTemplate[];
}

const to = (kind: string, ...kinds: KindName[]): EdgeTemplate => ({ kind, to: kinds });
const outside = (kind: string, namespace: string): EdgeTemplate => ({ kind, to: { namespace } });

const SECRET = outside("requires_secret", "secret");
const CONFIG = outside("requires_config", "config");
const STACK = outside("applies_to_stack", "stack");
const TRIGGER = outside("safe_for_trigger", "trigger");
const REPOSITORY = to("applies_to_repo", "Repository");

const KINDS: Readonly<Record<KindName, KindTemplate>> = {
  Decision: {
    name: "Decision",
    prefix: "decision",
    folder: "decisions",
    format: "markdown",
    edges: [
      to("documents", "Service", "Package", "ProductArea"),
      to("depends_on", "Decision"),
      to("mentions", "Service", "Term", "Runbook"),
    ],
  },
  Runbook: {
    name: "Runbook",
    prefix: "runbook",
    folder: "runbooks",
    format: "markdown",
    edges: [to("documents", "Service"), to("depends_on", "Tool"), SECRET, to("mentions", "Incident", "Package")],
  },
  Incident: {
    name: "Incident",
    prefix: "incident",
    folder: "incidents",
    format: "markdown",
    edges: [to("resolved_by", "Runbook", "Decision"), to("mentions", "Service", "Tool"), to("documents", "Service")],
  },
  AgentPractice: {
    name: "AgentPractice",
    prefix: "agent-practice",
    folder: "repositories",
    format: "markdown",
    edges: [to("documents", "Tool", "Skill"), TRIGGER, STACK, to("mentions", "Runbook", "Decision")],
  },
  Term: {
    name: "Term",
    prefix: "term",
    folder: "repositories",
    format: "markdown",
    edges: [to("documents", "ProductArea", "Service"), to("mentions", "Term", "Package")],
  },
  Repository: {
    name: "Repository",
    prefix: "repository",
    folder: "graph/repositories",
    format: "yaml",
    edges: [to("documents", "ProductArea"), to("mentions", "Repository", "Team"), to("depends_on", "Package"), STACK],
  },
  Service: {
    name: "Service",
    prefix: "service",
    folder: "graph/services",
    format: "yaml",
    edges: [REPOSITORY, to("depends_on", "Service", "Package"), to("mentions", "Service", "ProductArea"), STACK],
  },
  Package: {
    name: "Package",
    prefix: "package",
    folder: "graph/packages",
    format: "yaml",
    edges: [REPOSITORY, to("depends_on", "Package"), to("mentions", "Tool"), to("documents", "Service")],
  },
  Skill: {
    name: "Skill",
    prefix: "skill",
    folder: "graph/skills",
    format: "yaml",
    edges: [to("depends_on", "Tool"), SECRET, TRIGGER, to("mentions", "Skill", "Repository")],
  },
  Tool: {
    name: "Tool",
    prefix: "tool",
    folder: "graph/tools",
    format: "yaml",
    edges: [SECRET, CONFIG, STACK, to("depends_on", "Package")],
  },
  Team: {
    name: "Team",
    prefix: "team",
    folder: "graph/teams",
    format: "yaml",
    edges: [to("documents", "ProductArea"), to("mentions", "Repository", "Service")],
  },
  ProductArea: {
    name: "ProductArea",
    prefix: "product-area",
    folder: "graph/product-areas",
    format: "yaml",
    edges: [to("mentions", "Service", "Team"), to("documents", "Repository")],
  },
};

const MARKDOWN: readonly KindName[] = ["Decision", "Runbook", "Incident", "AgentPractice", "Term"];

/** The first two make every small memory whole: records need an owner and a repository. */
// prettier-ignore
const YAML: readonly KindName[] = [
  "Team", "Repository", "Service", "Package", "Tool", "Skill",
  "ProductArea", "Service", "Package", "Repository", "Service", "Package",
  "Service", "Package", "Tool", "Repository", "Service", "Package",
  "Skill", "Service", "Package", "Repository", "Service", "Package",
];

/** Of each five records three are Markdown and two YAML. */
export function kindAt(index: number): KindTemplate {
  const block = Math.floor(index / 5);
  const place = index % 5;
  const list = place < 3 ? MARKDOWN : YAML;
  const name = list[(place < 3 ? block * 3 + place : block * 2 + place - 3) % list.length];
  if (name === undefined) throw new RangeError(`no kind for record ${index}`);
  return KINDS[name];
}
