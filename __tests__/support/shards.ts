/** A small memory checked in shards, and what must be said of it: what one run says, in every form. */
import { check, type CheckResult } from "../../src/commands/check/check.js";
import { checkShard } from "../../src/commands/check/check-shard.js";
import { mergeReports } from "../../src/commands/check/merge-reports.js";
import type { SecretSearch } from "../../src/commands/check/secrets-of.js";
import type { Tree } from "../../src/memory/tree.js";
import { renderAnnotations } from "../../src/report/annotations.js";
import { renderJson } from "../../src/report/json.js";
import { renderMarkdown } from "../../src/report/markdown.js";
import { renderPretty } from "../../src/report/pretty.js";
import { renderSarif } from "../../src/report/sarif.js";
import { remedyOf, ruleDescriptions } from "../../src/terminal/rule-descriptions.js";
import { readSources } from "../../src/terminal/sources.js";
import type { Files } from "./check-files.js";

export const NOW = new Date("2026-07-01T00:00:00Z");

export async function partsOf(
  tree: Tree,
  of: number,
  layout = "company-brain",
  times: readonly Date[] = [],
  isPublic = false,
  secrets: SecretSearch | false = {},
) {
  const parts: { label: string; read: () => Uint8Array }[] = [];
  for (let shard = 1; shard <= of; shard++) {
    const now = times[shard - 1] ?? NOW;
    const { bytes } = await checkShard({
      tree,
      root: "",
      gate: { layout: { name: layout } },
      shard,
      of,
      now,
      isPublic,
      secrets,
    });
    parts.push({ label: `part-${shard}.jsonl`, read: () => bytes });
  }
  return parts;
}

export function single(tree: Tree, now = NOW, layout = "company-brain"): Promise<CheckResult> {
  return check({ subject: { tree }, root: "", gate: { layout: { name: layout } }, now });
}

export function merged(
  tree: Tree,
  parts: Awaited<ReturnType<typeof partsOf>>,
  layout = "company-brain",
  secrets: SecretSearch | false = {},
) {
  return mergeReports({ tree, root: "", gate: { layout: { name: layout } }, parts, secrets });
}

/** The report in every form. */
export async function texts(result: CheckResult): Promise<Readonly<Record<string, string>>> {
  return {
    json: renderJson(result.report),
    sarif: renderSarif(result.report, ruleDescriptions()),
    github: renderAnnotations(result.report, { remedyOf }).join("\n"),
    markdown: renderMarkdown(result.report, { remedyOf }),
    pretty: renderPretty(result.report, {
      color: false,
      remedyOf,
      sourceLines: await readSources(result),
      showAccepted: true,
    }),
  };
}

export const record = (id: string, rest = ""): string => `nodeKind: Tool
id: tool:${id}
attributes: { title: ${id}, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
${rest}`;

export const MEMORY: Files = {
  "ontology/edge-kinds.yaml": "edgeKinds: [{ name: depends_on, purpose: Needs, acyclic: true, example: {} }]\n",
  "ontology/validation-rules.yaml": "staleAfterDays: 20\n",
  "graph/a.yaml": record("a", "edges: { depends_on: [tool:b, tool:nowhere] }\n"),
  "graph/b.yaml": record("b", "edges: { depends_on: [tool:a] }\n"),
  "graph/c.yaml": record("c"),
  "graph/d.yaml": record("a"),
  "graph/e.yaml": "a: [\n",
  "notes/n.md": "---\ntitle: A note\n---\nSee [this](../graph/nothing.yaml).\n",
};
