/** `help`, and what the list of commands says of groups. */
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { addOtherCommands } from "../../src/terminal/all-commands.js";
import { folderOf, run } from "./command-line.js";

function groups(): Command[] {
  const program = new Command("memory-steward");
  addOtherCommands(program, { exitWith: () => undefined, existingFolder: (dir) => Promise.resolve(dir) });
  return program.commands.filter(({ commands }) => commands.length > 0);
}

describe("help", () => {
  it.each([
    ["a command", ["resolve"], "memory-steward resolve [options] [dir]"],
    ["a command of a group", ["known-bad", "add"], "memory-steward known-bad add [options]"],
    ["a group", ["update"], "memory-steward update [options] [command]"],
    ["everything", [], "memory-steward [options] [command]"],
  ])("shows that of %s", async (_what, words, usage) => {
    const help = await run("help", ...words);
    expect(help).toMatchObject({ code: 0, stderr: "" });
    expect(help.stdout).toContain(`Usage: ${usage}\n`);
  });

  it("shows that of every command of every group", async () => {
    expect(groups().length).toBeGreaterThan(4);
    for (const group of groups()) {
      for (const command of group.commands) {
        const name = command.name();
        const started = `Usage: memory-steward ${group.name()} ${name} ${command.usage()}`;
        expect((await run("help", group.name(), name)).stdout).toContain(started);
        expect((await run(group.name(), "help", name)).stdout).toContain(started);
      }
    }
  });

  it.each([
    ["help nosuch", "unknown command 'nosuch'\n(memory-steward --help lists the commands)"],
    ["help reslve", "unknown command 'reslve'\n(Did you mean resolve?)"],
    ["help known-bad ad", "unknown command 'ad'\n(Did you mean add?)\n(memory-steward known-bad --help"],
    ["known-bad help ad", "unknown command 'ad'\n(Did you mean add?)\n(memory-steward known-bad --help"],
    ["help nosuch add", "unknown command 'nosuch'"],
    ["help check add", "unknown command 'add'"],
  ])("refuses names that are none: %s", async (call, says) => {
    const { code, stdout, stderr } = await run(...call.split(" "));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(says);
  });

  it.each([
    ["snapshot lits", "list"],
    ["snapshot mak", "make"],
    ["snapshot shw memory/snapshots/2026-05-08T120000Z", "show"],
    ["snapshot lits --dir .", "list"],
  ])("takes a misspelt command for no folder: %s", async (call, near) => {
    const [, word = ""] = call.split(" ");
    expect(await run(...call.split(" "))).toEqual({
      code: 2,
      stdout: "",
      stderr: `error: unknown command '${word}', and there is no folder of that name\n(Did you mean ${near}?)\n(memory-steward snapshot --help tells how to call it)\n`,
    });
  });

  it("takes a folder for a folder, however it is called", async () => {
    const folder = `${folderOf({ "lits/a.md": "" })}/lits`;
    for (const dir of [folder, "nowhere-at-all"]) {
      expect((await run("snapshot", dir, "--dry-run")).stderr).not.toContain("unknown command");
    }
  });

  it("says of each group what can be done with it", () => {
    for (const group of groups()) {
      for (const command of group.commands.filter((each) => each.name() !== "help")) {
        expect(group.description(), group.name()).toMatch(new RegExp(`\\b${command.name()}\\b`));
      }
    }
  });
});
