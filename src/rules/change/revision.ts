import { fieldAnchor } from "../../memory/record.js";
import type { Suggestion } from "../../memory/finding.js";
import type { Unrevised } from "../../memory/change.js";
import { listed, quote } from "../phrases.js";
import type { Rule } from "../rule.js";

const README = { "state/procedures/README.md": "# Procedures\n" };
const PATH = "state/procedures/build.mirror_rescue.v1.md";

function procedure(members: string, step: string): string {
  return `---
slug: build.mirror_rescue.v1
title: Rescue a build throttled by the registry mirror
trigger_text: nightly build fails with 429 from the registry mirror
created_by: operator
steps: [${step}]
success_criteria: [The build is green.]
evidence_refs: ["https://example.org/builds/41"]
${members}---
Use when installs fail in bursts.
`;
}

export const revision: Rule = {
  id: "change/revision",
  title: "Content changed without a new revision",
  severity: "error",
  rationale:
    "The layout says that a number counts the changes of this content, and what a change says of itself. Who applied the " +
    "record, or measured how well it works, did so with one revision; where two texts have one number, nobody can tell which.",
  remedy:
    "Count the number up by one, and say what the layout asks for, such as why the content was changed and by whom.",
  source: "Layout format: revision; record families, section 6",
  bad: {
    bare: true,
    layout: "procedures",
    before: {
      ...README,
      [PATH]: procedure("version: 2\nchange_reason: First use.\nchanged_by: operator\n", "Warm the cache."),
    },
    files: {
      ...README,
      [PATH]: procedure("version: 2\nchange_reason: First use.\nchanged_by: operator\n", "Warm it twice."),
    },
    at: `${PATH}:9:10`,
  },
  good: {
    bare: true,
    layout: "procedures",
    before: { ...README, [PATH]: procedure("", "Warm the cache.") },
    files: {
      ...README,
      [PATH]: procedure("version: 2\nchange_reason: Once was not enough.\nchanged_by: operator\n", "Warm it twice."),
    },
  },
  change({ change }, report) {
    for (const unrevised of change.unrevised) {
      const { record, parts, number, untold } = unrevised;
      const suggestion = suggestionFor(unrevised);
      const asked = [
        ...(number ? [`${quote(number.pointer.join("."))} is to be ${number.next}`] : []),
        ...(untold.length > 0 ? [`${namesOf(untold)} ${untold.length === 1 ? "is" : "are"} to be told`] : []),
      ];
      report({
        message: `${quote(record.id)} says something else in its ${listed(parts, "and")} than before, so ${asked.join(", and ")}.`,
        at: fieldAnchor(record.primary, number?.pointer ?? []),
        record: record.id,
        subject: "revision",
        suggestion,
      });
    }
  },
};

function namesOf(pointers: Unrevised["untold"]): string {
  return listed(
    pointers.map((pointer) => quote(pointer.join("."))),
    "and",
  );
}

function suggestionFor({ record, number, untold }: Unrevised): Suggestion {
  if (!number) return { message: `Say ${namesOf(untold)} of this change`, certain: false };
  const { pointer, next, isThere } = number;
  const [key] = pointer;
  const { root } = record.primary;
  const more = untold.length > 0 ? `, and add ${namesOf(untold)}` : "";
  const message = `${isThere ? "Write" : `Add ${quote(pointer.join("."))}:`} ${next}${more}`;
  if (isThere) return { message, certain: false, edit: { kind: "set", pointer: [...root, ...pointer], value: next } };
  if (pointer.length > 1 || key === undefined) return { message, certain: false };
  return { message, certain: false, edit: { kind: "insert", pointer: root, key: String(key), value: next } };
}
