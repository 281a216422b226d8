import type { Rule } from "../rule.js";

const TEXT = `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`;

export const byteOrderMark: Rule = {
  id: "parse/byte-order-mark",
  title: "Byte-order mark at the beginning of a file",
  severity: "warning",
  rationale:
    "UTF-8 needs no byte-order mark, and it does not show. Tools that do not expect it see text before the first " +
    "line, so that front matter does not begin where it must and a first key has another name.",
  remedy: "Save the file as UTF-8 without a byte-order mark.",
  mends: "removes the mark",
  source: "Record families, section 0.1, front matter",
  bad: { files: { "decisions/one-lockfile.md": `\uFEFF${TEXT}` }, at: "decisions/one-lockfile.md:1:1" },
  good: { files: { "decisions/one-lockfile.md": TEXT } },
};
