import type { ResolvedLayout } from "../../layouts/layout.js";
import type { Suggestion } from "../../memory/finding.js";
import { fieldAnchor, type Declaration } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { quoted } from "../phrases.js";
import type { Rule } from "../rule.js";

const TEAM = `nodeKind: Team
id: team:platform
attributes:
  { title: Platform, status: approved, owners: [team:platform], updatedAt: "2026-06-01T09:00:00Z" }
`;

const BEFORE = `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`;

export const ownersChanged: Rule = {
  id: "change/owners-changed",
  title: "Other owners than before",
  severity: "note",
  rationale: "Who answers for a record changes hands: both the old and the new owners should know of it.",
  remedy: "Ask the old and the new owners to review the change.",
  source: "Record families 1.10: owners changed",
  bad: {
    before: { "graph/teams/platform.yaml": TEAM, "graph/tools/lockfile-linter.yaml": BEFORE },
    files: {
      "graph/teams/platform.yaml": TEAM,
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:platform]
  updatedAt: "2026-06-20T08:20:00Z"
`,
    },
    at: "graph/tools/lockfile-linter.yaml:6:11",
  },
  good: {
    before: { "graph/teams/platform.yaml": TEAM, "graph/tools/lockfile-linter.yaml": BEFORE },
    files: {
      "graph/teams/platform.yaml": TEAM,
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Linter of lockfiles
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-20T08:20:00Z"
`,
    },
  },
  change({ change, layout }, report) {
    for (const { before, after } of change.changed) {
      const was = new Set(before.primary.owners);
      const is = new Set(after.primary.owners);
      const left = [...was].filter((owner) => !is.has(owner));
      const came = [...is].filter((owner) => !was.has(owner));
      if (left.length === 0 && came.length === 0) continue;
      const parts = [
        ...(left.length > 0 ? [`no longer ${quoted(left)}`] : []),
        ...(came.length > 0 ? [`now ${was.size > left.length ? "also " : ""}${quoted(came)}`] : []),
      ];
      report({
        message: `The owners changed: ${parts.join(", ")}.`,
        at: fieldAnchor(after.primary, fieldPointer(after.primary, "owners", layout)),
        record: after.id,
        subject: [...is].join(" "),
        ...(is.size === 0 && { suggestion: putBack(after.primary, before.primary.owners, layout) }),
      });
    }
  },
};

/** Where nobody is named any more. */
function putBack(declaration: Declaration, owners: readonly string[], layout: ResolvedLayout): Suggestion {
  const pointer = fieldPointer(declaration, "owners", layout);
  return {
    message: `Name who owns it now; it was ${quoted(owners, "and")}`,
    certain: false,
    ...(pointer.length > 0 && {
      at: fieldAnchor(declaration, pointer),
      edit: { kind: "set", pointer: [...declaration.root, ...pointer], value: owners },
    }),
  };
}
