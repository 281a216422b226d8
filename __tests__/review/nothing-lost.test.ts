/** `closed` opens nothing: it must never take a candidate that says something else. */
import { describe, expect, it } from "vitest";
import { reviewCandidate } from "../../src/commands/review.js";
import { claimOf } from "../../src/review/claim.js";
import { review } from "../../src/review/decide.js";
import { ReviewIndex } from "../../src/review/review-index.js";
import { treeOf } from "../support/check-files.js";
import { TARGET } from "./case.js";

const NOW = new Date("2026-07-01T00:00:00Z");

const PAIRS: readonly (readonly [known: string, proposed: string])[] = [
  ["", "Keep the previous pool running until traffic has drained."],
  ["Stop the writers before the snapshot.", "Stop the writers after the snapshot."],
  ["Set the timeout to 30 and retries to 5.", "Set the timeout to 5 and retries to 30."],
  ["Copy the data from staging to production.", "Copy the data from production to staging."],
  ["Delete the lockfile. Do not delete the cache.", "Delete the cache. Do not delete the lockfile."],
  ["Retry when load > 80 percent.", "Retry when load < 80 percent."],
  ["Restart when state == ready.", "Restart when state != ready."],
  ["Use the v2 endpoint.", "Use the v3 endpoint."],
  ["The limit is 30 s for it.", "The limit is 30 ms for it."],
  ["It costs $30 a day.", "It costs €30 a day."],
  ["Needs 10² nodes.", "Needs 102 nodes."],
  ["Offset 5 minutes.", "Offset \u22125 minutes."],
  ["Deploy on Fridays.", "~~Deploy on Fridays.~~"],
  ["Deploy on Fridays.", "Deploy on Fridays?"],
  ["- [x] migration done", "- [ ] migration done"],
  ["| deploy | ✅ |\n| rollback | ❌ |", "| deploy | ❌ |\n| rollback | ✅ |"],
  ["```sh\nrm -r cache\n```", "```sh\nrm -rf cache\n```"],
  ["```sh\npsql db < dump\n```", "```sh\npsql db > dump\n```"],
  ["1. Stop it.\n2. Copy it.", "1. Copy it.\n2. Stop it."],
  ["See [the guide](guide).", "See [the guide](other)."],
  ["Use the cache.", "Use the \u0441ache."],
  ["Brug cachen.", "Brug ikke cachen."],
  ["", "<!-- a note for agents -->"],
];

describe("nothing is lost", () => {
  it.each(PAIRS)("of %j against %j", (known, proposed) => {
    const texts = [known, proposed].map((added) => `${TARGET.detail}\n\n${added}`);
    const [target, other] = texts.map((detail) => ({ ...TARGET, detail }));
    const candidate = { ...TARGET, ...other, id: "new", path: "decisions/new.md" };
    expect(review(candidate, new ReviewIndex([{ ...TARGET, ...target }]), NOW).handling).toBe("person");
    expect(claimOf(candidate)).not.toBe(claimOf({ ...TARGET, ...target }));
  });

  it("of a detail that goes on beyond what is compared, nor of a title of signs alone", () => {
    const detail = `${TARGET.detail}\n\n${"The same again and again. ".repeat(4500)}`;
    const long = { ...TARGET, id: "new", path: "decisions/new.md", detail: `${detail} Never ask the mirror.` };
    const index = new ReviewIndex([{ ...TARGET, detail }]);
    expect(review(long, index, NOW)).toMatchObject({ relation: "duplicate", handling: "person" });
    const signs = { ...TARGET, id: "new", path: "decisions/new.md", title: "🚀🚀" };
    expect(review(signs, new ReviewIndex([{ ...TARGET, title: "🔥🔥" }]), NOW).handling).toBe("person");
  });

  it("where lines are wrapped otherwise, or bullets and capitals differ, is nothing said", () => {
    const detail = `* ${TARGET.detail.replaceAll(" ", "\n  ").replace("The", "THE")}`;
    const candidate = { ...TARGET, id: "new", path: "decisions/new.md", detail };
    expect(review(candidate, new ReviewIndex([TARGET]), NOW).handling).toBe("closed");
    expect(claimOf(candidate)).toBe(claimOf(TARGET));
  });

  const service = (more: string) => `id: service:mirror
nodeKind: Service
attributes:
  title: Mirror of the package registry
  status: approved
  owners: [team:build]
  summary: The mirror keeps a copy of each package that a lockfile names.
  updatedAt: 2026-06-03T08:20:00Z
  notes: It limits each address and needs the shared cache to be warm before the nightly builds.
${more}`;

  it.each([
    ["publiclyReachable: true", "publiclyReachable: false", "publiclyReachable: true → publiclyReachable: false"],
    ["allowedGroups: [ops]", "deniedGroups: [ops]", " → deniedGroups: ops"],
    [
      "limits: { least: 3, most: 9 }",
      "limits: { least: 9, most: 3 }",
      "limits.least: 3, limits.most: 9 → limits.least: 9, limits.most: 3",
    ],
    ["valid_until: 2027-01-01", "", "valid_until: 2027-01-01 → "],
  ])("of fields: %j against %j", async (known, proposed, change) => {
    const bytes = Buffer.from(service(`  ${proposed}\n`).replace(":mirror", ":other"));
    const report = await reviewCandidate({
      tree: treeOf({ "graph/services/mirror.yaml": service(`  ${known}\n`) }),
      gate: { layout: { name: "company-brain" } },
      candidate: { path: "graph/services/other.yaml", bytes },
      now: NOW,
    });
    const [only] = report.reviews;
    expect([only?.decision, only?.relation, only?.handling]).toEqual(["merge", "duplicate", "person"]);
    const fields = only?.matches[0]?.changes.find(({ flag }) => flag === "fields_changed");
    expect(`${fields?.target.join(", ")} → ${fields?.candidate.join(", ")}`).toBe(change);
  });
});
