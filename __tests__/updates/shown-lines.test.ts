/** What `update validate` shows a person of an artifact that is refused. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { git, repositoryOf, run, write } from "../commands/command-line.js";
import type { Run } from "../support/captured.js";
import { START } from "../commands/revert-memory.js";

const FILE = "memory-update.json";

async function validated(change: (text: string) => string, ...more: string[]): Promise<Run> {
  const folder = repositoryOf(START);
  const update = {
    schema: "memory-steward.update/v1",
    memoryRepository: "acme/memory",
    sourceRun: { id: "run-42", repository: "acme/checkout" },
    baseCommit: git(folder, "rev-parse", "HEAD").trim(),
    rationale: "Seen twice in nightly builds.",
    changes: [{ action: "upsert", reason: "Seen twice in nightly builds.", record: { id: "page:guide" } }],
    redactionStatus: "clean",
  };
  write(folder, { [FILE]: change(JSON.stringify(update, null, 2)) });
  return await run("update", "validate", join(folder, FILE), "--dir", folder, ...more);
}

describe("update validate", () => {
  it("shows the line that is no JSON, and what was expected", async () => {
    const { code, stdout } = await validated((text) => text.replace('"clean"', "clean"));
    expect([code, stdout.replace(/ \/\S*\//, " ")]).toEqual([
      1,
      `refused  MEMORY_REJECTED_NOT_JSON  memory-update.json:19:22
         The update is not valid JSON. This is not a JSON value. Put text between double quotes; other words are true, false and null alone.
      17 │     }
      18 │   ],
    > 19 │   "redactionStatus": clean
         │                      ^
      20 │ }
         Write one JSON value that RFC 8259 allows, without trailing commas or comments.

REFUSED  0 changed files
`,
    ]);
  });

  it.each([
    ["a byte-order mark", (text: string) => `\uFEFF${text}`, "begins with a byte-order mark: save it as UTF-8 without"],
    [
      "a number that programs read otherwise",
      (text: string) => text.replace('"record": {', '$&"startedNs": 1760000000000000123,'),
      "holds a number with more digits than programs keep: write it as a text, between quotes.",
    ],
  ])("does not call %s a fault of JSON", async (_, change, said) => {
    const { code, stdout } = await validated(change);
    expect([code, stdout]).toEqual([1, expect.stringContaining(`MEMORY_REJECTED_NOT_JSON`)]);
    expect(stdout).toContain(`The update ${said}`);
    expect(stdout).not.toContain("is not valid JSON");
  });

  it("points at the member that the check finds fault with, and shows once the lines that two refusals share", async () => {
    const record = { id: "page:new", kind: "Page", status: "nonsense", owners: "x", title: "New" };
    const { stdout } = await validated((text) => {
      const update = JSON.parse(text) as { readonly changes: readonly object[] };
      return JSON.stringify({ ...update, changes: [{ ...update.changes[0], record }] }, null, 2);
    });
    const lineOf = (name: string) =>
      stdout.split("\n").findLast((line) => line.includes(`> `) && line.includes(`"${name}":`));
    expect(lineOf("status")).toContain('> 17 │         "status": "nonsense",');
    const places = [...stdout.matchAll(/^refused .*:(\d+):\d+$/gm)].map(([, line]) => line);
    expect(places.filter((line) => line === "18")).toHaveLength(2);
    expect(stdout.match(/^ *> 18 │ +"owners": "x",$/gm)).toHaveLength(1);
  });

  it("points at the name of a member that is unknown, and asks for the word that it is nearly", async () => {
    const { stdout } = await validated((text) => text.replace('"rationale"', '"rational-e2": "x",\n  "rationale"'));
    expect(stdout).toContain("REFUSED");
    expect(stdout).toContain(
      'memory-update.json:9:3\n         The update has an unknown member "rational-e2"; did you mean "rationale"?\n',
    );
    expect(stdout).toContain('    >  9 │   "rational-e2": "x",\n         │   ^\n');
  });

  it("points at the name of a member that does not belong there", async () => {
    const { stdout } = await validated((text) => text.replace('"record"', '"content": "x",\n      "record"'));
    expect(stdout).toMatch(
      /"content" of change 1 does not belong here\.\n(?:.*\n){2} {4}> 14 │ {7}"content": "x",\n {9}│ {7}\^/,
    );
  });

  it("shows no secret of such a line, and nothing that acts", async () => {
    const token = `ghp_9aXb3Ck7Dm1Fq5Hs2Jv8Lw4Nz6Pr0Tt3Yy8Q`;
    const { stdout } = await validated((text) => text.replace('"clean"', `"\u001b[31m\u202e${token}`));
    expect(stdout).toContain("MEMORY_REJECTED_NOT_JSON");
    expect(stdout).not.toMatch(/[\u001b\u202e]/);
    expect(stdout).not.toContain(token.slice(4));
  });

  it("repeats no text of the update for programs", async () => {
    const { stdout } = await validated((text) => text.replace('"clean"', "nonsense"), "--format", "json");
    expect(stdout).toContain("This is not a JSON value.");
    expect(stdout).not.toContain("nonsense");
  });

  it("says where the text of a record belongs", async () => {
    const { code, stdout } = await validated((text) => text.replace('"id": "page:guide"', '$&, "body": "# Guide"'));
    expect(code).toBe(1);
    expect(stdout).toContain(
      'Change 1 has a "body" inside its "record", where it would be a field of the front matter. Write the text of the record as "body" beside "record".',
    );
  });

  it("lets a field of the name be removed, and one of a YAML record be set", async () => {
    const removed = await validated((text) => text.replace('"id": "page:guide"', '$&, "body": null, "tags": ["a"]'));
    expect([removed.code, removed.stdout]).toEqual([0, expect.stringContaining("CAN BE PROPOSED")]);
    const set = await validated((text) => text.replace('"id": "page:guide"', '"id": "tool:alone", "body": "x"'));
    expect(set.stdout).not.toContain("MEMORY_REJECTED_INVALID");
  });
});
