import { describe, expect, it } from "vitest";
import { findingsOf, tool, TOOL_PATH } from "../../support/findings-of.js";

describe("record/invalid-timestamp", () => {
  it.each([
    ["2026-06-03", "warning", "2026-06-03T00:00:00Z", true],
    ["2026-06-03T08:20Z", "error", "2026-06-03T08:20:00Z", true],
    ["2026-06-03 08:20:00 +0200", "error", "2026-06-03T08:20:00+02:00", true],
    ["2026-6-3", "error", "2026-06-03T00:00:00Z", true],
    ["2026/06/03", "error", "2026-06-03T00:00:00Z", true],
    ["2026.06.03 8:20 UTC", "error", "2026-06-03T08:20:00Z", true],
    ["2026/6/3  08:20:00.5 +02", "error", "2026-06-03T08:20:00.5+02:00", true],
    [" 2026-06-03T08:20:00Z ", "error", "2026-06-03T08:20:00Z", true],
    ["\u201C2026-06-03T08:20:00Z\u201D", "error", "2026-06-03T08:20:00Z", true],
    ["25/06/2026", "error", "2026-06-25T00:00:00Z", true],
    ["06/25/2026 08:20Z", "error", "2026-06-25T08:20:00Z", true],
    ["03.03.2026", "error", "2026-03-03T00:00:00Z", true],
    ["03/06/2026", "error", "2026-06-03T00:00:00Z or 2026-03-06T00:00:00Z", false],
    ["2026/06/03 08:20", "error", "2026-06-03T08:20:00Z", false],
    ["2026-6/3", "error", undefined, false],
    ["31/31/2026", "error", undefined, false],
    ["2026-06-03 08:20 CET", "error", undefined, false],
    ["2026-06-03T08:20:00", "error", "2026-06-03T08:20:00Z", false],
    ["2026-06-03 08:20", "error", "2026-06-03T08:20:00Z", false],
    ["2026-02-30", "error", undefined, false],
    ["2026-06-03T25:00:00", "error", undefined, false],
    ["1780470000", "error", undefined, false],
    ["last week", "error", undefined, false],
  ])("%s is of severity %s and becomes %s", async (written, severity, text, certain) => {
    const [finding, ...more] = await findingsOf("record/invalid-timestamp", {
      [TOOL_PATH]: tool({ updatedAt: `"${written}"` }),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe(severity);
    expect(finding?.suggestion?.message).toBe(text && (certain ? `Write ${text}` : `Did you mean ${text}?`));
    expect(finding?.suggestion?.certain ?? false).toBe(certain);
  });

  it.each([
    ["2026-02-30", "names a day that does not exist."],
    ["2026-02-30T10:00:00+01:00", "names a day that does not exist."],
    ["2026-13-01T10:00:00Z", "names a day that does not exist."],
    ["2026-06-03T25:00:00Z", "names a time that does not exist."],
    ["2026-06-03T10:00:00+99:00", "names a time that does not exist."],
    ["2026-02-30T10:00", "is not an RFC 3339 time with an offset."],
  ])("says of %s that it %s", async (written, said) => {
    const [finding] = await findingsOf("record/invalid-timestamp", {
      [TOOL_PATH]: tool({ updatedAt: `"${written}"` }),
    });
    expect(finding?.message).toBe(`"${written}" ${said}`);
  });

  it.each([`"2026-06-03T08:20:00Z"`, "2026-06-03T08:20:00.123+05:30", "2026-06-03t08:20:00z"])(
    "accepts %s",
    async (updatedAt) => {
      expect(await findingsOf("record/invalid-timestamp", { [TOOL_PATH]: tool({ updatedAt }) })).toEqual([]);
    },
  );

  it("is another problem with another text, and the same with another date", async () => {
    const fingerprint = async (written: string) => {
      const [found] = await findingsOf("record/invalid-timestamp", {
        [TOOL_PATH]: tool({ updatedAt: `"${written}"` }),
      });
      return found?.fingerprint;
    };
    expect(await fingerprint("last week")).not.toBe(await fingerprint("next week"));
    expect(await fingerprint("2026-06-03")).toBe(await fingerprint("2026-06-04"));
  });

  it("only warns where the layout asks for no time", async () => {
    const [finding] = await findingsOf("record/invalid-timestamp", {
      "notes/a.md": "---\nupdatedAt: soon\n---\n# A\n",
    });
    expect(finding?.severity).toBe("warning");
  });
});

describe("where the layout says that dates suffice", () => {
  const layout = `layout: memory-steward.layout/v1
name: runbooks
datesSuffice: true
classes: { runbook: { files: ["*.md"], fields: { id: $stem, kind: { value: Runbook }, updatedAt: reviewed } } }
`;

  const DATE = "Write a date, such as 2026-06-03, or an RFC 3339 time with an offset";

  async function said(reviewed: string): Promise<(string | undefined)[]> {
    const files = { "layout.yaml": layout, "drain.md": `---\nreviewed: ${reviewed}\n---\n# Drain\n` };
    const found = await findingsOf("record/invalid-timestamp", files, { layout: "layout.yaml" });
    return found.flatMap(({ message, suggestion }) => [message, suggestion?.message]);
  }

  it.each(["2026-06-03", "2026-06-03T08:20:00Z"])("accepts %s", async (reviewed) => {
    expect(await said(reviewed)).toEqual([]);
  });

  it.each([
    ["soon", DATE],
    ["2026/06/03", "Write 2026-06-03"],
    ["2026-06-03 08:20Z", "Write 2026-06-03T08:20:00Z"],
  ])("refuses %s", async (reviewed, mend) => {
    const message = `"${reviewed}" is neither a date, such as 2026-06-03, nor an RFC 3339 time with an offset.`;
    expect(await said(reviewed)).toEqual([message, mend]);
  });

  it("refuses a day that does not exist", async () => {
    expect(await said("2026-09-31")).toEqual(['"2026-09-31" names a day that does not exist.', DATE]);
  });
});
