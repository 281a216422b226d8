import { describe, expect, it } from "vitest";
import { readInputs } from "../../src/actions/inputs.js";

describe("the inputs `report-file` and `sarif-file`", () => {
  it.each([
    ["out/report.json", "out/report.json"],
    ["out/report.json", "./out//x/../report.json"],
  ])("are refused where both name one file: %s and %s", (report, sarif) => {
    expect(() => readInputs({ "INPUT_REPORT-FILE": report, "INPUT_SARIF-FILE": sarif })).toThrow("name one file");
  });

  it("may name two, one or none", () => {
    const both = { "INPUT_REPORT-FILE": "a.json", "INPUT_SARIF-FILE": "a.sarif" };
    expect(readInputs(both)).toMatchObject({ reportFile: "a.json", sarifFile: "a.sarif" });
    expect(readInputs({ "INPUT_REPORT-FILE": "a.json" })).not.toHaveProperty("sarifFile");
    expect(readInputs({})).not.toHaveProperty("reportFile");
  });
});
