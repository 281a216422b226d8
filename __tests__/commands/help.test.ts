/** `help`, and what the list of commands says of groups. */
import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { NOTES } from "../../src/terminal/command-notes.js";
import { everything, leaves } from "./all-commands.js";
import { folderOf, run } from "./command-line.js";

function groups(): Command[] {
  return everything().filter(({ commands }) => commands.length > 0);
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
    ["help nosuch", "Unknown command 'nosuch'.\n  memory-steward --help lists the commands"],
    ["help reslve", "Unknown command 'reslve'.\n  Did you mean resolve?"],
    ["help known-bad ad", "Unknown command 'ad'.\n  Did you mean add?\n  memory-steward known-bad --help"],
    ["known-bad help ad", "Unknown command 'ad'.\n  Did you mean add?\n  memory-steward known-bad --help"],
    ["help nosuch add", "Unknown command 'nosuch'"],
    ["help check add", "Unknown command 'add'"],
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
      stderr: `memory-steward: Unknown command '${word}', and there is no folder of that name.\n  Did you mean ${near}?\n  memory-steward snapshot --help tells how to call it\n`,
    });
  });

  it.each([
    ["chekc --help", "memory-steward: Unknown command 'chekc'.\n  Did you mean check?\n  memory-steward --help lists"],
    ["nosuch -h", "memory-steward: Unknown command 'nosuch'.\n  memory-steward --help lists"],
    [
      "known-bad ad --help",
      "memory-steward: Unknown command 'ad'.\n  Did you mean add?\n  memory-steward known-bad --help",
    ],
    [
      "snapshot lits --help",
      "memory-steward: Unknown command 'lits', and there is no folder of that name.\n  Did you mean list?",
    ],
  ])("refuses to help with what is none: %s", async (call, says) => {
    const { code, stdout, stderr } = await run(...call.split(" "));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(says);
  });

  it.each([
    ["check x --help", "memory-steward check [options] [dir]"],
    ["snapshot . --help", "memory-steward snapshot "],
    ["snapshot show --help", "memory-steward snapshot show [options] <tag>"],
    ["resolve chekc --help", "memory-steward resolve [options] [dir]"],
    ["--help chekc", "memory-steward [options] [command]"],
  ])("helps where the command is one: %s", async (call, usage) => {
    const help = await run(...call.split(" "));
    expect(help).toMatchObject({ code: 0, stderr: "" });
    expect(help.stdout).toContain(`Usage: ${usage}`);
  });

  it("lists in the help of a group the options of its default command", async () => {
    const { stdout } = await run("snapshot", "--help");
    expect(stdout).toMatch(/make is meant: [^]* --repository <owner\/name>, --dry-run,/);
    expect(stdout).toContain("\nmemory-steward snapshot make --help tells what they mean.\n");
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  it("takes a folder for a folder, however it is called", async () => {
    const folder = `${folderOf({ "lits/a.md": "" })}/lits`;
    for (const dir of [folder, "nowhere-at-all"]) {
      expect((await run("snapshot", dir, "--dry-run")).stderr).not.toContain("Unknown command");
    }
  });

  it("says of each command how it ends and how it is called, in 80 columns", async () => {
    const commands = leaves();
    expect([...NOTES.keys()].sort()).toEqual(commands.map(([words]) => words).sort());
    for (const [words, command] of commands) {
      const { stdout } = await run(...words.split(" "), "--help");
      expect(stdout, words).toMatch(
        /\nExit codes:\n {2}0 {2}[^]*\n {2}2 {2}[^]*\n {2}3 {2}[^]*\n\nExamples?:\n {2}memory-steward /,
      );
      expect(stdout.split("\n").filter((line) => line.length > 80 && !line.startsWith("More: "))).toEqual([]);
      expect(stdout).toMatch(/\n\nMore: https:\/\/\S+\/docs\/\S+\n$/);
      const options = new Set(command.options.map(({ long }) => long));
      for (const example of NOTES.get(words)?.examples ?? []) {
        expect(`${example} `).toContain(`${words.replace("snapshot make", "snapshot")} `);
        for (const [option] of example.matchAll(/--[a-z-]+/g)) expect(options, example).toContain(option);
      }
    }
    const newUpdate = (await run("update", "new", "--help")).stdout;
    expect(newUpdate).toMatch(/\n\nMore: https:\/\/\S+\/docs\/updates\.md\n$/);
    expect(newUpdate).toMatch(/as\s+the\s+page\s+named\s+below\s+says/);
    const all = (await run("--help")).stdout;
    expect(all).toMatch(/\nExit codes:\n {2}0 {2}clean\n/);
    expect(all).toMatch(/\nFirst steps:\n {2}memory-steward init /);
    expect(all.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  it.each([
    ["import-run", "or else summary-only"],
    ["merge-reports", "recognised"],
    ["merge-reports", "(default: 200)"],
  ])("names the default of %s: %s", async (command, says) => {
    expect((await run(command, "--help")).stdout.replace(/\n +/g, " ")).toContain(says);
  });

  it("says of each group what can be done with it", () => {
    for (const group of groups()) {
      for (const command of group.commands.filter((each) => each.name() !== "help")) {
        expect(group.description(), group.name()).toMatch(new RegExp(`\\b${command.name()}\\b`));
      }
    }
  });
});
