/** Files that accept findings and are not read. */
import { describe, expect, it } from "vitest";
import { renderJson } from "../../src/report/json.js";
import { EXAMPLE_BASE } from "../../src/rules/examples.js";
import { bothWays, withIndex } from "../support/both-ways.js";
import type { Files } from "../support/check-files.js";
import { findingsOf, said } from "../support/findings-of.js";

describe("a file that accepts findings and is not read", () => {
  it("is told where the configuration names one that is not there, and passes", async () => {
    const text = "layout: company-brain\nbaseline: gate/basline.json\nwaivers: gate/waivers.yaml\n";
    const found = await findingsOf("gate/invalid-file", {
      "memory-steward.yml": text,
      "gate/waivers.yaml": "waivers: []\n",
    });
    expect(said(found)).toEqual([
      "2:11 The configuration names gate/basline.json as the baseline, and there is no such file: nothing is accepted by it.",
    ]);
    expect(found.map(({ severity }) => severity)).toEqual(["warning"]);
  });

  it.each([[undefined], ["waivers: []\n"]])(
    "is told where its name ends with .yml, beside the right one or not",
    async (right) => {
      const found = await findingsOf("gate/invalid-file", {
        "memory-steward.waivers.yml": "waivers: []\n",
        ...(right !== undefined && { "memory-steward.waivers.yaml": right }),
      });
      expect(found.map(({ path, severity }) => `${severity} ${path}`)).toEqual(["warning memory-steward.waivers.yml"]);
      expect(said(found)).toEqual([
        "1:1 memory-steward.waivers.yml is not read: nothing is accepted by it. Was memory-steward.waivers.yaml meant?",
      ]);
      expect(found[0]?.suggestion?.message).toBe(
        right === undefined
          ? "Rename it to memory-steward.waivers.yaml"
          : "Put what it accepts into memory-steward.waivers.yaml, and remove it",
      );
    },
  );

  it("is asked for by its other extension where the configuration names it", async () => {
    const found = await findingsOf("gate/invalid-file", {
      "memory-steward.yml": "layout: company-brain\nwaivers: gate/waivers.yaml\n",
      "gate/waivers.yml": "waivers: []\n",
    });
    expect(found.map(({ path, suggestion }) => [path, suggestion?.message])).toEqual([
      ["memory-steward.yml", "Did you mean gate/waivers.yml?"],
    ]);
  });

  it("may be absent under its usual name", async () => {
    expect(await findingsOf("gate/invalid-file", { "memory-steward.yml": "layout: company-brain\n" })).toEqual([]);
  });

  it.each([
    ["memory-steward.waivers.yaml", "is a symbolic link where a file must be."],
    ["gate", "is a symbolic link where a folder must be, so gate/a.yaml is not read."],
  ])("is told where %s is a link", async (path, words) => {
    const config = path === "gate" ? "waivers: gate/a.yaml\n" : "";
    const files = {
      "memory-steward.yml": `layout: company-brain\n${config}`,
      [path]: { content: "elsewhere", mode: "120000" as const },
    };
    const found = await findingsOf("gate/invalid-file", files);
    expect(said(found)).toEqual([`1:1 ${path} ${words} Nothing else is read in its place.`]);
    expect(found.map(({ severity }) => severity)).toEqual(["error"]);
  });
});

describe("a folder in the place of a file that accepts findings", () => {
  const config = "layout: company-brain\nindexes: { inline: 0 }\nwaivers: gate/w.yaml\n";
  const files = { ...EXAMPLE_BASE, "memory-steward.yml": config };

  it.each(["memory-steward.baseline.json/x.md", "gate/w.yaml/x.md"])(
    "is told by an index too where %s comes",
    async (path) => {
      const before = await withIndex(files);
      await expectTold(before, { ...before, [path]: "x" }, 1);
    },
  );

  it.each(["memory-steward.baseline.json/x.md", "gate/w.yaml/x.md"])("is told no more where %s goes", async (path) => {
    const before = await withIndex({ ...files, [path]: "x" });
    await expectTold(before, Object.fromEntries(Object.entries(before).filter(([name]) => name !== path)), 0);
  });

  async function expectTold(before: Files, after: Files, count: number): Promise<void> {
    const { incremental, whole } = await bothWays(before, after);
    expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
    const told = whole.report.findings.filter(({ message }) => message.includes("is a folder where a file must be"));
    expect(told).toHaveLength(count);
  }
});
