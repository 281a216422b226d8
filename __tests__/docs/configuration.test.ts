/** docs/configuration.md: its examples are valid, its figures right, and no member of a file is left out. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { LAYOUTS } from "../../src/generated/layouts.js";
import { builtInOntology } from "../../src/layouts/ontology-folder.js";
import { validated, type FileKind } from "../../src/layouts/file-schemas.js";
import { DEFAULT_LIMITS } from "../../src/memory/document.js";
import { findingsOf, said } from "../support/findings-of.js";
import { schemaWords, textOf, yamlBlocks } from "./pages.js";

const page = textOf("docs/configuration.md");

function kindOf(file: string): FileKind {
  if (file.startsWith("ontology/")) return "ontology";
  return file.includes("waivers") ? "waivers" : "config";
}

describe("docs/configuration.md", () => {
  const examples = yamlBlocks(page).flatMap((text) => {
    const file = /^# (\S+\.ya?ml)\n/.exec(text)?.[1];
    return file === undefined ? [] : [[file, text] as const];
  });

  it("has an example of every file", () => {
    expect(examples.map(([file]) => file)).toEqual([
      "memory-steward.yml",
      "ontology/node-kinds.yaml",
      "ontology/edge-kinds.yaml",
      "ontology/controlled-vocabulary.yaml",
      "ontology/validation-rules.yaml",
      "memory-steward.waivers.yaml",
    ]);
  });

  it.each(examples)("has a valid example of %s", async (file, text) => {
    expect((await validated(kindOf(file), parse(text))).errors).toBeUndefined();
  });

  it("has an example of edge kinds that lack nothing", async () => {
    const file = "ontology/edge-kinds.yaml";
    const text = examples.find(([name]) => name === file)?.[1] ?? "";
    expect(said(await findingsOf("ontology/undocumented-kind", { [file]: text }))).toEqual([]);
    expect(
      said(
        await findingsOf("ontology/undocumented-kind", { [file]: text.replace(/purpose: Needs the target in.*/, "") }),
      ),
    ).toHaveLength(1);
  });

  it("has a valid example of a baseline", async () => {
    const text = /```json\n([^]*?)```/.exec(page)?.[1] ?? "";
    expect((await validated("baseline", JSON.parse(text))).errors).toBeUndefined();
  });

  it.each(["config", "ontology", "waivers", "baseline"])("speaks of every member of %s", (kind) => {
    const written = new Set([...page.matchAll(/[A-Za-z]+/g)].map(([word]) => word));
    expect([...schemaWords(kind)].filter((word) => word !== "$schema" && !written.has(word))).toEqual([]);
  });

  it("has the figures of the built-in ontology, the limits and the layouts", () => {
    const { nodeKinds, edgeKinds, statuses } = builtInOntology("company-brain");
    expect(statuses).toHaveLength(4);
    expect(page).toContain(`${nodeKinds.size} node kinds, ${edgeKinds.size} edge kinds, four statuses`);
    for (const limit of Object.values(DEFAULT_LIMITS)) expect(page).toContain(`(${limit})`);
    for (const name of Object.keys(LAYOUTS)) expect(page).toContain(`\`${name}\``);
  });
});
