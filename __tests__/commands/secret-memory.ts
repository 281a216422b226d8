/** Memories with texts that look like secrets, made at run time, and what `check` says of them. */
import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commit as commitAll, git as gitOut, repositoryOf, run, write } from "./command-line.js";
import { temporary } from "../support/tidy-up.js";

export const BASE = {
  "memory-steward.yml": "layout: company-brain\n",
  "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [user:ann]
updatedAt: "2026-06-04T10:00:00Z"
---
Why.
`,
};

/** Made at run time: nothing that looks like a secret stands in this file. */
export function digits(name: string, count: number): string {
  return createHash("sha256").update(name).digest("hex").slice(0, count);
}
export const token = (name: string) => ["dop", "v1", digits(name, 64)].join("_");
export const password = (name: string) => createHash("sha256").update(name).digest("base64url").slice(0, 24);
export const weakToken = (name: string) => ["sk", digits(name, 48)].join("_");

export interface Reported {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly path: string;
  readonly subject: string;
  readonly accepted?: string;
  readonly suggestion: { readonly message: string };
  readonly range: { readonly start: { readonly line: number; readonly column: number } };
}

export async function secretsOf(...args: string[]): Promise<Reported[]> {
  const { stdout } = await run("check", ...args, "--as-of", "2026-06-10T00:00:00Z", "--format", "json");
  const { findings } = JSON.parse(stdout) as { findings: Reported[] };
  return findings.filter(({ rule }) => rule.startsWith("secret/"));
}

export const kinds = (found: readonly Reported[]) => found.map(({ rule, path }) => `${rule} ${path}`);

export function git(dir: string, ...args: string[]): string {
  return gitOut(dir, "-c", "user.name=Test", "-c", "user.email=test@example.org", ...args).trim();
}

/** @returns the short id, as findings name it. */
export function commit(dir: string, files: Readonly<Record<string, string>> = {}): string {
  write(dir, files);
  commitAll(dir);
  return git(dir, "rev-parse", "HEAD").slice(0, 12);
}

export function topic(files: Readonly<Record<string, string>> = {}): string {
  const dir = repositoryOf({ ...BASE, ...files });
  git(dir, "switch", "--quiet", "--create", "topic");
  return dir;
}

export const folder = () => temporary(mkdtempSync(join(tmpdir(), "secrets-")));
