/** The digest by which an index or a part of a check tells what judged it. */
import { expect, it } from "vitest";
import { gateDigest } from "../../src/commands/check/gate-digest.js";
import { loadGate } from "../../src/load/gate.js";
import { EXAMPLE_BASE } from "../../src/rules/examples.js";
import { treeOf, type Files } from "../support/check-files.js";

const CONFIG = "memory-steward.yml";
const WARNING = "layout: company-brain\nseverities:\n  graph/dangling-edge: warning\n";
const ERROR = "layout: company-brain\nseverities:\n  graph/dangling-edge: error\n";

async function digestOf(files: Files): Promise<string> {
  const gate = await loadGate(treeOf({ ...EXAMPLE_BASE, ...files }));
  expect(gate.problems).toEqual([]);
  return gateDigest(gate);
}

it("is another one where a file that the gate is read from says something else, whatever else the tree holds", async () => {
  const digest = await digestOf({ [CONFIG]: WARNING });
  expect(await digestOf({ [CONFIG]: ERROR })).not.toBe(digest);
  expect(await digestOf({ [CONFIG]: WARNING, "notes/mirror.md": "# Mirror\n" })).toBe(digest);
});
