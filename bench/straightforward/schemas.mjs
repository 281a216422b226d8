// Schemas of the two record shapes, written for the comparison.
export const KINDS = {
  AgentPractice: "agent-practice",
  Decision: "decision",
  Incident: "incident",
  Package: "package",
  ProductArea: "product-area",
  Repository: "repository",
  Runbook: "runbook",
  Service: "service",
  Skill: "skill",
  Team: "team",
  Term: "term",
  Tool: "tool",
};

const EDGE_KINDS = (
  "applies_to_repo applies_to_stack depends_on derived_from documents has_journal_event has_task_result implements " +
  "learned_from mentions owned_by produced_artifact requires_config requires_secret resolved_by safe_for_trigger " +
  "summarized_by supersedes"
).split(" ");

const id = { type: "string", pattern: "^[a-z][a-z0-9-]*:[a-z0-9][a-z0-9.-]*$" };
const target = { type: "string", pattern: "^[a-z][a-z0-9-]*:." };
const time = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$" };
const strings = { type: "array", items: { type: "string" } };

const common = {
  title: { type: "string", minLength: 1 },
  status: { enum: ["draft", "approved", "deprecated", "archived"] },
  owners: { type: "array", minItems: 1, items: target },
  updatedAt: time,
  tags: strings,
  aliases: strings,
  sourceRefs: strings,
  sensitivity: { enum: ["public", "internal", "restricted", "secret-metadata"] },
};

const edgesOf = (item) => ({
  type: "object",
  propertyNames: { enum: EDGE_KINDS },
  additionalProperties: { type: "array", items: item },
});

export const graphSchema = {
  type: "object",
  additionalProperties: false,
  required: ["nodeKind", "id", "attributes"],
  properties: {
    nodeKind: { enum: Object.keys(KINDS) },
    id,
    attributes: { type: "object", required: ["title", "status", "owners", "updatedAt"], properties: common },
    edges: edgesOf({ type: "object", required: ["target"], properties: { target } }),
  },
};

export const markdownSchema = {
  type: "object",
  required: ["id", "kind", "title", "status", "owners", "updatedAt"],
  properties: {
    id,
    kind: { enum: Object.keys(KINDS) },
    repoRefs: { type: "array", items: target },
    related: edgesOf(target),
    ...common,
  },
};
