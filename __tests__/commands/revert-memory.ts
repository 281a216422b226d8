/** A memory to take changes back in. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { write } from "./command-line.js";

export function tool(name: string, attributes: Readonly<Record<string, string>> = {}, edges = ""): string {
  const own = { title: `Tool ${name}`, status: "approved", owners: "[user:ada]", updatedAt: '"2026-06-01T08:00:00Z"' };
  const lines = Object.entries({ ...own, ...attributes }).map(([key, value]) => `  ${key}: ${value}`);
  const tail = edges === "" ? "" : `edges: { depends_on: [${edges}] }\n`;
  return `nodeKind: Tool\nid: tool:${name}\nattributes:\n${lines.join("\n")}\n${tail}`;
}

export const PAGE = `---
id: page:guide
nodeKind: Page
title: Guide
status: approved
owners: [user:ada]
updatedAt: "2026-06-01T08:00:00Z"
---
# Guide

First line.

Second line.

Third line.
`;

/** Times that stay as they are, so that what is taken back is the same to the byte. */
export const TIMES_STAY = 'layout: company-brain\nseverities:\n  change/updated-at: "off"\n';

export const START = {
  "memory-steward.yml": TIMES_STAY,
  "graph/tools.yaml": ["a", "b", "c", "d"].map((name) => tool(name, { region: "eu" })).join("---\n"),
  "graph/alone.yaml": tool("alone", { region: "eu" }),
  "graph/listed.yaml": tool("listed", {}, "tool:a, tool:b"),
  "graph/gone.yaml": tool("gone"),
  "pages/guide.md": PAGE,
};

export function edit(folder: string, path: string, change: (text: string) => string): void {
  const text = readFileSync(join(folder, path), "utf8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  write(folder, { [path]: changed });
}
