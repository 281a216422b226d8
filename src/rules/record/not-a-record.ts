import { valueAt } from "../../memory/plain-data.js";
import { fieldAnchor } from "../../memory/record.js";
import { insteadOfRecords } from "../misshapen-field.js";
import type { Rule } from "../rule.js";
import { lighterOnNotes, nameOfType } from "../phrases.js";

export const notARecord: Rule = {
  id: "record/not-a-record",
  title: "Document that is not a mapping",
  severity: "error",
  rationale:
    "A record is a mapping of fields to values. A list or a bare text in a record's place has no id and no kind, so " +
    "nothing in it can be found or judged.",
  remedy: "Write the fields as `key: value`; separate several records of a file by a line `---`.",
  source: "Schema specification, graph YAML and front matter schemas",
  bad: {
    files: {
      "graph/terms.yaml": `- nodeKind: Term
  id: term:deploy-freeze
`,
    },
    at: "graph/terms.yaml:1:1",
  },
  good: {
    files: {
      "graph/terms.yaml": `nodeKind: Term
id: term:deploy-freeze
attributes:
  title: Deploy freeze
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
  },
  record({ declaration, document, oddities, format, shape }, _context, report) {
    if (!oddities.some(({ kind }) => kind === "not-a-mapping")) return;
    const value = valueAt(document?.value, declaration.root);
    const written = nameOfType(value);
    const what =
      format === "markdown" ? "The front matter" : declaration.root.length > 0 ? "This item" : "This document";
    const common = {
      at: fieldAnchor(declaration, []),
      subject: [declaration.document, ...declaration.root].join("."),
      ...lighterOnNotes(declaration),
    };
    if (typeof declaration.root.at(-1) === "string") {
      const expected = declaration.root.length === shape.each?.length ? "list" : "map";
      report({ ...common, ...insteadOfRecords(declaration.root, value, expected) });
      return;
    }
    report({
      ...common,
      message: `${what} is ${written}, not a mapping of fields to values.`,
      // There is no line between documents in JSON.
      ...(format === "json" &&
        declaration.root.length === 0 &&
        Array.isArray(document?.value) && {
          suggestion: { message: "Put each record into a file of its own", certain: false },
        }),
    });
  },
};
