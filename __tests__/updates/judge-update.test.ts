import { createHash } from "node:crypto";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JudgeUpdateInput } from "../../src/commands/propose/judge-update.js";
import { propose } from "../../src/commands/propose/propose.js";
import { overlayOf } from "../../src/terminal/overlay.js";
import { renderUpdateJson } from "../../src/report/update-json.js";
import { renderUpdatePretty } from "../../src/report/update-pretty.js";
import { openRepository, type GitRepository } from "../../src/git/repository.js";
import { connected } from "../forge/support.js";
import { commit, makeRepository, photograph } from "../git/fixture.js";
import { StandIn } from "../github/stand-in.js";
import type { Token } from "../github/tokens.js";
import {
  after,
  codes,
  file,
  FILES,
  judgeIn,
  NOW,
  PATH,
  REASON,
  removal,
  RUNBOOK,
  tagged,
  updateOn,
} from "./update-kit.js";

let dir: string;
let base: string;
let shared: GitRepository;
let standIn: StandIn;
let token: Token;

beforeAll(async () => {
  dir = makeRepository(FILES);
  symlinkSync("mirror-throttling.md", join(dir, "runbooks/link.md"));
  base = commit(dir, "link");
  shared = await openRepository(dir);
  standIn = await StandIn.create();
  const repository = await standIn.createRepository("acme/agent-memory", { files: { "README.md": "" } });
  token = standIn.jobToken(repository, { contents: "write", pull_requests: "write" });
});

afterAll(async () => {
  await shared.close();
  await standIn.close();
});

const update = (members: object = {}) => updateOn(base, members);

const judge = (artifact: unknown, known: Partial<JudgeUpdateInput> = {}, folder = dir) =>
  judgeIn(folder === dir ? shared : folder, artifact, known);

/** As a job would, up to the forge. */
async function proposeHostile(artifact: unknown) {
  const { forge } = connected(standIn, token);
  const bytes = artifact instanceof Uint8Array ? artifact : Buffer.from(JSON.stringify(artifact));
  const source = { repository: shared, fetch: () => Promise.resolve({ base, heads: new Map<number, string>() }) };
  const place = { source, target: "main", root: "", gate: {}, now: NOW, onSecret: () => undefined };
  return await propose({
    ...place,
    artifact: { bytes },
    forge,
    memoryRepository: "acme/memory",
    overlay: overlayOf(shared),
    run: { id: 1, attempt: 1 },
    server: "https://github.com",
  });
}

const MARK = "canary-7f3e";
const deep = (levels: number): unknown => (levels === 0 ? MARK : { deeper: deep(levels - 1) });
const raw = (text: string) => Buffer.from(text);
const json = (members: object) => JSON.stringify(update(members));
const changes = (...list: object[]) => update({ changes: list });
const joined = (...parts: string[]) => parts.join("");

const HOSTILE: readonly (readonly [name: string, artifact: () => unknown, code: string])[] = [
  ["a parent folder", () => changes(file(`runbooks/../../${MARK}.md`)), "UNSAFE_PATH"],
  ["an absolute path", () => changes(file(`/etc/${MARK}`)), "UNSAFE_PATH"],
  ["a drive", () => changes(file(`C:/${MARK}.md`)), "UNSAFE_PATH"],
  ["a backslash", () => changes(file(`runbooks\\${MARK}.md`)), "UNSAFE_PATH"],
  ["a path with NUL", () => changes(file(`runbooks/${MARK}\0.md`)), "UNSAFE_PATH"],
  ["a device name", () => changes(file("runbooks/con.md")), "UNSAFE_PATH"],
  ["a device as a folder", () => changes(file("runbooks/AUX/x.md")), "UNSAFE_PATH"],
  ["a folder that Git keeps for itself", () => changes(file("runbooks/.git/hooks.md")), "UNSAFE_PATH"],
  ["such a folder by its short name", () => changes(file("runbooks/git~1/hooks.md")), "UNSAFE_PATH"],
  ["a stream", () => changes(file(`runbooks/${MARK}.md:stream`)), "UNSAFE_PATH"],
  ["a name that ends with a dot", () => changes(file(`runbooks/${MARK}.md.`)), "UNSAFE_PATH"],
  ["an option in place of a path", () => changes(file(`--${MARK}`)), "UNSAFE_PATH"],
  ["a direction that is turned", () => changes(file(`runbooks/\u202e${MARK}.md`)), "UNSAFE_PATH"],
  ["a name in decomposed form", () => changes(file(`runbooks/cafe\u0301-${MARK}.md`)), "UNSAFE_PATH"],
  ["an empty name", () => changes(file(`runbooks//${MARK}.md`)), "UNSAFE_PATH"],
  ["a workflow", () => changes(file(".github/workflows/check.yml")), "PROTECTED_PATH"],
  ["a workflow in capitals", () => changes(file(".GitHub/workflows/check.yml")), "PROTECTED_PATH"],
  ["a way through the workflows", () => changes(file(`.github/../runbooks/${MARK}.md`)), "UNSAFE_PATH"],
  ["a hidden folder below that of the workflows", () => changes(file(".github/.git/config")), "UNSAFE_PATH"],
  ["a folder of workflows elsewhere", () => changes(file("runbooks/.github/check.yml")), "UNSAFE_PATH"],
  ["Git's own folder", () => changes(file(".git/config")), "UNSAFE_PATH"],
  ["Git's own folder in capitals", () => changes(file("runbooks/.GIT/config")), "UNSAFE_PATH"],
  ["Git attributes", () => changes(file("runbooks/.gitattributes")), "UNSAFE_PATH"],
  ["the ontology", () => changes(file("ontology/node-kinds.yaml")), "PROTECTED_PATH"],
  ["the ontology in capitals", () => changes(file("Ontology/node-kinds.yaml")), "PROTECTED_PATH"],
  ["an index", () => changes(file("indexes/graph-index.json")), "PROTECTED_PATH"],
  ["the list of what is bad", () => changes(file("snapshots/known-bad.yaml")), "PROTECTED_PATH"],
  ["the configuration", () => changes(file("memory-steward.yml")), "PROTECTED_PATH"],
  ["the baseline", () => changes(file("memory-steward.baseline.json")), "PROTECTED_PATH"],
  ["the waivers", () => changes(file("memory-steward.waivers.yaml")), "PROTECTED_PATH"],
  ["code owners", () => changes(file("CODEOWNERS")), "PROTECTED_PATH"],
  ["code owners elsewhere", () => changes(file("docs/CODEOWNERS")), "PROTECTED_PATH"],
  ["a page for people", () => changes(file("README.md")), "NOT_PROPOSABLE"],
  ["a script", () => changes(file(`runbooks/${MARK}.sh`)), "NOT_PROPOSABLE"],
  ["an imported run", () => changes(file("babysitter/runs/r1/run.yaml")), "NOT_PROPOSABLE"],
  ["a record of an imported run", () => changes(tagged({ record: { id: "team:imported" } })), "NOT_PROPOSABLE"],
  ["a link", () => changes(file("runbooks/link.md")), "NOT_A_FILE"],
  ["a file in place of a folder", () => changes(file("graph/team.yaml/x.md")), "NOT_PROPOSABLE|NOT_A_FILE"],
  ["another spelling of a file", () => changes(file("runbooks/Mirror-Throttling.md")), "PATH_COLLISION"],
  ["another spelling of a folder", () => changes(file(`Runbooks/${MARK}.md`)), "PATH_COLLISION|NOT_PROPOSABLE"],
  [
    "two spellings of one new file",
    () => changes(file(`runbooks/a-${MARK}.md`), file(`runbooks/A-${MARK}.md`)),
    "PATH_COLLISION",
  ],
  [
    "a new file and one below it",
    () => changes(file(`notes/${MARK}.md`), file(`notes/${MARK}.md/${MARK}.md`)),
    "NOT_A_FILE",
  ],
  [
    "a new file in place of the folder of another",
    () => changes(file(`notes/${MARK}.md/${MARK}.md`), file(`notes/${MARK}.md`)),
    "NOT_A_FILE",
  ],
  ["one file twice", () => changes(tagged(), file(PATH)), "CHANGED_TWICE"],
  ["a file that is not there", () => changes(removal(`runbooks/${MARK}.md`)), "NO_SUCH_FILE"],
  [
    "a record that is not there",
    () => changes({ action: "delete", reason: REASON, record: { id: `runbook:${MARK}` } }),
    "NO_SUCH_RECORD",
  ],
  ["an id of another kind", () => changes(tagged({ record: { id: `team:${MARK}`, kind: "Runbook" } })), "WRONG_ID"],
  ["a kind that has no place", () => changes(tagged({ record: { id: `x:${MARK}`, kind: MARK } })), "NO_PLACE"],
  ["four megabytes and more", () => raw(`{"${MARK}":"${"x".repeat(4 * 1024 * 1024)}"}`), "TOO_LARGE"],
  ["what is no JSON", () => raw(`{"${MARK}": nope}`), "NOT_JSON"],
  ["nothing", () => raw(""), "NOT_JSON"],
  ["two values", () => raw(`{} {"${MARK}":1}`), "NOT_JSON"],
  ["a byte-order mark", () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), raw(json({}))]), "NOT_JSON"],
  ["bytes that are no text", () => Buffer.from([0x7b, 0xff, 0x7d]), "NOT_TEXT"],
  ["a NUL", () => raw(`{"a":"\0"}`), "NOT_TEXT"],
  ["half a character", () => raw(json({ rationale: "x".repeat(30) }).replace("xxx", "\\ud800")), "NOT_TEXT"],
  ["deep nesting", () => update({ changes: [tagged({ record: { id: "runbook:x", more: deep(40) } })] }), "TOO_DEEP"],
  ["brackets without end", () => raw("[".repeat(100_000)), "TOO_DEEP|NOT_JSON"],
  ["a key twice", () => raw(json({}).replace("{", `{"schema":"${MARK}",`)), "DUPLICATE_KEY"],
  ["a prototype", () => raw(json({}).replace("{", `{"__proto__":{"${MARK}":1},`)), "RESERVED_KEY"],
  [
    "a prototype in a record",
    () => raw(json({}).replace('"tags"', `"__proto__":{"${MARK}":1},"tags"`)),
    "RESERVED_KEY",
  ],
  ["a member of its own", () => update({ [MARK]: 1 }), "INVALID"],
  ["a pull request number", () => update({ pullRequest: 7 }), "INVALID"],
  ["a list", () => [update()], "INVALID"],
  ["no changes", () => update({ changes: [] }), "INVALID"],
  ["too many changes", () => update({ changes: Array<object>(101).fill(tagged()) }), "INVALID"],
  ["changes by the hundred thousand", () => update({ changes: Array<object>(150_000).fill({}) }), "INVALID"],
  ["evidence by the hundred thousand", () => update({ evidence: Array<object>(150_000).fill({}) }), "INVALID"],
  ["a record and a file at once", () => changes(tagged({ path: PATH, content: "x" })), "INVALID"],
  ["a mode", () => changes({ ...file(PATH), mode: "120000" }), "INVALID"],
  ["a run with a path in its id", () => update({ sourceRun: { id: `../${MARK}`, repository: "a/b" } }), "INVALID"],
  [
    "a link that is not https",
    () => update({ sourceRun: { id: "1", repository: "a/b", url: "javascript:x" } }),
    "INVALID",
  ],
  ["a later format", () => update({ schema: "memory-steward.update/v2" }), "UNKNOWN_FORMAT"],
  ["another memory", () => update({ memoryRepository: `acme/${MARK}` }), "WRONG_REPOSITORY"],
  ["a commit that is not there", () => update({ baseCommit: "12".repeat(20) }), "UNKNOWN_BASE"],
  [
    "an edge to nowhere",
    () => changes(tagged({ record: { id: "runbook:mirror-throttling", related: { documents: [`runbook:${MARK}`] } } })),
    "BREAKS_CHECK",
  ],
  [
    "an empty title",
    () => changes(tagged({ record: { id: "runbook:mirror-throttling", title: null } })),
    "BREAKS_CHECK",
  ],
  ["broken front matter", () => changes(file(PATH, `---\nid: [${MARK}\n---\n`)), "BREAKS_CHECK"],
  [
    "another id in the file of a record",
    () => changes(file(PATH, RUNBOOK.replace("id: runbook:mirror-throttling", `id: runbook:${MARK}`))),
    "BREAKS_CHECK",
  ],
  [
    "characters that hide a text",
    () =>
      changes(
        tagged({
          body: `# Title\n\nWait.${Array.from(MARK, (c) => String.fromCodePoint(0xe0000 + (c.codePointAt(0) ?? 0))).join("")}\n`,
        }),
      ),
    "POISON",
  ],
  [
    "a token in a body",
    () => changes(tagged({ body: `# Title\n\nUse ${joined("AK", "IA", "Q3EGRIPNXH4TVWZ7")} here.\n` })),
    "SECRET",
  ],
  [
    "a token in the rationale",
    () => update({ rationale: `We log in with ${joined("AK", "IA", "Q3EGRIPNXH4TVWZ7")} every night.` }),
    "SECRET",
  ],
];

describe("an update that is hostile or wrong (security rules 14 and 15)", () => {
  it.each(HOSTILE)("%s is refused by its code, and nothing of it is said", async (_, artifact, code) => {
    const result = await proposeHostile(artifact());
    expect(result.outcome).toBe("refused");
    expect(code.split("|")).toContain(codes(result).join());
    expect(result.refusals.every(({ message, advice }) => message !== "" && advice !== "")).toBe(true);
    expect(JSON.stringify(result)).not.toContain(MARK);
    expect(renderUpdateJson({ ...result, changes: [], findings: [] })).not.toContain(MARK);
    // The forge was not even asked.
    expect(standIn.calls).toEqual([]);
  });

  it.each<readonly [string, () => unknown, string, string]>([
    [
      "a short commit id",
      () => update({ baseCommit: "417c540" }),
      "INVALID",
      '"baseCommit" must be the full id of a commit: 40 or 64 of the digits 0-9 and a-f, no branch and no short id.',
    ],
    [
      "an address for a name",
      () => update({ memoryRepository: "https://github.com/acme/memory" }),
      "INVALID",
      '"memoryRepository" must be the name of a repository as owner/name, not its address.',
    ],
    [
      "a change without a reason",
      () => changes({ action: "delete", path: PATH }),
      "INVALID",
      'Change 1 lacks the member "reason".',
    ],
    [
      "a reason of one word",
      () => changes({ action: "delete", path: PATH, reason: "old" }),
      "INVALID",
      '"reason" of change 1 must have 10 characters or more.',
    ],
    [
      "a change of nothing",
      () => changes({ action: "upsert", reason: REASON }),
      "INVALID",
      'Change 1 names neither a "record" nor a file by its "path".',
    ],
    ["a text for a list", () => update({ changes: "none" }), "INVALID", '"changes" must be a list.'],
    ["no change at all", () => update({ changes: [] }), "INVALID", '"changes" must have 1 entry or more.'],
    [
      "an id that is not there, and no kind",
      () => changes({ action: "upsert", reason: REASON, record: { id: "runbook:mirror-throttlin", tags: ["ci"] } }),
      "NO_SUCH_RECORD",
      "Change 1 names a record that is not there, and no kind for a new one. Did you mean runbook:mirror-throttling?",
    ],
    [
      "an id of another kind",
      () => changes({ action: "upsert", reason: REASON, record: { id: "decision:warm-cache", kind: "Runbook" } }),
      "WRONG_ID",
      'Change 1 gives a record an id that is not of its kind: that of a Runbook begins with "runbook:".',
    ],
    [
      "another memory",
      () => update({ memoryRepository: "acme/other" }),
      "WRONG_REPOSITORY",
      "The update is for another memory than acme/memory.",
    ],
  ])("%s is told so that its writer can mend it", async (_, artifact, code, message) => {
    const { refusals } = await proposeHostile(artifact());
    expect(refusals.map((refusal) => [refusal.code, refusal.message])).toEqual([[`MEMORY_REJECTED_${code}`, message]]);
  });

  it("with an edge to nowhere is told which record may be meant", async () => {
    const related = { documents: ["team:biuld"] };
    const result = await judge(
      changes({ action: "upsert", reason: REASON, record: { id: "runbook:mirror-throttling", related } }),
    );
    expect(renderUpdatePretty(result, false)).toContain("mend  Did you mean team:build?");
  });

  it("with an edge that was meant for nothing known is told what to do, once for all such edges", async () => {
    const related = { documents: ["team:elsewhere", "team:nowhere-at-all"] };
    const result = await judge(
      changes({ action: "upsert", reason: REASON, record: { id: "runbook:mirror-throttling", related } }),
    );
    const remedyOf = () => "Point the edge at an id. More is told elsewhere.";
    const shown = renderUpdatePretty(result, false, undefined, remedyOf);
    expect(shown.match(/mend {2}Point.*/g)).toEqual(["mend  Point the edge at an id."]);
  });

  it("with a text for a record of fields alone is told so, and where the text belongs", async () => {
    const record = { id: "team:build", attributes: { title: "The build team" } };
    const result = await judge(update({ changes: [{ action: "upsert", reason: REASON, record, body: "# Text\n" }] }));
    expect(codes(result)).toEqual(["INVALID"]);
    expect(result.refusals[0]).toMatchObject({
      change: 1,
      message: expect.stringMatching(/has a "body", and its record is no Markdown file.*into a field/) as string,
    });
    const blank = await judge(update({ changes: [{ action: "upsert", reason: REASON, record, body: " \n" }] }));
    expect(blank.refusals).toEqual([]);
    expect(after(blank)["graph/team.yaml"]).toContain("title: The build team");
  });

  it("writes nothing", async () => {
    const before = photograph(dir);
    await judge(update());
    await judge(changes(file(PATH, "---\nid: [\n---\n")));
    expect(photograph(dir)).toEqual(before);
  });

  it("names the place in the artifact", async () => {
    const text = JSON.stringify(update({ baseCommit: "short" }), null, 2);
    const result = await judge(Buffer.from(text));
    const line = text.split("\n").findIndex((each) => each.includes("baseCommit")) + 1;
    expect(result.refusals).toMatchObject([{ at: { line, column: 17 } }]);
    expect(renderUpdatePretty(result, false)).toContain(`refused  MEMORY_REJECTED_INVALID  ${line}:17`);
  });

  it("names the change by its number, and an unknown member where its name is a plain word", async () => {
    const secretive = "letme1n-4ever";
    const artifact = update({
      changes: [tagged({ reson: 1 }), tagged({ [secretive]: 1 }), { ...tagged(), action: "add" }],
      sourceRun: { id: "run-42", repository: "acme/checkout", colour: 1 },
    });
    const result = await judge(artifact);
    expect(result.refusals.map(({ message, change }) => [change, message])).toEqual([
      [undefined, '"sourceRun" has an unknown member "colour".'],
      [1, 'Change 1 has an unknown member "reson"; did you mean "reason"?'],
      [2, "Change 2 has an unknown member, whose name is no plain word."],
      [3, '"action" of change 3 must be one of upsert, delete.'],
    ]);
    const shown = renderUpdatePretty(result, false);
    expect(shown).not.toContain(secretive);
    // All four are mended by the same page, which is named once.
    expect(shown.match(/ {9}Follow https:.*memory-update\.schema\.json$/gm)).toHaveLength(1);
  });

  it("is refused where the file or the run are not those announced", async () => {
    const bytes = Buffer.from(JSON.stringify(update()));
    const announcedDigest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
    expect(codes(await judge(bytes, { announcedDigest }))).toEqual([]);
    expect(codes(await judge(Buffer.concat([bytes, raw(" ")]), { announcedDigest }))).toEqual(["DIGEST_MISMATCH"]);
    const sourceRun = { id: "run-42", repository: "Acme/Checkout" };
    expect(codes(await judge(bytes, { sourceRun }))).toEqual([]);
    expect(codes(await judge(bytes, { sourceRun: { ...sourceRun, id: "run-43" } }))).toEqual(["WRONG_RUN"]);
    expect(codes(await judge(bytes, { sourceRun: { ...sourceRun, repository: "eve/checkout" } }))).toEqual([
      "WRONG_RUN",
    ]);
  });
});
