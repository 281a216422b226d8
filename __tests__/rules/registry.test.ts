/** What is generated from the rules' files, and what a rule says of itself for others, is so. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RULE_IDS } from "../../src/generated/rule-ids.js";
import { RULES } from "../../src/rules/registry.js";

/** Looks among all ids of the graph. */
const SEARCH = /\b(?:nearestTarget|nearestId|idsOfKind)\(|\bgraph\.(?:has|ids)\(/;

describe("the registry", () => {
  it("holds every rule that has an id, and no other", () => {
    expect(RULES.map(({ id }) => id).sort()).toEqual([...RULE_IDS].sort());
  });

  it.each(RULES.map(({ id, searchesIds }) => [id, searchesIds === true] as const))(
    "knows whether %s searches the ids of the graph",
    (id, says) => {
      const source = readFileSync(new URL(`../../src/rules/${id}.ts`, import.meta.url), "utf8");
      expect(SEARCH.test(source), "a rule that does so says `searchesIds: true`").toBe(says);
    },
  );
});
