import { describe, expect, it } from "vitest";
import { baselineFile, baselineText } from "../../src/commands/check/baseline.js";
import { DEFAULT_LIMITS } from "../../src/memory/document.js";
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

describe("the baseline of a large memory", () => {
  const entriesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      fingerprint: index.toString(16).padStart(32, "0"),
      rule: "graph/dangling-edge",
      path: `graph/tools/tool-${index}.yaml`,
      record: `tool:tool-${index}`,
      subject: `depends_on tool:a-name-that-is-not-there-${index}`,
    }));

  it("is read beyond the bound of other files", async () => {
    const { path, text } = baselineText("memory-steward.baseline.json", entriesOf(25_000), [], "");
    expect(text.length).toBeGreaterThan(DEFAULT_LIMITS.fileBytes);
    const { gate } = await checkFiles({ ...EXAMPLE_BASE, [path]: text });
    expect(gate.baseline.findings.size).toBe(25_000);
  });

  it("is not written where no check could read it, and the reason is said", () => {
    const written = () => baselineText("memory-steward.baseline.json", entriesOf(100_000), [], "");
    expect(written).toThrow(/would have \d+ bytes, and up to 16777216 of a baseline are read\. Nothing was written\./);
  });
});
