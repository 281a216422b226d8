/** `accept`: the waiver that a check honours, in a file that people wrote. */
import { createHash } from "node:crypto";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pageAddress } from "../../src/memory/project-address.js";
import { commit, filesOf, folderOf, git, repositoryOf, run, write } from "./command-line.js";

const FILE = "memory-steward.waivers.yaml";

function service(name: string, edges: string): string {
  return `nodeKind: Service
id: service:${name}
attributes:
  title: ${name}
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
${edges}`;
}

const MEMORY = {
  "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 36500\n",
  "graph/team.yaml": service("build", "  {}\n").replace("Service", "Team").replace("service:", "team:"),
  "graph/a.yaml": service(
    "a",
    "  depends_on:\n    - { target: service:gone, reason: It runs there. }\n    - { target: service:lost, reason: It runs there. }\n",
  ),
  "graph/b.yaml": service("b", "  depends_on:\n    - { target: service:gone, reason: It runs there. }\n"),
  "graph/c.yaml": "nodeKind: Service\nid: [\n",
};

const WHO = ["--actor", "team:build", "--reason", "Its record follows with the move.", "--expires", "2999-03-31"];
const DANGLING = "graph/dangling-edge";
const memory = (more: Readonly<Record<string, string>> = {}) => repositoryOf({ ...MEMORY, ...more });

async function open(folder: string, rule = DANGLING): Promise<number> {
  const { stdout } = await run("check", folder, "--format", "json");
  const { findings } = JSON.parse(stdout) as { findings: { rule: string; accepted?: string }[] };
  return findings.filter((finding) => finding.rule === rule && finding.accepted === undefined).length;
}

describe("accept", () => {
  it("writes an entry for each finding in the place, which the check honours", async () => {
    const folder = memory();
    expect(await open(folder)).toBe(3);
    const done = await run("accept", DANGLING, "service:a", ...WHO, "--dir", folder);
    expect([done.code, done.stderr]).toEqual([0, ""]);
    expect(done.stdout).toContain(
      `Wrote ${FILE}: 2 findings of ${DANGLING}, accepted by team:build until 2999-03-31.\n`,
    );
    expect(done.stdout).toContain('  graph/a.yaml:10:17  "depends_on" points at');
    const entry = (target: string) => `  - rule: ${DANGLING}
    subject: service:a
    detail: depends_on service:${target}
    actor: team:build
    reason: Its record follows with the move.
    expires: 2999-03-31
`;
    expect(filesOf(folder)[FILE]).toBe(
      `# What somebody accepts, by name and until a day. ${pageAddress("docs/configuration.md")} describes the entries.\nwaivers:\n${entry("gone")}${entry("lost")}`,
    );
    expect(await open(folder)).toBe(1);
    expect((await run("check", folder)).stdout).not.toContain("gate/");
    const again = await run("accept", DANGLING, "service:a", ...WHO, "--dir", folder);
    expect([again.code, again.stderr]).toEqual([
      2,
      expect.stringContaining('for "service:a" is accepted already.\n  check --show-accepted'),
    ]);
  });

  it("takes a path, one finding of several, and what is locked", async () => {
    const folder = memory();
    const detail = ["--detail", "depends_on service:lost"];
    expect((await run("accept", DANGLING, "graph/a.yaml", ...detail, ...WHO, "--dir", folder)).code).toBe(0);
    expect(await open(folder)).toBe(2);
    expect((await run("accept", "parse/invalid-syntax", ...WHO, "--dir", folder)).code).toBe(0);
    expect(await open(folder, "parse/invalid-syntax")).toBe(0);
    expect(filesOf(folder)[FILE]?.match(/subject: graph\/.*/g)).toEqual([
      "subject: graph/a.yaml",
      "subject: graph/c.yaml",
    ]);
  });

  it("accepts one broken line of JSON Lines, and no other", async () => {
    const line = (run: string) => JSON.stringify({ run, did: "Restarted" });
    const layout =
      'layout: memory-steward.layout/v1\nname: log\nclasses:\n  run: { files: ["log/*.jsonl"], fields: { id: run, kind: { value: Run } } }\n';
    const broken = '{"run":"b","did":"cut o';
    const files = { "memory-steward.yml": "layout: layout.yaml\n", "layout.yaml": layout };
    const folder = repositoryOf({ ...files, "log/a.jsonl": `${line("a")}\n${broken}\n` });
    await run("accept", "parse/invalid-syntax", ...WHO, "--dir", folder);
    expect(await open(folder, "parse/invalid-syntax")).toBe(0);
    // Lines that come do not take the waiver from the old one, and are not accepted by it.
    write(folder, { "log/a.jsonl": `${line("c")}\r\n${line("a")}\n${broken}\r\n{"run":"d"\n` });
    expect(await open(folder, "parse/invalid-syntax")).toBe(1);
    // Behind a line that was cut off, another one is lost.
    write(folder, { "log/a.jsonl": `${line("a")}\n${broken}${line("c")}\n` });
    expect(await open(folder, "parse/invalid-syntax")).toBe(1);
  });

  it("keeps comments and layout, adds to the end, and renews what is over", async () => {
    const before = `# Ask the build team first.\r
waivers:\r
    -   subject: service:b # moves in May\r
        rule: ${DANGLING}\r
        detail: "depends_on service:gone"\r
        reason: 'It moves to another host.'\r
        actor: user:ann\r
        expires: "2026-01-31"\r
# The end.\r
`;
    const folder = memory({ [FILE]: before });
    expect((await run("accept", DANGLING, "service:b", ...WHO, "--dir", folder)).code).toBe(0);
    const renewed = before
      .replace("user:ann", "team:build")
      .replace("It moves to another host.", "Its record follows with the move.")
      .replace("2026-01-31", "2999-03-31");
    expect(filesOf(folder)[FILE]).toBe(renewed);
    expect((await run("accept", "parse/invalid-syntax", ...WHO, "--dir", folder)).code).toBe(0);
    const text = filesOf(folder)[FILE] ?? "";
    expect(text.startsWith(renewed.replace("# The end.\r\n", ""))).toBe(true);
    expect(text).toContain("# The end.");
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
    expect(await open(folder)).toBe(2);
  });

  it("says of a day that does not exist that there is none", async () => {
    const call = ["accept", "graph/dangling-edge", "--actor", "team:build", "--reason", "Its record follows."];
    const { code, stderr } = await run(...call, "--expires", "2999-02-30");
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("argument '2999-02-30' is invalid. There is no such day."),
    ]);
  });

  it("accepts for ninety days where nothing is said, below the root of the memory and in the file that is configured", async () => {
    const config = "layout: company-brain\nstaleAfterDays: 36500\nroot: brain\nwaivers: accepted.yaml\n";
    const moved = Object.entries(MEMORY).map(([path, text]) => [`brain/${path}`, text] as const);
    const folder = repositoryOf({ ...Object.fromEntries(moved), "memory-steward.yml": config });
    const done = await run("accept", DANGLING, "service:b", ...WHO.slice(0, 4), "--dir", folder);
    expect(done).toMatchObject({ code: 0, stderr: "" });
    const until = /expires: (\S+)/.exec(filesOf(folder)["brain/accepted.yaml"] ?? "")?.[1] ?? "";
    expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBeGreaterThan(88);
    expect(await open(folder)).toBe(2);
  });

  it("accepts what a change brings, by what the change is compared with", async () => {
    const folder = memory();
    write(folder, { "graph/team.yaml": MEMORY["graph/team.yaml"].replace("[team:build]", "[team:other]") });
    const without = await run("accept", "change/owners-changed", "team:build", ...WHO, "--dir", folder);
    expect([without.code, without.stderr]).toEqual([2, expect.stringContaining("is found with --base")]);
    const done = await run("accept", "change/owners-changed", "team:build", "--base", "HEAD", ...WHO, "--dir", folder);
    expect([done.code, done.stderr]).toEqual([0, ""]);
    git(folder, "stash", "--quiet", "--", "graph");
    commit(folder);
    git(folder, "stash", "pop", "--quiet");
    const { stdout } = await run("check", folder, "--base", "HEAD", "--show-accepted");
    expect(stdout).toContain("waived");
  });
});

describe("accept writes nothing", () => {
  it.each([
    ["for a rule that is not", ["graph/dangling-edges", "service:a", ...WHO], "Did you mean graph/dangling-edge?"],
    ["where several places could be meant", [DANGLING, ...WHO], 'Name one: "service:a", "service:b"'],
    [
      "where nothing is found",
      [DANGLING, "service:c", ...WHO],
      'It finds it elsewhere; name one: "service:a", "service:b"',
    ],
    ["where the rule finds nothing", ["graph/cycle", ...WHO], "The check finds no graph/cycle.\n"],
    ["for a waiver", ["gate/expired-waiver", ...WHO], "it speaks of a waiver"],
    ["until a day that is over", [DANGLING, "service:b", ...WHO.slice(0, 5), "2026-01-31"], "2026-01-31 is over"],
    ["until no day", [DANGLING, "service:b", ...WHO.slice(0, 5), "soon"], "A time such as"],
    ["without a reason", [DANGLING, "service:b", ...WHO.slice(0, 2)], "'--reason <text>'"],
    ["by nobody", [DANGLING, "service:b", ...WHO, "--actor", " "], "Nobody is named"],
    ["with a reason of blanks", [DANGLING, "service:b", ...WHO, "--reason", "short           "], "too short"],
    [
      "with a reason that acts",
      [DANGLING, "service:b", ...WHO, "--reason", "It is \u001b[2Jfine, really"],
      "acts on a terminal",
    ],
    [
      "with a secret in the reason",
      [
        DANGLING,
        "service:b",
        ...WHO,
        "--reason",
        `The token ${["ghp", "16C7e42F292c6912E7710c838347Ae178B4a"].join("_")}`,
      ],
      "holds a secret",
    ],
  ])("%s", async (_, words, said) => {
    const folder = memory();
    const { code, stdout, stderr } = await run("accept", ...words, "--dir", folder);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(said);
    expect(filesOf(folder)[FILE]).toBeUndefined();
  });

  it("for more than a person accepts by name at once", async () => {
    const edges = Array.from(
      { length: 101 },
      (_, i) => `    - { target: service:gone-${i}, reason: It runs there. }\n`,
    );
    const folder = memory({ "graph/d.yaml": service("d", `  depends_on:\n${edges.join("")}`) });
    const { code, stderr } = await run("accept", DANGLING, "service:d", ...WHO, "--dir", folder);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/finds 101 problems there.*\n.*--update-baseline/)]);
    expect(filesOf(folder)[FILE]).toBeUndefined();
    expect(
      (await run("accept", DANGLING, "service:d", "--detail", "depends_on service:gone-7", ...WHO, "--dir", folder))
        .code,
    ).toBe(0);
    expect(await open(folder)).toBe(103);
  });

  it("over a file that is broken, or of another form", async () => {
    for (const broken of ["waivers:\n  - rule: x\n", "waivers: [\n", "other: 1\n"]) {
      const folder = memory({ [FILE]: broken });
      const { code, stderr } = await run("accept", DANGLING, "service:b", ...WHO, "--dir", folder);
      expect([code, stderr]).toEqual([2, expect.stringContaining("is no valid list of waivers")]);
      expect(filesOf(folder)[FILE]).toBe(broken);
    }
  });

  it("for a secret without a key, and does not repeat the secret", async () => {
    const token = ["dop", "v1", createHash("sha256").update("accept").digest("hex")].join("_");
    const folder = memory({ "notes.md": `# Notes\n\n${token}\n` });
    const { code, stderr } = await run("accept", "secret/provider-token", "notes.md", ...WHO, "--dir", folder);
    expect([code, stderr]).toEqual([2, expect.stringContaining("this memory has no key yet")]);
    expect(stderr).not.toContain(token);
    write(folder, {
      "memory-steward.baseline.json":
        '{"baseline":"memory-steward.baseline/v1","salt":"0123456789abcdef0123456789abcdef","findings":[],"secrets":[]}\n',
    });
    expect((await run("accept", "secret/provider-token", "notes.md", ...WHO, "--dir", folder)).stderr).toBe("");
    expect(await open(folder, "secret/provider-token")).toBe(0);
    expect(filesOf(folder)[FILE]).not.toContain(token);
  });

  it("outside a memory, and where the file cannot be written", async () => {
    expect((await run("accept", DANGLING, ...WHO, "--dir", folderOf())).code).toBe(2);
    const folder = memory();
    chmodSync(join(folder), 0o555);
    const { code, stdout } = await run("accept", DANGLING, "service:b", ...WHO, "--dir", folder);
    chmodSync(join(folder), 0o755);
    // Whoever may do everything is not kept from writing.
    if (process.getuid?.() !== 0) expect([code, stdout]).toEqual([2, ""]);
  });
});
