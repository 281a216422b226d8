import { edgeAnchor } from "../../layouts/links.js";
import type { Declaration, MemoryRecord } from "../../memory/record.js";
import { quoted } from "../phrases.js";
import type { Rule } from "../rule.js";

const skill = (tools: string): string => `---
name: cache-warmup
description: Warms the shared package cache. Use when a build fails with 429 from the registry mirror.
allowed-tools: ${tools}
---
Run the warm-up job once per pipeline.
`;

const PATH = "skills/cache-warmup/SKILL.md";

export const widerPermission: Rule = {
  id: "change/wider-permission",
  title: "Record that permits more than before",
  severity: "warning",
  rationale:
    "An agent does what the record permits without asking. A line that permits one tool more is small and easily " +
    "passed over in a review, and it is what somebody adds who wants to make use of the agent. The ontology says with " +
    "`permission` which edge kinds permit something.",
  remedy: "Let somebody who answers for the record confirm that it needs this, or take it away again.",
  source: "Record families, section 8",
  bad: {
    layout: "agent-skills",
    bare: true,
    before: { [PATH]: skill("Read Bash(./scripts/warm.sh:*)") },
    files: { [PATH]: skill("Read Bash") },
    at: `${PATH}:4:16`,
  },
  good: {
    layout: "agent-skills",
    bare: true,
    before: { [PATH]: skill("Read Bash(./scripts/warm.sh:*)") },
    files: { [PATH]: skill("Read") },
  },
  change({ change, layout, ontology }, report) {
    const kinds = [...ontology.edgeKinds.values()].filter(({ permission }) => permission === true);
    if (kinds.length === 0) return;
    for (const { before, after } of change.changed) {
      for (const { name } of kinds) {
        const was = new Set(targetsOf(before, name).map(({ target }) => target));
        const came = targetsOf(after, name).filter(({ target }) => !isPermitted(target, was));
        const [first] = came;
        if (!first) continue;
        const targets = [...new Set(came.map(({ target }) => target))];
        report({
          message: `This permits more than before: ${quoted(targets)} (${name}).`,
          at: edgeAnchor(first.from, first.edge, layout.classes.get(first.from.className)),
          record: after.id,
          subject: [name, ...targets].join(" "),
        });
      }
    }
  },
};

function targetsOf({ declarations }: MemoryRecord, kind: string) {
  return declarations.flatMap((from: Declaration) =>
    from.edges.flatMap((edge) => (edge.kind === kind ? [{ from, edge, target: edge.target }] : [])),
  );
}

/** A narrower form of what was permitted is no more of it: `Bash(git:*)` after `Bash`. */
function isPermitted(target: string, was: ReadonlySet<string>): boolean {
  return was.has(target) || was.has(target.replace(/\(.*$/s, ""));
}
