import { expect, it } from "vitest";
import { baselineFile } from "../../src/commands/check/baseline.js";
import { EXAMPLE_BASE } from "../../src/rules/examples.js";
import { checkFiles } from "../support/check-files.js";
import { tool } from "../support/findings-of.js";

const LOST = `${tool({}, "tool:a")}edges: { depends_on: [tool:none, tool:gone], mentions: [tool:lost] }\n`;

it("a baseline is counted by rule, the most frequent first", async () => {
  const files = { "graph/tools/a.yaml": LOST, "graph/tools/b.yaml": tool({ status: "done" }, "tool:b") };
  const { byRule, count } = baselineFile(await checkFiles({ ...EXAMPLE_BASE, ...files }));
  expect([...byRule]).toEqual([
    ["graph/dangling-edge", 3],
    ["status/unknown", 1],
  ]);
  expect(count).toBe(4);
  expect([...baselineFile(await checkFiles(EXAMPLE_BASE)).byRule]).toEqual([]);
});
