/** The switch that sends every file to the full parser: the reports must not tell which reader read them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../src/memory/document.js";
import { readFast } from "../../src/parse/fast-read.js";
import { useFullParser } from "../../src/parse/reader-choice.js";
import { RULES } from "../../src/rules/registry.js";
import { checkFiles, type CheckFilesOptions, type Files } from "../support/check-files.js";
import { exampleInputs } from "../support/example-inputs.js";

const EXAMPLES = fileURLToPath(new URL("../../examples", import.meta.url));

afterEach(() => {
  useFullParser(false);
});

describe("with every file sent to the full parser", () => {
  it("the fast reader gives up at once", () => {
    const read = () => readFast("a.yaml", "yaml", Buffer.from("a: b\n"), DEFAULT_LIMITS)?.documents[0]?.value;
    expect(read()).toEqual({ a: "b" });
    useFullParser(true);
    expect(read()).toBeUndefined();
  });

  it.each(RULES.map((rule) => [rule.id, rule] as const))("the examples of %s get the same reports", async (_, rule) => {
    for (const example of [rule.bad, rule.good]) await expectSameReports(...exampleInputs(example));
  });

  it.each(RULES.map((rule) => [rule.id, rule] as const))("so do those of %s with CRLF", async (_, { bad, good }) => {
    for (const example of [bad, good]) {
      const [files, options] = exampleInputs(example);
      const { before, between } = options;
      await expectSameReports(withReturns(files), {
        ...options,
        ...(before && { before: withReturns(before) }),
        ...(between && { between: withReturns(between) }),
      });
    }
  });

  it.each(["a.md", "a.yaml"])("%s with CRLF is read without it", (path) => {
    const text = path === "a.md" ? "---\r\na:\r\n  - b\r\n---\r\nWords\r\n" : "a:\r\n  - b\r\n";
    const format = path === "a.md" ? "markdown" : "yaml";
    expect(readFast(path, format, Buffer.from(text), DEFAULT_LIMITS)?.documents[0]?.value).toEqual({ a: ["b"] });
  });

  it("so does the example memory, with and without its mistakes", async () => {
    const clean = filesBelow(join(EXAMPLES, "company-brain"));
    const mistakes = filesBelow(join(EXAMPLES, "company-brain-mistakes"));
    await expectSameReports(clean, {});
    await expectSameReports({ ...clean, ...mistakes }, { before: clean });
  });
});

async function expectSameReports(files: Files, options: CheckFilesOptions): Promise<void> {
  const { report } = await checkFiles(files, options);
  useFullParser(true);
  const full = await checkFiles(files, options);
  useFullParser(false);
  expect(full.report).toEqual(report);
}

function withReturns(files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      path,
      typeof file === "string" ? file.replaceAll("\n", "\r\n") : file,
    ]),
  );
}

function filesBelow(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), readFileSync(path)];
    }),
  );
}
