/** Which files of a memory with a layout of its own an update may touch (decision 19). */
import { beforeAll, describe, expect, it } from "vitest";
import { repositoryOf } from "../commands/command-line.js";
import { git } from "../git/fixture.js";
import { codes, file, judgeIn, updateOn } from "./update-kit.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: facts
ontology: { inline: { nodeKinds: [{ name: Fact }] } }
classes:
  journal: { files: ["facts/journal/*.yaml"], appendOnly: true, proposable: true, fields: { id: id } }
  made: { files: ["facts/made/*.yaml"], generated: true, proposable: true, fields: { id: id } }
  kept: { files: ["facts/kept/*.yaml"], fields: { id: id } }
  fact: { files: ["facts/**/*.yaml"], proposable: true, fields: { id: id } }
`;

let dir: string;
let base: string;

beforeAll(() => {
  dir = repositoryOf({
    "memory-steward.yml": 'layout: facts/layout.yaml\nexclude: ["facts/old/**"]\n',
    "facts/layout.yaml": LAYOUT,
    "facts/a.yaml": "id: a\n",
  });
  base = git(dir, "rev-parse", "HEAD").trim();
});

describe("an update", () => {
  it.each([
    ["a file whose class takes proposals", "facts/b.yaml", []],
    ["the layout, though a class that takes proposals has it", "facts/layout.yaml", ["PROTECTED_PATH"]],
    ["a file whose class takes none", "facts/kept/b.yaml", ["NOT_PROPOSABLE"]],
    ["a journal", "facts/journal/b.yaml", ["NOT_PROPOSABLE"]],
    ["what a tool writes", "facts/made/b.yaml", ["NOT_PROPOSABLE"]],
    ["what the configuration leaves out", "facts/old/b.yaml", ["NOT_PROPOSABLE"]],
    ["a file of no class", "other/b.yaml", ["NOT_PROPOSABLE"]],
  ])("of %s", async (_, path, expected) => {
    expect(codes(await judgeIn(dir, updateOn(base, { changes: [file(path, "id: b\n")] })))).toEqual(expected);
  });
});
