import { fieldAnchor } from "../../memory/record.js";
import { writtenItems } from "../field-pointer.js";
import { nearestKnown } from "../../memory/nearest-known.js";
import { meant, quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

const VOCABULARY = `tags:
  names: [ci, registry]
  closed: true
`;

export const unknownTag: Rule = {
  id: "record/unknown-tag",
  title: "Tag outside the vocabulary",
  severity: "note",
  rationale:
    "Records are found by their tags, and two spellings of one tag find half of them each. A vocabulary is a " +
    "preference unless it says `closed: true`: then a tag outside it is an error.",
  remedy: "Use a tag of the vocabulary, or add this one to `ontology/controlled-vocabulary.yaml`.",
  source: "Schema specification, Markdown front matter schema; record families, section 1.3",
  mends: "writes the tag of the vocabulary where letter case, hyphens and the like are all that differs",
  bad: {
    files: {
      "ontology/controlled-vocabulary.yaml": VOCABULARY,
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  tags: [ci, registries]
`,
    },
    at: "graph/tools/lockfile-linter.yaml:8:14",
  },
  good: {
    files: {
      "ontology/controlled-vocabulary.yaml": VOCABULARY,
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  tags: [ci, registry]
`,
    },
  },
  looksBeyondSkeleton: true,
  record(inspected, { ontology }, report) {
    const { tags } = ontology;
    const { declaration, document } = inspected;
    if (!tags || declaration.tags.every((tag) => tags.names.has(tag))) return;
    // Where nothing but the declaration is at hand, all that is asked is whether there is something to say.
    const items = document ? writtenItems(inspected, "tags") : declaration.tags.map((text) => ({ text, pointer: [] }));
    for (const { text, pointer } of items) {
      if (tags.names.has(text)) continue;
      const near = nearestKnown(text, tags.names);
      report({
        message: `The vocabulary has no tag ${quote(text)}.`,
        at: fieldAnchor(declaration, pointer),
        subject: text,
        ...(tags.closed && { severity: "error" as const }),
        ...recordOf(declaration),
        ...(near && {
          suggestion: {
            message: meant(near),
            certain: near.certain,
            edit: { kind: "set" as const, pointer: [...declaration.root, ...pointer], value: near.name },
          },
        }),
      });
    }
  },
};
