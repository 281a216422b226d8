/** Texts for GitHub that are too long are cut between blocks: what stands in half a code span would act. */
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/memory/finding.js";
import { COMMENT_BYTES } from "../../src/memory/forge.js";
import type { Health } from "../../src/memory/health.js";
import { renderHealthIssue } from "../../src/report/health/blocks.js";
import { renderKnownBadMarkdown } from "../../src/report/known-bad-text.js";

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
    expect(body).toMatch(/^## No alert\n/);
  });

  it("of a pull request that marks a state as bad has what fits", () => {
    const message = `${"\u200B".repeat(250)}@octocat`;
    const errors = names.map((name) => ({ path: `${name}.yaml`, message }) as Finding);
    const story = { state: "a tag", reach: "All of it.", reason: "@octocat broke it.", records: names, files: [] };
    const rest = { warnings: [], owners: [], errors };
    const body = renderKnownBadMarkdown({ ...story, ...rest }, COMMENT_BYTES);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(COMMENT_BYTES);
    expect(wordsOutsideCode(body)).not.toContain("@octocat");
    expect(body).toContain("More was found than fits here.");
  });
});
