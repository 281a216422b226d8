/** The policy of a memory that is a folder of its repository, on the stand-in for GitHub. */
import { it } from "vitest";
import { ForgeStory, attestation, tool } from "./forge-story.js";

const POLICY = `layout: company-brain
snapshots: { approvers: [codeowners], trustedActors: ["Steward-Bot[bot]", cora] }
`;

it("goes by CODEOWNERS of the top, by trusted actors, and leaves other folders alone", async (context) => {
  const { expect } = context;
  const story = await ForgeStory.open(
    context,
    {
      "brain/memory-steward.yml": POLICY,
      "brain/graph/a.yaml": tool("a"),
      ".github/CODEOWNERS": "/brain/ @ben\n/brain/graph/theirs.yaml @dora\n",
    },
    "",
    "brain",
  );
  story.standIn.grant(story.repository, "dora", "write");
  const path = "brain/snapshots/attestations.yaml";
  const first = await story.approved({ [path]: attestation({ commit: await story.tip(), history: true }) });
  const { made } = await story.snapshot();
  expect(made).toMatchObject([{ commit: first }]);
  expect(await story.manifest(made[0]?.tag ?? "")).toMatchObject({ directory: "brain", statistics: { records: 1 } });

  // Another folder is nobody's business here; a trusted account merges what a trusted account proposes.
  await story.commit({ "src/main.ts": "export {};\n" });
  const trusted = await story.merge(await story.propose({ "brain/graph/b.yaml": tool("b") }, "cora"), "squash", "cora");
  const untrusted = await story.propose({ "brain/graph/c.yaml": tool("c") }, "ann");
  const byCora = await story.merge(untrusted, "squash", "cora");
  const report = await story.snapshot();
  expect(report.made).toMatchObject([{ commit: trusted }]);
  expect(report.unapproved).toMatchObject([
    { commit: byCora, reasons: ["brain/graph/c.yaml has 0 of 1 approvals that count"] },
  ]);
  const { approvals } = await story.manifest(report.made[0]?.tag ?? "");
  expect(approvals.map(({ by }) => by)).toEqual(["elsewhere", "trusted-actor"]);

  // Ben attests it. Then he is not the one who may approve Dora's file, and nobody may push himself into CODEOWNERS.
  await story.approved({ [path]: attestation({ commit: byCora, history: true }) });
  expect((await story.snapshot()).unapproved).toEqual([]);
  const theirs = await story.approved({ "brain/graph/theirs.yaml": tool("theirs") });
  const pushed = await story.commit({ ".github/CODEOWNERS": "/brain/ @ann\n" });
  expect((await story.snapshot()).unapproved).toMatchObject([
    {
      commit: theirs,
      reasons: ["brain/graph/theirs.yaml has 0 of 1 approvals that count", "ben approved, but may not approve it"],
    },
    { commit: pushed, reasons: ["came without a merged pull request"] },
  ]);
});
