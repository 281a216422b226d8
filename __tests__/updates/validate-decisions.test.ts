/** What `update validate` says is decided of the records of an update, without a token and as `propose` would decide. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { folderOf, git, repositoryOf, run } from "../commands/command-line.js";
import { decision } from "../propose/house.js";
import { DETAIL, KNOWN, PATH, REPLACING, SUMMARY, TITLE } from "../propose/known-decision.js";
import { FILES, tagged, updateOn } from "./update-kit.js";

const schema = JSON.parse(
  readFileSync(new URL("../../schemas/update-verdict.schema.json", import.meta.url), "utf8"),
) as object;
const isVerdict = new Ajv2020({ strict: false }).compile(schema);

const said = (name: string, members: object = {}, detail = DETAIL) =>
  decision(name, { title: TITLE, summary: SUMMARY, tags: ["uploads"], ...members }, `${detail}\n`);
const COPY = said("copy");
const NEWER = said("region-prefix", { summary: REPLACING.summary }, REPLACING.detail);
const ADDED = said(
  "thumbnails",
  { summary: "Every upload is stored under the tenant prefix; thumbnails also are.", tags: ["uploads", "images"] },
  `${DETAIL} The same prefix also holds thumbnails and previews.`,
);
const NEGATED = said("never", { summary: SUMMARY.replace("Every upload is", "No upload is") });

describe("update validate", () => {
  let memory = "";
  let base = "";
  beforeAll(() => {
    memory = repositoryOf({ ...FILES, [PATH]: KNOWN });
    base = git(memory, "rev-parse", "HEAD").trim();
  });

  const validate = (changes: readonly object[], ...options: readonly string[]) => {
    const file = join(folderOf(), "memory-update.json");
    writeFileSync(file, JSON.stringify(updateOn(base, { changes })));
    return run("update", "validate", file, "--dir", memory, ...options);
  };

  it.each([
    ["what the memory says already", [COPY], "merge", "closed", ["(rule 3; nothing is opened)"]],
    ["what adds to a record", [ADDED], "merge", "person", ["decision:thumbnails:"]],
    ["what replaces a record", [NEWER], "supersede", "person", ["decision:region-prefix:"]],
    ["what contradicts a record", [NEGATED], "reject", "person", ["decision:never:"]],
    ["an edit of a record", [tagged()], "accept", "person", ["runbook:mirror-throttling: an edit of a record"]],
    ["several, by the heaviest", [tagged(), NEWER], "supersede", "person", ["accept runbook:", "supersede decision:"]],
  ] as const)("tells of %s", async (_, changes, decided, handling, lines) => {
    const { code, stdout } = await validate(changes);
    const would = handling === "closed" ? "open no pull request" : "open a pull request, which a person decides";
    expect(stdout.replace(/\s+/g, " ")).toContain(`Decision: ${decided}. \`propose\` would ${would}.`);
    for (const line of lines) expect(stdout.replace(/\s+/g, " ")).toContain(line);
    expect(code).toBe(0);

    const verdict: unknown = JSON.parse((await validate(changes, "--format", "json")).stdout);
    expect([isVerdict(verdict), isVerdict.errors]).toEqual([true, null]);
    expect(verdict).toMatchObject({ verdict: "acceptable", decision: decided, handling });
  });

  it("tells what may pass by itself", async () => {
    const fresh = decision("one-lockfile", {
      summary: "One lockfile for all packages of the workspace.",
      tags: ["ci"],
    });
    const { stdout } = await validate([fresh]);
    expect(stdout.replace(/\s+/g, " ")).toContain(
      "Decision: accept. `propose` would open a pull request, which may pass by itself",
    );
  });

  it("decides nothing of an update that is refused", async () => {
    const { code, stdout } = await validate([{ ...COPY, record: { ...COPY.record, owners: ["team:nobody"] } }]);
    expect(code).toBe(1);
    expect(stdout).not.toContain("Decision:");
  });
});
