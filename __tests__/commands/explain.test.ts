import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { rulePagePath } from "../../src/report/rule-page.js";
import { RULES } from "../../src/rules/registry.js";
import { run } from "./command-line.js";

describe("rules", () => {
  it("lists every rule once, and counts them", async () => {
    const { code, stdout } = await run("rules");
    expect(code).toBe(0);
    const listed = stdout.split("\n").flatMap((line) => /^ {2}(\S+\/\S+) /.exec(line)?.[1] ?? []);
    expect([...listed].sort()).toEqual(RULES.map(({ id }) => id).sort());
    expect(stdout).toContain(`\n${RULES.length} rules; `);
  });
});

describe("explain", () => {
  it.each(RULES.map(({ id }) => id))("explains %s", async (id) => {
    const { code, stdout } = await run("explain", id);
    expect(code).toBe(0);
    for (const part of [id, "\nWhy\n", "\nWhat to do\n", "\nBad  ", "\nGood  ", rulePagePath(id)])
      expect(stdout).toContain(part);
    expect(existsSync(fileURLToPath(new URL(`../../${rulePagePath(id)}`, import.meta.url)))).toBe(true);
  });

  it("names the rules that come nearest to one that is none", async () => {
    expect(await run("explain", "graph/dangling-edges")).toEqual({
      code: 2,
      stdout: "",
      stderr: 'memory-steward: There is no rule "graph/dangling-edges".\n  Did you mean graph/dangling-edge?\n',
    });
    expect((await run("explain", "dangling")).stderr).toContain("  Did you mean graph/dangling-edge?\n");
    expect((await run("explain", "kind")).stderr).toMatch(
      /\n {2}Did you mean [a-z]+\/[a-z-]*kind[a-z-]*(, [a-z/-]+)+ or [a-z/-]+\?\n$/,
    );
    for (const word of ["nope", "check", "graph/nothing"]) {
      expect((await run("explain", word)).stderr).toBe(
        `memory-steward: There is no rule "${word}".\n  memory-steward rules lists them all.\n`,
      );
    }
    expect((await run("explain", "udpated")).stderr).toContain("Did you mean change/updated-at or ");
    expect((await run("explain", "\x1b[2J")).stderr).toBe(
      'memory-steward: There is no rule "\\x1B[2J".\n  memory-steward rules lists them all.\n',
    );
  });
});
