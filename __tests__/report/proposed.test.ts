import { expect, it } from "vitest";
import { proposedLines, type Proposed } from "../../src/report/proposed.js";

const OPENED: Proposed = { outcome: "proposed", pull: 7, decision: "accept", refusals: [], notes: [], failures: [] };

it("promises of no proposal that it passes by itself: that takes a policy", () => {
  expect(proposedLines({ ...OPENED, handling: "auto" })).toEqual([
    "Decision: accept; it may pass by itself where proposals.autoApprove allows that.",
    "Pull request 7 was opened.",
  ]);
  expect(proposedLines({ ...OPENED, handling: "person" })[0]).toBe("Decision: accept; a person decides.");
  expect(proposedLines({ ...OPENED, decision: "reject", handling: "person" })[0]).toBe(
    "Decision: unclear; a person decides.",
  );
});
