/** A committed ontology report in a change: right only where generating it says the same (decision 7). */
import { describe, expect, it } from "vitest";
import { ONTOLOGY_REPORT_PATH } from "../../src/indexes/ontology-report-index.js";
import { renderJson } from "../../src/report/json.js";
import { EXAMPLE_BASE } from "../../src/rules/examples.js";
import { checkFiles, places } from "../support/check-files.js";

const files = { ...EXAMPLE_BASE, "scratch/idea.md": "An idea without a title.\n" };

describe("an ontology report that a pull request brings", () => {
  it("passes when it is what generation gives", async () => {
    const report = renderJson((await checkFiles(files)).report);
    const result = await checkFiles({ ...files, [ONTOLOGY_REPORT_PATH]: report }, { before: files });
    expect(places(result)).toEqual(["record/missing-title scratch/idea.md:1:1"]);
  });

  it("is an error when a finding was taken out of it by hand, its digests kept", async () => {
    const { report } = await checkFiles(files);
    const edited = renderJson({ ...report, findings: [] });
    const result = await checkFiles({ ...files, [ONTOLOGY_REPORT_PATH]: edited }, { before: files });
    expect(places(result)).toContain(`index/hand-edited ${ONTOLOGY_REPORT_PATH}:1:1`);
    expect(result.report.verdict).toBe("fail");
  });

  it("is a note when the sources moved on and the change leaves it alone", async () => {
    const report = renderJson((await checkFiles(files)).report);
    const before = { ...files, [ONTOLOGY_REPORT_PATH]: report };
    const result = await checkFiles({ ...before, "scratch/more.md": "# More\n" }, { before });
    expect(places(result)).toContain(`index/stale ${ONTOLOGY_REPORT_PATH}:1:1`);
    expect(result.report.verdict).toBe("pass");
  });
});
