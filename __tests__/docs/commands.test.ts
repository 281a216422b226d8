/** What pages say of the command line: every command and option that they name is one. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { leaves } from "../commands/all-commands.js";
import { textOf } from "./pages.js";

const TOP = new URL("../../", import.meta.url);
const PAGES = [
  "README.md",
  "examples/README.md",
  ...readdirSync(new URL("docs", TOP), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && !name.startsWith("decisions/"))
    .map((name) => `docs/${name}`),
];

const OPTIONS = new Map(
  leaves().map(([words, command]) => [words, new Set(["--help", ...command.options.map(({ long }) => long)])]),
);
OPTIONS.set("snapshot", OPTIONS.get("snapshot make") ?? new Set());
/** The longest first: `snapshot list` is not `snapshot`. */
const WORDS = [...OPTIONS.keys()].sort((a, b) => b.length - a.length);

/** Calls in code within a line, and in lines of a block that begin with the program. */
function callsOf(page: string): string[] {
  const text = textOf(page).replace(/ \\\n\s*/g, " ");
  return [...text.matchAll(/`(?:memory-steward )?([^`\n]*)`|^(?:[A-Z_]+=\S+ |\$ )?memory-steward (\S.*)$/gm)]
    .map(([, inline = "", line = ""]) => inline + line)
    .map((call) => call.split(/ #| -- | [|>] /)[0] ?? "");
}

describe.each(PAGES)("%s", (page) => {
  it("names options that the commands have", () => {
    const unknown = callsOf(page).flatMap((call) => {
      const words = WORDS.find((each) => call === each || call.startsWith(`${each} `));
      const named = [...call.matchAll(/(?<![\w-])--[a-z][a-z-]+/g)].map(([option]) => option);
      return words === undefined
        ? []
        : named.filter((option) => !OPTIONS.get(words)?.has(option)).map((o) => `${words} ${o}`);
    });
    expect(unknown).toEqual([]);
  });

  it("calls commands that there are", () => {
    const called = [...textOf(page).matchAll(/`memory-steward ([a-z][a-z-]*)\b/g)].map(([, word = ""]) => word);
    const first = new Set(["help", ...WORDS.map((words) => words.split(" ")[0])]);
    expect(called.filter((word) => !first.has(word))).toEqual([]);
  });
});

it("the README lists every command", () => {
  const readme = textOf("README.md");
  const rows = readme.slice(readme.indexOf("## What it does"), readme.indexOf("Exit codes: "));
  const missing = [...OPTIONS.keys()].filter((words) => words !== "snapshot make" && !rows.includes(`\`${words}`));
  expect(missing).toEqual([]);
});
