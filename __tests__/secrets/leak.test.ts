/**
 * Nothing that the steward found, or should have, leaves it: a hundred secrets in values, keys, file names, branches, commit
 * messages and paths of errors against every output of every command of the command line.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeRedactor } from "../../src/secrets/redactor.js";
import { CHECK_FORMATS } from "../../src/terminal/formats.js";
import { folderOf, git, repositoryOf, run } from "../commands/command-line.js";
import { COMMANDS } from "./leak/commands.js";
import { tool, CONFIG } from "./leak/memory.js";
import { call, Planting } from "./leak/planting.js";

/** The commands that the command line offers, such as `snapshot list`. */
async function commandsBelow(...above: string[]): Promise<string[]> {
  const { stdout } = await run(...above, "--help");
  // Behind the options stand the commands, in groups.
  const [, listed = ""] = stdout.split(/^Options:\n/m);
  const names = [...listed.matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name = ""]) => name);
  const all: string[] = [];
  for (const name of names.filter((each) => each !== "help")) {
    const below = await commandsBelow(...above, name);
    all.push(...(below.length > 0 ? below : [[...above, name].join(" ")]));
  }
  return all;
}

describe("every command", () => {
  it("is driven", async () => {
    const commands = await commandsBelow();
    expect(commands.length).toBeGreaterThan(20);
    expect(commands.filter((name) => COMMANDS[name] === undefined)).toEqual([]);
  });

  it.for(Object.entries(COMMANDS))("%s", async ([name, drive], context) => {
    const planting = new Planting();
    const outputs = await drive(planting, context);
    for (const [output, text] of Object.entries(outputs)) {
      expect(planting.leaksIn(text), `${name}, ${output}, seed ${planting.seed}`).toEqual([]);
    }
    const all = Object.values(outputs).join("\n");
    expect(all).not.toMatch(/^\s*$/);
    const unknown = await call(...name.split(" "), `--${planting.name}`);
    expect(unknown.code).toBe(2);
    expect(planting.leaksIn(`${unknown.stdout}\n${unknown.stderr}`)).toEqual([]);
    if (name !== "rules" && !all.includes("unknown command")) expect(`${all}\n${unknown.stderr}`).toContain("REDACTED");
  });
});

it.each(["json", "markdown"])(
  "a part of a value is known by the whole, which the check alone has read: %s",
  async (format) => {
    const { name } = new Planting();
    const folder = repositoryOf({
      ...CONFIG,
      "notes/quiet.md": `# Quiet\n\n${name}\n`,
      "graph/part.yaml": tool("part", { status: name.slice(-12) }),
    });
    const { stdout } = await call("check", folder, "--format", format);
    expect(stdout).toContain("REDACTED");
    expect(stdout).not.toContain(name.slice(-8));
  },
);

it.each(["json", "pretty"])("a password of a known record that a proposal is compared with: %s", async (format) => {
  const record = (id: string, password: string) => `---
id: runbook:${id}
kind: Runbook
title: Log in to the vault of the build team
status: draft
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
---
The vault of the build team takes a password of the machine account.

Log in on the first node of the build team. Use password: ${password} for the login. It keeps twenty connections open.
`;
  for (const password of ["kT7pQ2xR9mW4zB8qLs3V", "bR4xW9k/Tq8zLm2Nv7Ks"]) {
    const folder = repositoryOf({ ...CONFIG, "runbooks/known.md": record("known", password) });
    const file = join(folderOf({ "new.md": record("new", "here") }), "new.md");
    const { stdout } = await call("review", file, folder, "--as", "runbooks/new.md", "--format", format);
    expect(stdout).toContain("REDACTED");
    expect(stdout.toLowerCase()).not.toContain(password.toLowerCase().slice(-8));
  }
});

it("masks a code frame in its place", async () => {
  const planting = new Planting();
  const folder = repositoryOf({ ...CONFIG, "graph/a.yaml": tool("a", { status: planting.name }) });
  expect((await call("check", folder)).stdout).toContain("********");
});

it("changes not a byte of what holds no secret", async () => {
  const example = join(import.meta.dirname, "../../examples/company-brain");
  for (const format of CHECK_FORMATS) {
    expect((await call("check", example, "--format", format)).stdout).not.toContain("REDACTED");
  }
  const redactor = makeRedactor();
  const pages = join(import.meta.dirname, "../../docs/rules");
  for (const name of readdirSync(pages)) {
    const text = readFileSync(join(pages, name), "utf8");
    expect([name, redactor.text(text) === text]).toEqual([name, true]);
  }
  const log = git(join(import.meta.dirname, "../.."), "log", "-50", "--format=%H %T %s", "--raw", "--no-abbrev");
  expect(redactor.text(log)).toBe(log);
});
