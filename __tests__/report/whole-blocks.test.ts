/** Texts for GitHub that are too long are cut between blocks, where half a code span would act, and lists say what they leave out. */
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/memory/finding.js";
import { COMMENT_BYTES } from "../../src/memory/forge.js";
import type { Health } from "../../src/memory/health.js";
import { PROPOSAL_SCHEMA } from "../../src/memory/proposal.js";
import { renderHealthIssue } from "../../src/report/health/blocks.js";
import { renderImportPretty } from "../../src/report/import-run.js";
import { renderKnownBadMarkdown } from "../../src/report/known-bad-text.js";
import { bodyDocument } from "../../src/report/proposal/render-proposal.js";
import type { ProposalStory } from "../../src/report/proposal/story.js";
import { renderScanPretty } from "../../src/report/scan-pretty.js";
import { finding } from "./fixtures.js";

/** Shown with an escape of six characters for each that hides, and with a mention wherever it is cut. */
const names = Array.from({ length: 60 }, (_, index) => `service:${"@octocat\u200B".repeat(13)}${index}`);

const HEALTH: Health = {
  commit: "a".repeat(40),
  alerts: [],
  counts: undefined,
  records: 60,
  index: { state: "fresh" },
  work: undefined,
  layout: "company-brain",
  withoutOwners: names,
  stale: names,
  lostOwners: names,
  dangling: names,
  secrets: names,
  unsearched: names,
  snapshots: [],
} as unknown as Health;

/** Without what it changes. */
const PROPOSAL: ProposalStory = {
  root: "",
  mainErrors: 0,
  update: {
    schema: "memory-steward.update/v1",
    memoryRepository: "acme/memory",
    sourceRun: { repository: "acme/checkout", id: "run-42" },
    baseCommit: "a".repeat(40),
    rationale: "It was learned.",
    redactionStatus: "clean",
    changes: [{ action: "delete", path: "a.md", reason: "It is so." }],
  },
  changes: [],
  records: [],
  unwritten: [],
  findings: [],
  diff: { before: { label: "main" }, after: { label: "proposal" }, records: [], edges: [], otherFiles: [] },
  reviewers: [],
  block: {
    schema: PROPOSAL_SCHEMA,
    kind: "update",
    decision: "accept",
    handling: "person",
    digest: "",
    idempotencyKey: "",
    source: { repository: "acme/checkout", id: "run-42" },
    base: "a".repeat(40),
    records: [],
  },
  conflicts: [],
};

const TAG = { snapshot: "memory/snapshots/2026-05-08T093000Z" };

function wordsOutsideCode(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return html.replace(/<code>[^<]*<\/code>/g, "");
}

describe("a text that is too long", () => {
  it.each([2000, 4000, 8000, 12_000])("of the health issue is cut to %d bytes between blocks", (bytes) => {
    const body = renderHealthIssue(HEALTH, bytes);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(bytes);
    expect(wordsOutsideCode(body)).not.toContain("@octocat");
    expect(body).toContain("More was found than fits here.");
    expect(body).toMatch(/^## ✅ No alert\n/);
  });

  it("of a pull request that marks a state as bad has what fits", () => {
    const message = `${"\u200B".repeat(250)}@octocat`;
    const errors = names.map((name) => ({ path: `${name}.yaml`, message }) as Finding);
    const story = { state: TAG, reach: "All of it.", reason: "@octocat broke it.", records: names, files: [] };
    const rest = { warnings: [], owners: [], errors };
    const body = renderKnownBadMarkdown({ ...story, ...rest }, "", COMMENT_BYTES);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(COMMENT_BYTES);
    expect(wordsOutsideCode(body)).not.toContain("@octocat");
    expect(body).toContain("More was found than fits here.");
  });
});

describe("a list that is too long says how many it leaves out", () => {
  const errors = Array.from({ length: 57 }, (_, index) => finding({ path: `graph/${index}.yaml` }));
  const ids = errors.map(({ path }) => path);

  it("of the errors and the files that a state known to be bad brings", () => {
    const owners = ids.slice(0, 52).map((name) => ({ name, reason: "owns it" }));
    const files = ids.map((path) => ({ path }));
    const story = { state: TAG, reach: "All of it.", reason: "It is wrong.", records: ids.slice(0, 51), files };
    const body = renderKnownBadMarkdown({ ...story, warnings: [], owners, errors }, "", COMMENT_BYTES);
    expect(body.match(/and \d+ more/g)).toEqual(["and 1 more", "and 7 more", "and 2 more", "and 7 more"]);
  });

  it("of what the check finds in a run that is to be imported", () => {
    const blocked = { outcome: "blocked", manifest: undefined, files: [], conflicts: [], refusals: [] } as const;
    const shown = renderImportPretty({ ...blocked, run: "a-run", findings: errors }, { color: false, write: false });
    expect(shown).toContain("and 7 more findings\n");
  });

  it("of the reasons for the changes of a proposal, and of what the check finds in it", () => {
    const file = { before: undefined, after: new Uint8Array(), reason: "It is so.", conflicts: [] };
    const changes = ids.map((path, index) => ({ ...file, change: index + 1, path }));
    const lists = bodyDocument({ ...PROPOSAL, changes, findings: errors }).flatMap((block) =>
      block.kind === "list" ? [block.items.at(-1)] : [],
    );
    const more = [{ kind: "text", text: "and 37 more" }];
    expect(lists).toEqual([more, more]);
  });

  it("of what a scan could not search, and of comments that allow nothing", () => {
    const unscanned = ids.flatMap((path) =>
      [1, 2, 3, 4].map((part) => ({
        source: "file" as const,
        path: `${path}/${part}`,
        commits: [],
        reason: "too large",
      })),
    );
    const place = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
    const comments = unscanned.map(({ path }) => ({ path, range: place, words: "allow", commits: [] }));
    const counts = { files: 228, bytes: 1, findings: [] };
    const shown = renderScanPretty({ verdict: "fail", steward: "0.1.0", ...counts, comments, unscanned }, false);
    expect(shown.match(/^and 28 more .*$/gm)).toEqual([
      "and 28 more comments that allow nothing here",
      "and 28 more not searched",
    ]);
  });
});

it("a pull request about a state known to be bad names files as the repository has them", () => {
  const files = [{ path: "snapshots/known-bad.yaml" }];
  const story = { state: TAG, reach: "All of it.", reason: "It is wrong.", records: [], files, owners: [] };
  const rest = { warnings: [], errors: [finding({ path: "graph/0.yaml" })] };
  const body = renderKnownBadMarkdown({ ...story, ...rest }, "brain", COMMENT_BYTES);
  expect(body.match(/`brain\/[^`]*`/g)).toEqual(["`brain/snapshots/known-bad.yaml`", "`brain/graph/0.yaml`"]);
});
