/**
 * Nothing that the steward found, or should have, leaves it: a hundred secrets in values, keys, file names, branches, commit
 * messages and paths of errors against every output of every command of the command line.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeRedactor } from "../../src/secrets/redactor.js";
import { commit, folderOf, git, repositoryOf, run, write } from "../commands/command-line.js";
import { CHECK_FORMATS } from "../../src/terminal/formats.js";
import { COMMANDS } from "./leak/commands.js";
import { tool, CONFIG } from "./leak/memory.js";
import { call, Planting } from "./leak/planting.js";

/** The commands that the command line offers, such as `snapshot list`. */
async function commandsBelow(...above: string[]): Promise<string[]> {
  const { stdout } = await run(...above, "--help");
  // Behind the options stand the commands, in groups, and then notes.
  const [, listed = ""] = stdout.split(/^(?:Options|First steps|Exit codes|Examples):\n/m);
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

describe("a password that a file tells from the words around it, and that stands elsewhere as a bare name", () => {
  const password = "kT7pQ2xR9mW4zB8qLs3V";
  const login = { "notes/login.md": `# Login\n\nThe password: ${password}\n` };
  const named = (id: string, target?: string) => tool(id, { title: "A tool", ...(target !== undefined && { target }) });

  it("is not repeated by revert", async () => {
    const folder = repositoryOf({ ...CONFIG, ...login, "graph/kept.yaml": named("kept") });
    write(folder, { "graph/new.yaml": named(password) });
    commit(folder);
    write(folder, { "graph/kept.yaml": named("kept", `tool:${password}`) });
    commit(folder);
    const { code, stdout } = await call("revert", "HEAD~1", "--dir", folder);
    expect(code).toBe(1);
    expect(stdout).toContain("Errors that this would bring");
    expect(stdout).toContain("REDACTED");
    expect(stdout).not.toContain(password.slice(-8));
  });

  it("is not repeated by revert where only the working directory has it", async () => {
    const folder = repositoryOf({ ...CONFIG, "graph/kept.yaml": named("kept") });
    write(folder, { "graph/new.yaml": named(password) });
    commit(folder);
    write(folder, login);
    const { stdout } = await call("revert", "HEAD", "--dir", folder);
    expect(stdout).toContain("REDACTED");
    expect(stdout).not.toContain(password.slice(-8));
  });

  it("is not repeated by known-bad add, neither of now nor of the bad state", async () => {
    const folder = repositoryOf({ ...CONFIG, ...login, "graph/a.yaml": named(password), "graph/b.yaml": named("b") });
    const add = ["known-bad", "add", "--dir", folder, "--reason", "It names the wrong vault."];
    const record = ["--record", `tool:${password.slice(0, -1)}`];
    const now = await call(...add, ...record, "--from", "HEAD");
    git(folder, "rm", "--quiet", "notes/login.md", "graph/a.yaml");
    commit(folder);
    const then = await call(...add, ...record, "--from", "HEAD~1", "--to", "HEAD~1");
    for (const { stdout, stderr } of [now, then]) {
      expect(stderr).toBe("");
      expect(stdout).toMatch(/There is no record .*REDACTED.* Was .*REDACTED.* meant\?/);
      expect(stdout).not.toContain(password.slice(4, 16));
    }
  });
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
