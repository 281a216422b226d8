/** What `update validate` says is decided of the records of an update, without a token and as `propose` would decide. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { commit, folderOf, git, repositoryOf, run } from "../commands/command-line.js";
import { decision } from "../propose/house.js";
import { DETAIL, KNOWN, PATH, REPLACING, SUMMARY, TITLE } from "../propose/known-decision.js";
import { FILES, tagged, TEAM, updateOn } from "./update-kit.js";

const schema = JSON.parse(
  readFileSync(new URL("../../schemas/update-verdict.schema.json", import.meta.url), "utf8"),
) as object;
const isVerdict = new Ajv2020({ strict: false }).compile(schema);

const proposed = (name: string, members: object = {}, detail = DETAIL) =>
  decision(name, { title: TITLE, summary: SUMMARY, tags: ["uploads"], ...members }, `${detail}\n`);
const COPY = proposed("copy");
const NEWER = proposed("region-prefix", { summary: REPLACING.summary }, REPLACING.detail);
const ADDED = proposed(
  "thumbnails",
  { summary: "Every upload is stored under the tenant prefix; thumbnails also are.", tags: ["uploads", "images"] },
  `${DETAIL} The same prefix also holds thumbnails and previews.`,
);
const NEGATED = proposed("never", { summary: SUMMARY.replace("Every upload is", "No upload is") });

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
    ["what contradicts a record", [NEGATED], "reject", "person", ["unclear decision:never:"]],
    ["an edit of a record", [tagged()], "accept", "person", ["runbook:mirror-throttling: an edit of a record"]],
    ["several, by the heaviest", [tagged(), NEWER], "supersede", "person", ["accept runbook:", "supersede decision:"]],
  ] as const)("tells of %s", async (_, changes, decided, handling, lines) => {
    const { code, stdout } = await validate(changes);
    const word = decided === "reject" ? "unclear" : decided;
    const said = stdout.replace(/\s+/g, " ");
    if (handling === "closed") {
      expect(said).toContain(`Decision: ${word}. \`propose\` would open no pull request. NOTHING TO PROPOSE`);
    } else {
      expect(said).toContain(
        `Decision: ${word}; a person decides. \`propose\` would open a pull request. CAN BE PROPOSED`,
      );
    }
    for (const line of lines) expect(said).toContain(line);
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

  it("can be proposed to a memory that fails the check by itself, and says that its pull request will be red", async () => {
    const broken = TEAM.replaceAll("team:build", "team:lost").concat(
      'edges: { depends_on: [{ target: "team:nobody" }] }\n',
    );
    const folder = repositoryOf({ ...FILES, "graph/lost.yaml": broken });
    const file = join(folderOf(), "memory-update.json");
    writeFileSync(file, JSON.stringify(updateOn(git(folder, "rev-parse", "HEAD").trim())));
    const { code, stdout } = await run("update", "validate", file, "--dir", folder);
    expect([code, stdout.replace(/\s+/g, " ")]).toEqual([
      0,
      expect.stringMatching(
        /Main fails the check by itself, with 1 error: .*#when-main-itself-fails\)\. CAN BE PROPOSED/,
      ),
    ]);
    const verdict: unknown = JSON.parse(
      (await run("update", "validate", file, "--dir", folder, "--format", "json")).stdout,
    );
    expect([isVerdict(verdict), verdict]).toEqual([true, expect.objectContaining({ mainErrors: 1 })]);
  });

  it("decides nothing of an update that is refused", async () => {
    const { code, stdout } = await validate([{ ...COPY, record: { ...COPY.record, owners: ["team:nobody"] } }]);
    expect(code).toBe(1);
    expect(stdout).not.toContain("Decision:");
  });
});

describe("update validate, of a record without a scope where the known one has repoRefs", () => {
  const KNOWN_ID = "runbook:registry-mirror-throttling";
  const known = readFileSync(
    new URL("../../examples/company-brain/runbooks/registry-mirror-throttling.md", import.meta.url),
    "utf8",
  );
  const COPIED = known.slice(known.lastIndexOf("---\n") + 4);
  const OPPOSITE = `# Registry mirror answers 429 in nightly builds

Raise the number of retries in the pipelines until image pulls get through. Switch to the public registry where that is
not enough. Do not pin the image by digest, since a tag keeps up with fixes.
`;
  const CI = { tags: ["registry", "ci"], owners: ["team:build"] };
  const runbook = (body: string, members: object = {}) => ({
    action: "upsert",
    reason: "Seen in nightly builds.",
    record: {
      id: "runbook:mirror-retries",
      kind: "Runbook",
      title: "Registry mirror answers 429 in nightly builds",
      status: "draft",
      updatedAt: "2026-06-09T08:20:00Z",
      ...CI,
      ...members,
    },
    body,
  });
  let memory = "";
  let base = "";
  beforeAll(() => {
    memory = folderOf();
    cpSync(fileURLToPath(new URL("../../examples/company-brain", import.meta.url)), memory, { recursive: true });
    git(memory, "init", "--quiet", "--initial-branch=main");
    commit(memory);
    base = git(memory, "rev-parse", "HEAD").trim();
  });

  const decided = async (...changes: readonly object[]) => {
    const file = join(folderOf(), "memory-update.json");
    writeFileSync(file, JSON.stringify(updateOn(base, { changes })));
    const { code, stdout } = await run("update", "validate", file, "--dir", memory);
    expect(code).toBe(0);
    return stdout.replace(/\s+/g, " ");
  };

  it("names the record whose title the opposite advice has, and lets it not pass by itself", async () => {
    const said = await decided(runbook(OPPOSITE));
    expect(said).toContain(
      `accept runbook:mirror-retries: nothing of its kind and scope says this, but a record elsewhere has such a title: ${KNOWN_ID} (rule 11; a person decides)`,
    );
    expect(said).not.toContain("nothing known says this");
  });

  it.each([
    ["its title", {}],
    ["a title of its own", { title: "Pulls that the mirror throttles at night" }],
  ])("says of a copy under %s that only one of the two has a scope", async (_, members) => {
    expect(await decided(runbook(COPIED, members))).toContain(
      `unclear runbook:mirror-retries: the memory says this, but only one of the two has a scope: ${KNOWN_ID} (rule 10; a person decides). Decision: unclear; a person decides.`,
    );
  });

  const OWN = "Pulls that the mirror throttles at night";

  it("says of a copy in the scope of the record that it has another title", async () => {
    expect(await decided(runbook(COPIED, { title: OWN, repoRefs: ["repository:build-images"] }))).toContain(
      `unclear runbook:mirror-retries: the memory says this under another title: ${KNOWN_ID} (rule 10; a person decides). Decision: unclear; a person decides.`,
    );
  });

  it.each([
    ["in another scope", { title: OWN, repoRefs: ["repository:storefront"] }],
    ["in another scope, under its title", { repoRefs: ["repository:storefront"] }],
    ["of another kind", { title: OWN, kind: "Decision", id: "decision:mirror-retries" }],
  ])("names the record that a copy %s says again, and lets it not pass by itself", async (_, members) => {
    const said = await decided(runbook(COPIED, members));
    expect(said).toContain(
      `: nothing of its kind and scope says this, but a record elsewhere has this text: ${KNOWN_ID} (rule 11; a person decides)`,
    );
    expect(said).toContain("Decision: accept; a person decides.");
  });

  it("lets neither of two with one title pass by itself, where only one of them has a scope", async () => {
    const title = "Renew the certificates of the build servers";
    const renewal = (name: string, body: string, members: object = {}) =>
      runbook(body, { id: `runbook:${name}`, title, ...members });
    const said = await decided(
      renewal(
        "by-hand",
        "Certificates of the build servers end in spring. Order them from the portal two weeks before.",
      ),
      renewal(
        "by-robot",
        "A job asks the authority each Monday and restarts every server whose key is older than a month.",
        {
          repoRefs: ["repository:build-images"],
        },
      ),
    );
    expect(said).toContain("a record elsewhere has such a title: runbook:by-hand (rule 11; a person decides)");
    expect(said).toContain("Decision: accept; a person decides.");
  });
});
