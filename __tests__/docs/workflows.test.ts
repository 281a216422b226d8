/** What the documentation says of workflows: which events do what, what there is to copy, and which release it names. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { planFor } from "../../src/actions/auto.js";
import type { Event, PullRequestEvent } from "../../src/actions/event.js";
import { textOf } from "./pages.js";

const PULL: PullRequestEvent = {
  name: "pull_request",
  action: "opened",
  number: 1,
  base: "a",
  baseRef: "main",
  isIntoDefault: true,
  head: "b",
  headRef: "agent/x",
  isSameRepository: true,
  mergeCommit: undefined,
  mergesItself: false,
};
const PUSH = { name: "push", ref: "refs/heads/main", isDefault: true, isDeletion: false } as const;
const run = (event: string): Event => ({
  name: "workflow_run",
  action: "completed",
  id: 1,
  run: {
    event,
    conclusion: "success",
    repositoryId: 1,
    head: { sha: "b", branch: "main", repositoryId: 1, owner: "acme" },
    pullRequests: [],
  },
});

/** The beginning of a row in docs/pull-requests.md and in docs/architecture.md, and an event that it speaks of. */
const ROWS: readonly (readonly [string, string, Event])[] = [
  ["`pull_request` |", "`pull_request` (opened", PULL],
  ["`merge_group` ", "`merge_group` ", { name: "merge_group", base: "a", head: "b" }],
  ["`push` to the default branch ", "`push` | default branch ", PUSH],
  ["`push` to another branch ", "`push` | other branch ", { ...PUSH, isDefault: false }],
  ["`schedule` ", "`schedule` ", { name: "schedule" }],
  ["`workflow_run`, of a pull request's check ", "`workflow_run` completed | a pull request", run("pull_request")],
  ["`workflow_run`, of another run ", "`workflow_run` completed | anything else", run("schedule")],
  ...["memory-update", "memory-run"].map((type): readonly [string, string, Event] => [
    `\`repository_dispatch\`, \`${type}\` `,
    `\`repository_dispatch\` \`${type}\` `,
    { name: "repository_dispatch", type, payload: {} },
  ]),
];

/** Commands that a row of a table lists, up to what it says besides. */
function listed(page: string, beginning: string): string[] {
  const rows = textOf(page)
    .split("\n")
    .filter((line) => line.replace(/ +/g, " ").startsWith(`| ${beginning}`));
  expect(rows, beginning).toHaveLength(1);
  const cell =
    rows[0]
      ?.split("|")
      .at(-2)
      ?.replace(/; `health` writes.*/, "") ?? "";
  return [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name = ""]) => name);
}

describe("which events do what", () => {
  it.each(ROWS)("%s", (told, drawn, event) => {
    const { commands } = planFor(event);
    expect(listed("docs/pull-requests.md", told)).toEqual(commands);
    expect(listed("docs/architecture.md", drawn)).toEqual(commands);
  });

  it("names every command that may be started by hand", () => {
    const commands = listed("docs/pull-requests.md", "`workflow_dispatch` ").filter((name) => name !== "command");
    const all = [
      "check",
      "merge-reports",
      "publish",
      "reindex",
      "snapshot",
      "resolve",
      "proposals",
      "propose",
      "import-run",
      "health",
    ];
    const known = all.filter((command) => planFor({ name: "workflow_dispatch", command }).commands.length > 0);
    expect(commands.sort()).toEqual(known.sort());
  });
});

const NO_RELEASE =
  "Until the first release makes the `v1` branch, name a commit of memory-steward's `main` in its place.";

describe("the release that the workflows name", () => {
  const pages = readdirSync(new URL("../../docs", import.meta.url)).filter((name) => name.endsWith(".md"));
  const copied = ["README.md", "examples/README.md", ...pages.map((name) => `docs/${name}`)].filter((page) =>
    /uses: memory-steward\/|\]\([^)]*examples\/workflows/.test(textOf(page)),
  );

  it("is told not to be there yet, wherever there is something to copy", () => {
    expect(copied).toEqual(
      expect.arrayContaining(["README.md", "docs/quickstart.md", "docs/pull-requests.md", "docs/sources.md"]),
    );
    expect(copied.filter((page) => !textOf(page).includes(NO_RELEASE))).toEqual([]);
  });
});

describe("the token", () => {
  it("is told to be what every command needs but those that speak to nobody", () => {
    expect(textOf("action.yml")).toContain("What every command speaks to GitHub with, but `check` and `merge-reports`");
    expect(textOf("docs/pull-requests.md")).toContain(
      "Every command but `check` and `merge-reports` speaks to GitHub with `token`",
    );
  });

  it("stands before every command that the page about proposing shows of a repository on GitHub", () => {
    const lines = textOf("docs/propose.md")
      .split("\n")
      .filter((line) => /memory-steward propose .*--repository/.test(line));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^GITHUB_TOKEN=\.\.\. /);
  });
});
