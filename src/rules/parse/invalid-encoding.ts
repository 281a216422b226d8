import { Buffer } from "node:buffer";
import type { Rule } from "../rule.js";

const before = `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
`;

const text = `${before}Decided in the caf\u00E9\n`;

export const invalidEncoding: Rule = {
  id: "parse/invalid-encoding",
  title: "File that is not UTF-8 text",
  severity: "error",
  rationale:
    "Bytes that are not UTF-8 are read by one tool as one text and by the next as another, and digests of the text " +
    "cannot be compared. NUL and lone carriage returns end the text or the line for some readers and not for others.",
  remedy: "Save the file as UTF-8 with LF or CRLF line ends.",
  source: "Record families, section 0.1, text hygiene; decision 15",
  locked: true,
  bad: {
    files: {},
    oddFiles: { "decisions/one-lockfile.md": { content: Buffer.from(text, "latin1") } },
    at: "decisions/one-lockfile.md:9:19",
  },
  good: { files: { "decisions/one-lockfile.md": text } },
};
