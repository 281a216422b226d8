/** What one rule says of a few files, laid over the common base of the examples unless another layout is named. */
import type { Finding } from "../../src/memory/finding.js";
import { EXAMPLE_BASE, EXAMPLE_NOW } from "../../src/rules/examples.js";
import { checkFiles, type Files } from "./check-files.js";

export interface FindingsOptions {
  readonly layout?: string;
  readonly before?: Files;
  readonly beforePush?: Files;
  readonly whenWritten?: Files;
  readonly now?: string;
}

/** Findings of a rule, or of all rules of an area that ends in `/`. */
export async function findingsOf(rule: string, files: Files, options: FindingsOptions = {}): Promise<Finding[]> {
  const { layout = "company-brain", before, beforePush, whenWritten, now = EXAMPLE_NOW } = options;
  const base: Files = layout === "company-brain" ? EXAMPLE_BASE : {};
  const result = await checkFiles(
    { ...base, ...files },
    {
      gate: { layout: { name: layout } },
      now,
      ...(before && { before: { ...base, ...before } }),
      ...(beforePush && { beforePush: { ...base, ...beforePush } }),
      ...(whenWritten && { whenWritten: { ...base, ...whenWritten } }),
    },
  );
  return result.report.findings.filter(
    (finding) => finding.rule === rule || (rule.endsWith("/") && finding.rule.startsWith(rule)),
  );
}

/** `line:column message` of each finding. */
export function said(findings: readonly Finding[]): string[] {
  return findings.map(({ range, message }) => `${range.start.line}:${range.start.column} ${message}`);
}

export const TOOL_PATH = "graph/tools/linter.yaml";

/** A clean Tool record as YAML; given attributes replace or join its own, `undefined` leaves one out. */
export function tool(attributes: Readonly<Record<string, string | undefined>> = {}, id = "tool:linter"): string {
  const all: Readonly<Record<string, string | undefined>> = {
    title: "Linter",
    status: "approved",
    owners: "[team:build]",
    updatedAt: '"2026-06-03T08:20:00Z"',
    ...attributes,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`  ${name}: ${value}\n`]));
  return `nodeKind: Tool\nid: ${id}\nattributes:\n${lines.join("")}`;
}
