import { describe, expect, it } from "vitest";
import { checkFiles } from "../../support/check-files.js";
import { findingsOf, said, tool, TOOL_PATH } from "../../support/findings-of.js";

const RULE = "record/unknown-sensitivity";

const decision = (sensitivity: string) => `---
id: decision:a
kind: Decision
title: A
status: approved
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
sensitivity: ${sensitivity}
---
`;

describe(RULE, () => {
  it.each([
    ["[restricted]", "a list", `Write "restricted" without the list around it`, true],
    ["[secret]", "a list", `Write "secret" without the list around it`, false],
    ["[restricted, internal]", "a list", undefined, undefined],
    ["[]", "a list", undefined, undefined],
    ["{ level: restricted }", "a mapping", undefined, undefined],
  ])("tells of sensitivity: %s, which is read as none", async (written, form, mend, certain) => {
    for (const files of [{ [TOOL_PATH]: tool({ sensitivity: written }) }, { "decisions/a.md": decision(written) }]) {
      const [finding, ...more] = await findingsOf("record/", files);
      expect(more).toEqual([]);
      expect(finding).toMatchObject({ rule: RULE, severity: "error" });
      expect(finding?.message).toMatch(/sensitivity" holds .* where one word belongs, so it says nothing\.$/);
      expect(finding?.message).toContain(form);
      expect([finding?.suggestion?.message, finding?.suggestion?.certain]).toEqual([mend, certain]);
    }
  });

  it.each(["''", "~", "'  '"])("leaves what is empty to the rules about forms: %s", async (written) => {
    expect(await findingsOf(RULE, { [TOOL_PATH]: tool({ sensitivity: written }) })).toEqual([]);
  });

  it("tells it where no schema says what a record looks like", async () => {
    const layout = `layout: memory-steward.layout/v1
name: own
classes: { page: { files: ["*.md"], fields: { id: id, sensitivity: sensitivity } } }
`;
    const files = { "layout.yaml": layout, "a.md": "---\nid: a\nsensitivity: [restricted]\n---\n" };
    expect(said(await findingsOf(RULE, files, { layout: "layout.yaml" }))).toEqual([
      `3:14 "sensitivity" holds a list where one word belongs, so it says nothing.`,
    ]);
  });

  it("is another problem with another list", async () => {
    const [one, other] = await Promise.all(
      ["[internal]", "[restricted]"].map((written) => findingsOf(RULE, { "decisions/a.md": decision(written) })),
    );
    expect(one?.[0]?.fingerprint).not.toBe(other?.[0]?.fingerprint);
  });

  it("counts such a file as one that may be restricted", async () => {
    const files = { "memory-steward.yml": "layout: company-brain\n", "decisions/a.md": decision("[restricted]") };
    const { judgement } = await checkFiles(files);
    expect(judgement.memory.files.get("decisions/a.md")?.mayBeRestricted).toBe(true);
  });
});
