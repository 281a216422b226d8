import { EXAMPLE_BASE, EXAMPLE_NOW } from "../../src/rules/examples.js";
import type { Example } from "../../src/rules/rule.js";
import type { CheckFilesOptions, Files } from "./check-files.js";

/** A rule's example as `checkFiles` takes it. */
export function exampleInputs(example: Example): [Files, CheckFilesOptions] {
  const base = example.bare === true ? {} : EXAMPLE_BASE;
  return [
    { ...laid(base, example.files), ...example.oddFiles },
    {
      ...(example.before && { before: laid(base, example.before) }),
      ...(example.between && { between: laid(laid(base, example.files), example.between) }),
      ...(example.conflicts && { conflicts: example.conflicts }),
      gate: { layout: { name: example.layout ?? "company-brain" } },
      now: EXAMPLE_NOW,
    },
  ];
}

function laid(base: Files, files: Readonly<Record<string, string | null>>): Files {
  const all: [string, Files[string] | null][] = Object.entries({ ...base, ...files });
  return Object.fromEntries(all.filter((entry): entry is [string, Files[string]] => entry[1] !== null));
}
