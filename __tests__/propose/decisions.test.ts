/** What each decision of the reviewer makes of a proposal. */
import { describe, it } from "vitest";
import { decision, house } from "./house.js";

const SUMMARY = "Every upload is stored under the tenant prefix so that exports can be cut per tenant.";
const DETAIL =
  "The upload handler writes each object under the tenant prefix. Exports and deletions then touch one prefix and never scan the whole bucket.";
const TITLE = "Store uploads under the tenant prefix";

const KNOWN = `---
id: decision:tenant-prefix
kind: Decision
title: ${TITLE} # as the contract asks
status: approved
owners: [team:build]
tags: [uploads]
updatedAt: "2026-05-04T00:00:00Z"
summary: ${SUMMARY}
---

${DETAIL}
`;
const PATH = "decisions/tenant-prefix.md";

const REPLACING = {
  summary: "Every upload is stored under the region prefix; the tenant prefix is no longer written.",
  detail: DETAIL.replace("under the tenant prefix", "under the region prefix instead of the tenant prefix"),
};

describe.concurrent("the decision", () => {
  it("is followed: nothing is opened, a record is merged, replaced, or left to a person", async (context) => {
    const { expect } = context;
    const all = await house(context, { [PATH]: KNOWN });
    let runs = 0;
    const run = async (name: string, members: object, detail = DETAIL) => {
      const record = { title: TITLE, summary: SUMMARY, tags: ["uploads"], ...members };
      const sourceRun = { id: `run-${++runs}`, repository: "acme/checkout" };
      return await all.run(all.artifact([decision(name, record, `${detail}\n`)], { sourceRun }));
    };
    const labels = async (pull: number | undefined) =>
      (await all.author.rest.issues.get({ owner: "acme", repo: "agent-memory", issue_number: pull ?? 0 })).data.labels
        .map((label) => (typeof label === "string" ? label : label.name))
        .sort();

    const copy = await run("copy", {});
    expect(copy).toMatchObject({
      outcome: "closed",
      reviews: [{ relation: "duplicate", targets: ["decision:tenant-prefix"] }],
    });
    expect(copy.notes).toEqual([expect.stringContaining("the memory says this already: decision:tenant-prefix")]);
    expect(await run("thin", { title: "Do it", summary: "Do it now.", tags: [] }, "Do it.")).toMatchObject({
      outcome: "closed",
      reviews: [{ reason: "insufficient_signal" }],
    });
    expect(all.writes()).toEqual([]);

    const merged = await run(
      "thumbnails",
      { summary: "Every upload is stored under the tenant prefix; thumbnails also are.", tags: ["uploads", "images"] },
      `${DETAIL} The same prefix also holds thumbnails and previews.`,
    );
    expect(merged).toMatchObject({ outcome: "proposed", decision: "merge", handling: "person" });
    expect(await all.show(merged.branch ?? "", PATH)).toBe(
      KNOWN.replace("[uploads]", "[uploads, images]")
        .replace("2026-05-04T00:00:00Z", "2026-06-09T08:20:00Z")
        .concat(
          "\nEvery upload is stored under the tenant prefix; thumbnails also are. The same prefix also holds thumbnails and previews.",
        ),
    );
    await expect(all.show(merged.branch ?? "", "decisions/thumbnails.md")).rejects.toThrow();
    expect(await labels(merged.pull)).toEqual(["memory-decision-merge", "memory-update"]);

    const newer = await run("region-prefix", { summary: REPLACING.summary }, REPLACING.detail);
    expect(newer).toMatchObject({ outcome: "proposed", decision: "supersede", handling: "person" });
    expect(await all.show(newer.branch ?? "", PATH)).toBe(
      KNOWN.replace("status: approved", "status: deprecated")
        .replace("2026-05-04T00:00:00Z", "2026-06-09T08:20:00Z")
        .trimEnd(),
    );
    expect(await all.show(newer.branch ?? "", "decisions/region-prefix.md")).toContain(
      "related:\n  supersedes: [decision:tenant-prefix]\n",
    );

    const negated = await run("never", { summary: SUMMARY.replace("Every upload is", "No upload is") });
    expect(negated).toMatchObject({ outcome: "proposed", decision: "reject", handling: "person" });
    expect(negated.reviews).toMatchObject([{ relation: "ambiguous_overlap" }]);
    expect(await all.show(negated.branch ?? "", PATH)).toBe(KNOWN.trimEnd());
    expect(await labels(negated.pull)).toContain("memory-needs-choice");
    const { body } = (
      await all.author.rest.pulls.get({ owner: "acme", repo: "agent-memory", pull_number: negated.pull ?? 0 })
    ).data;
    expect(body).toMatch(/identity \d\.\d\d \(/);
    expect(body).toContain("polarity");
  });
});
