/** Values for the examples, made when they are needed: no file of this project holds text that looks like a secret. */
import { createHash } from "node:crypto";

/** A fixed text of hex digits behind a prefix that announces a token. */
export function exampleToken(prefix: string, digits: number): string {
  const hash =
    createHash("sha256").update(prefix).digest("hex") + createHash("sha256").update(`${prefix}.`).digest("hex");
  return prefix + hash.slice(0, digits);
}

/** A runbook with a line in its body. */
export function exampleRunbook(line: string): string {
  return `---
id: runbook:mirror-login
kind: Runbook
title: Log in to the registry mirror
status: approved
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
---
${line}
`;
}
