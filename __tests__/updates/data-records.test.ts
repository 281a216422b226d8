/** New records of a memory that is written in JSON and YAML. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { folderOf, repositoryOf, run } from "../commands/command-line.js";
import { git } from "../git/fixture.js";
import { after, codes, judgeIn, REASON, updateOn } from "./update-kit.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: facts
ids: { kindPrefix: true }
ontology:
  inline:
    nodeKinds: [{ name: Fact, prefix: fact }, { name: Step, prefix: step }, { name: Event, prefix: event }, { name: Plan, prefix: plan }]
classes:
  fact:
    files: ["facts/**/*.json"]
    proposable: true
    fields: { id: id, kind: kind, title: data.title }
    required: [id, title]
  step:
    files: ["steps/*.yaml"]
    proposable: true
    fields: { id: id, kind: kind, title: title }
  event:
    files: ["events/*.jsonl"]
    proposable: true
    fields: { id: id, kind: kind }
`;

const FILES = {
  "memory-steward.yml": "layout: layout.yaml\n",
  "layout.yaml": LAYOUT,
  "facts/net/ttl.json": '{ "id": "fact:ttl", "kind": "Fact", "data": { "title": "TTL" } }\n',
  "facts/net/mtu.json": '{ "id": "fact:mtu", "kind": "Fact", "data": { "title": "MTU" } }\n',
  "facts/disk.json": '{ "id": "fact:disk", "kind": "Fact", "data": { "title": "Disk" } }\n',
  "steps/a.yaml": "id: step:a\nkind: Step\ntitle: A\n",
  "events/a.jsonl": '{ "id": "event:a", "kind": "Event" }\n',
};

let dir: string;
let base: string;

beforeAll(() => {
  dir = repositoryOf(FILES);
  base = git(dir, "rev-parse", "HEAD").trim();
});

const added = (record: object, more: object = {}) =>
  judgeIn(dir, updateOn(base, { changes: [{ action: "upsert", reason: REASON, record, ...more }] }));

describe("a new record named by its id", () => {
  it("becomes a file of JSON where most of its kind stand", async () => {
    const result = await added({ id: "fact:jitter", kind: "Fact", data: { title: "Jitter" }, seen: null });
    expect(codes(result)).toEqual([]);
    expect(after(result)).toEqual({
      "facts/net/jitter.json":
        '{\n  "id": "fact:jitter",\n  "kind": "Fact",\n  "data": {\n    "title": "Jitter"\n  }\n}\n',
    });
  });

  it("becomes a file of YAML where those of its kind are such", async () => {
    const result = await added({ id: "step:b", kind: "Step", title: "B: the second" });
    expect(codes(result)).toEqual([]);
    expect(after(result)).toEqual({ "steps/b.yaml": 'id: step:b\nkind: Step\ntitle: "B: the second"\n' });
  });

  it("is refused where records share a file, and where none of its kind is there", async () => {
    expect(codes(await added({ id: "event:b", kind: "Event" }))).toEqual(["NO_PLACE"]);
    expect(codes(await added({ id: "plan:a", kind: "Plan" }))).toEqual(["NO_PLACE"]);
  });

  it("is refused with a text, for which such a file has no room", async () => {
    const result = await added({ id: "fact:jitter", kind: "Fact", data: { title: "Jitter" } }, { body: "# Jitter\n" });
    expect(codes(result)).toEqual(["INVALID"]);
  });

  it("stays in the folder of its kind, whatever its id says", async () => {
    const result = await added({ id: "fact:../../x/.github/y", kind: "Fact", data: { title: "X" } });
    expect(Object.keys(after(result))).toEqual(["facts/net/x-github-y.json"]);
  });
});

describe("update new", () => {
  const begin = (...more: readonly string[]) =>
    run("update", "new", "--memory", "acme/memory", "--run", "run-42", "--source", "acme/app", "--dir", dir, ...more);

  it("begins a record where its file has the fields, and says how to try it", async () => {
    const output = join(folderOf(), "update.json");
    const { code, stderr } = await begin("--kind", "Fact", "--output", output);
    expect(code).toBe(0);
    expect(stderr).toContain(`memory-steward update validate ${output} --dir ${dir}\n`);
    const { changes } = JSON.parse(readFileSync(output, "utf8")) as { changes: object[] };
    expect(changes).toEqual([
      {
        action: "upsert",
        reason: expect.any(String) as string,
        record: { id: "fact:replace-me", kind: "Fact", data: { title: "Replace me" } },
      },
    ]);
    const tried = await run("update", "validate", output, "--dir", dir);
    expect(tried.stdout).toMatch(/^add +facts\/net\/replace-me\.json\n/);
  });

  it("asks for a kind where the usual one is none of the memory's", async () => {
    const { code, stderr } = await begin("--output", join(folderOf(), "update.json"));
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("--kind what it is to begin with, one of Fact, Step\n"),
    ]);
  });
});
