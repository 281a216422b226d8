/** A committed index in a change: right only where generating it says the same (decision 7). */
import { describe, expect, it } from "vitest";
import { INDEX_HEADER_PATH, ONTOLOGY_REPORT_PATH } from "../../src/memory/index-paths.js";
import { EXAMPLE_BASE } from "../../src/rules/examples.js";
import { withIndex as indexed } from "../support/both-ways.js";
import { checkFiles, places } from "../support/check-files.js";

async function withIndex(sources: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const gate = { layout: { name: "company-brain" } };
  const texts: Record<string, string> = {};
  for (const [path, text] of Object.entries(await indexed(sources, { gate }))) {
    if (typeof text === "string") texts[path] = text;
  }
  return texts;
}

const files = { ...EXAMPLE_BASE, "scratch/idea.md": "An idea without a title.\n" };

describe("an index that a pull request brings", () => {
  it("passes when it is what generation gives", async () => {
    const result = await checkFiles(await withIndex(files), { before: files });
    expect(places(result)).toEqual(["record/missing-title scratch/idea.md:1:1"]);
  });

  it("is an error where it was edited by hand, its digests kept", async () => {
    const whole = await withIndex(files);
    for (const path of [INDEX_HEADER_PATH, ONTOLOGY_REPORT_PATH]) {
      const edited = { ...whole, [path]: (whole[path] ?? "").replace("idea", "plan") };
      const result = await checkFiles(edited, { before: files });
      expect(places(result)).toContain(`index/hand-edited ${path}:1:1`);
      expect(result.report.verdict).toBe("fail");
    }
  });

  it("passes when another build wrote it, which finds the same", async () => {
    const whole = await withIndex(files);
    const header = (whole[INDEX_HEADER_PATH] ?? "").replace(
      /("judgeDigest": "sha256:)[0-9a-f]{64}/,
      `$1${"0".repeat(64)}`,
    );
    expect(header).not.toBe(whole[INDEX_HEADER_PATH]);
    const result = await checkFiles({ ...whole, [INDEX_HEADER_PATH]: header }, { before: files });
    expect(places(result)).toEqual(["record/missing-title scratch/idea.md:1:1"]);
  });

  it("is an error where a part of it is taken away, or one is added", async () => {
    const { [ONTOLOGY_REPORT_PATH]: _, ...lost } = await withIndex(files);
    const result = await checkFiles(lost, { before: await withIndex(files) });
    expect(places(result)).toContain(`index/hand-edited ${ONTOLOGY_REPORT_PATH}:1:1`);
    const added = { ...(await withIndex(files)), "indexes/records/00.jsonl": "{}\n" };
    expect(places(await checkFiles(added, { before: files }))).toContain(
      "index/hand-edited indexes/records/00.jsonl:1:1",
    );
  });

  it("is a note when the sources moved on and the change leaves it alone", async () => {
    const before = await withIndex(files);
    const result = await checkFiles({ ...before, "scratch/more.md": "# More\n" }, { before });
    expect(places(result)).toContain(`index/stale ${INDEX_HEADER_PATH}:1:1`);
    expect(result.report.verdict).toBe("pass");
  });
});
