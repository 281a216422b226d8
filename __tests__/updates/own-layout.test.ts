/** Updates of a memory whose own layout takes ids and kinds from elsewhere than `id` and `kind`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { folderOf, repositoryOf, run } from "../commands/command-line.js";
import { git } from "../git/fixture.js";
import { after, codes, judgeIn, REASON, updateOn } from "./update-kit.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: ops
datesSuffice: true
ontology: { inline: { statuses: [active, proposed, retired] } }
classes:
  runbook:
    files: ["runbooks/*.md"]
    proposable: true
    records: identified
    fields: { id: $stem, kind: { value: Runbook }, title: [title, $heading], owners: owner, status: state, updatedAt: reviewed }
  page:
    files: ["docs/**/*.md"]
    proposable: true
    fields: { id: $path, kind: { value: Page }, title: title }
  choice:
    files: ["choices/*.yml"]
    proposable: true
    fields: { id: key.name, kind: { value: Choice }, title: title }
  note:
    files: ["notes/*.md"]
    records: identified
    fields: { id: $stem, kind: { value: Note }, title: $heading }
`;

const FILES = {
  "memory-steward.yml": "layout: layout.yaml\n",
  "layout.yaml": LAYOUT,
  "runbooks/Drain a broker.md":
    "---\ntitle: Drain a broker\nowner: sre\nstate: active\nreviewed: 2026-05-02\n---\n\nGo.\n",
  "docs/net/ttl.md": "---\ntitle: TTL\n---\n\nA minute.\n",
  "choices/backups.yml": "key: { name: backups }\ntitle: Each night\n",
  "notes/Kafka.md": "# Kafka\n",
};

let dir: string;
let base: string;

beforeAll(() => {
  dir = repositoryOf(FILES);
  base = git(dir, "rev-parse", "HEAD").trim();
});

const sent = (record: object, more: object = {}) =>
  judgeIn(dir, updateOn(base, { changes: [{ action: "upsert", reason: REASON, record, ...more }] }));

describe("a record whose id is no field of its file", () => {
  it.each([
    ["a stem", { id: "Restart it", kind: "Runbook", title: "Restart" }, "runbooks/Restart it.md", "title: Restart"],
    ["a path", { id: "docs/net/mtu", kind: "Page", title: "MTU" }, "docs/net/mtu.md", "title: MTU"],
  ])("gets a file with that id where it is %s, and no field for it", async (_, record, path, fields) => {
    const result = await sent(record, { body: "Text.\n" });
    expect(codes(result)).toEqual([]);
    expect(after(result)).toEqual({ [path]: `---\n${fields}\n---\n\nText.\n` });
  });

  it.each([
    ["runbook:restart", "UNSAFE_PATH"],
    ["restart/../../it", "NO_PLACE"],
  ])("is refused where no file can be called %s", async (id, code) => {
    const result = await sent({ id, kind: "Runbook", title: "Restart" }, { body: "Text.\n" });
    expect(codes(result)).toEqual([code]);
  });

  it("is edited without one", async () => {
    const result = await sent({ id: "Drain a broker", reviewed: "2026-06-09" });
    expect(codes(result)).toEqual([]);
    expect(after(result)).toEqual({
      "runbooks/Drain a broker.md": FILES["runbooks/Drain a broker.md"].replace("2026-05-02", "2026-06-09"),
    });
  });
});

describe("a record whose id is another field", () => {
  it("gets it there", async () => {
    const result = await sent({ id: "one-queue", kind: "Choice", title: "One queue" });
    expect(codes(result)).toEqual([]);
    expect(after(result)).toEqual({ "choices/one-queue.yml": "title: One queue\nkey:\n  name: one-queue\n" });
  });

  it("is edited there alone", async () => {
    const result = await sent({ id: "backups", title: "Each hour" });
    expect(after(result)).toEqual({ "choices/backups.yml": "key: { name: backups }\ntitle: Each hour\n" });
  });
});

describe("update new", () => {
  const made = async (...more: readonly string[]) => {
    const output = join(folderOf(), "update.json");
    const names = ["--memory", "acme/memory", "--run", "run-1", "--source", "acme/app"];
    const { code, stderr } = await run("update", "new", ...names, "--dir", dir, "--output", output, ...more);
    expect([code, stderr]).toEqual([0, expect.any(String)]);
    const { changes } = JSON.parse(readFileSync(output, "utf8")) as { changes: { record: object }[] };
    return { record: changes[0]?.record, verdict: (await run("update", "validate", output, "--dir", dir)).stdout };
  };

  it("writes the fields of the layout, and a status that its vocabulary has", async () => {
    const { record, verdict } = await made();
    expect(record).toEqual({
      id: "replace-me",
      kind: "Runbook",
      title: "Replace me",
      state: "proposed",
      owner: ["team:replace-me"],
      reviewed: expect.stringContaining("T") as unknown,
    });
    expect(verdict).toContain("add      runbooks/replace-me.md\n");
    expect(verdict).not.toContain("REFUSED");
    expect(verdict).not.toContain("warning");
  });

  it.each(["Page", "Choice"])("writes what the memory takes as it is for a %s", async (kind) => {
    expect((await made("--kind", kind)).verdict).not.toMatch(/REFUSED|warning/);
  });
});

describe("the draft of an incident", () => {
  const marked = async (layout: string, files: Readonly<Record<string, string>> = {}) => {
    const folder = repositoryOf({ ...FILES, "layout.yaml": layout, ...files });
    const args = [
      "--dir",
      folder,
      "--from",
      "HEAD",
      "--reason",
      "It told agents to wait.",
      "--owner",
      "sre",
      "--write",
    ];
    const { stdout } = await run("known-bad", "add", ...args);
    return { stdout, folder };
  };

  it("is not written among records that the layout says are others", async () => {
    const { stdout } = await marked(LAYOUT);
    expect(stdout).toContain('No incident was drafted: the layout "ops" has no place for one in Markdown.');
  });

  it("is named by the id that its place gives it", async () => {
    const incident = `  incident:
    files: ["incidents/*.md"]
    fields: { id: $stem, kind: { value: Incident }, title: title, status: state, owners: owner }
`;
    const { stdout, folder } = await marked(LAYOUT + incident);
    const [, name = ""] = /drafted as ([^:]+): complete/.exec(stdout) ?? [];
    expect(readFileSync(join(folder, "incidents", `${name}.md`), "utf8")).toContain("state: proposed\n");
    expect(readFileSync(join(folder, "snapshots", "known-bad.yaml"), "utf8")).toContain(`remediation: ${name}\n`);
    expect((await run("check", folder)).stdout).not.toContain("gate/unknown-record");
  });
});
