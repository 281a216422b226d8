/** From an agent's run to a memory that is approved, under the workflows that users copy. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Comment, Repository } from "../../__tests__/github/state.js";
import { PROJECT } from "../../__tests__/runner/run-action.js";
import { expectTold } from "./expect-told.js";
import { conclusions } from "./life.js";
import { BOT, type Stage } from "./stage.js";
import { jobLines, type Teller } from "./teller.js";

const NAME = "acme/team-memory";
const AGENT = "agent.yml";
const PATH = "runbooks/cache-node-disk-full.md";

/** What the tags stand on, in their order. */
const TAGGED = ["the adoption: a person vouches for the 40 records", "what the agent learned: 41 records"];

/** What the agent worked on. */
const ISSUE = 1;

/** Stands in the place of an agent: it looks at nothing, and has learned one thing. */
const SCRIPT = `cat > memory-update.json <<JSON
{
  "schema": "memory-steward.update/v1",
  "memoryRepository": "$GITHUB_REPOSITORY",
  "sourceRun": { "id": "$GITHUB_RUN_ID", "repository": "$GITHUB_REPOSITORY", "agent": "nightly-triage", "issue": ${ISSUE} },
  "baseCommit": "$GITHUB_SHA",
  "rationale": "Two nightly builds failed because a cache node had no disk left. The steps that helped were the same both times.",
  "changes": [
    {
      "action": "upsert",
      "reason": "The same steps helped twice, and no record says them.",
      "record": {
        "id": "runbook:cache-node-disk-full",
        "kind": "Runbook",
        "title": "Free the disk of a cache node",
        "status": "draft",
        "owners": ["team:build"],
        "tags": ["cache"],
        "related": { "documents": ["service:build-cache"] },
        "updatedAt": "2026-11-02T08:00:00Z"
      },
      "body": "# Free the disk of a cache node\\n\\n1. Take the node out of the pool.\\n2. Free the disk until it is below 60 percent.\\n3. Put the node back, and write down how full it was.\\n"
    }
  ],
  "redactionStatus": "clean"
}
JSON
`;

const CONFIGURATION = `layout: company-brain
exclude: ["agent/**", "scratch/talks/**"]
snapshots: { requiredApprovals: 1 }
proposals: { workflows: [${AGENT}] }
`;

/** @returns the API calls of the jobs, by what they did */
export async function tellProposal(stage: Stage, teller: Teller): Promise<[string, number][]> {
  const { repository, adoption } = await adopted(stage);
  await stage.dispatch("maintainer", repository, AGENT);
  const proposed = await stage.react();
  expectTold(conclusions(proposed) === "success success", "the agent's run ends, and its update is proposed");
  const pull = [...repository.issues.values()].find(({ pull }) => pull?.head.branch.startsWith("memory/update/"));
  if (!pull) throw new Error("The update became no pull request.");
  const comments = commentsOn(repository, pull.number);
  expectTold(comments.length === 1, "the pull request has one comment");
  const outputs = proposed.records[1]?.jobs[0]?.steps[0]?.outputs ?? {};
  expectTold(outputs["decision"] === "accept", "the reviewer accepts what is new");
  expectTold(outputs["pull-request"] === String(pull.number), "the job names its pull request");
  const labels = pull.labels.map(({ name }) => name).sort();
  const changed = await repository.git.tree(`refs/heads/${pull.pull?.head.branch ?? ""}`, { path: PATH });
  expectTold(changed.length === 1, "the branch holds the record");
  teller.chapter({
    heading: "What an agent learned becomes a pull request",
    text: `A third repository, ${NAME}, has adopted the steward by pull request ${adoption} and has issue ${ISSUE}, on which an agent works. The agent's run can only read. It leaves one file; a job that runs none of its code takes it, judges it by main's own gate, compares it with what is known (the 40 records and a note that has an id), and opens a pull request.`,
    lines: jobLines(proposed),
    posts: [
      {
        author: pull.user.login,
        title: `pull request ${pull.number}: ${pull.title} (${labels.join(", ")})`,
        markdown: withoutMarker(pull.body ?? ""),
      },
    ],
    calls: proposed.calls,
  });

  await stage.approve("reviewer", repository, pull.number);
  expectTold((await stage.merge("maintainer", repository, pull.number)) === undefined, "the proposal is merged");
  const merged = await stage.react();
  expectTold(
    conclusions(merged)
      .split(" ")
      .every((each) => each === "success"),
    "all that follows the merge passes",
  );
  const tags = (await repository.git.refs("refs/tags/memory/snapshots/")).map(({ name }) => name);
  expectTold(tags.length === 2, "what was approved is tagged: the adoption, and what the agent learned");
  const links = commentsOn(repository, ISSUE);
  expectTold(links.length === 1, "the issue that the run worked on has one link");
  teller.chapter({
    heading: "A person approves: merged, indexed, tagged, and linked from where it began",
    text: "A reviewer approves and the maintainer merges. The index is written, and the issue that the agent worked on gets one link. Two approved commits get a tag, since the job that tags runs for the first time: the adoption, and what the agent learned.",
    lines: [
      ...jobLines(merged),
      ...tags.map((tag, at) => `  tag ${tag.replace("refs/tags/", "")}  ${TAGGED[at] ?? ""}`),
    ],
    posts: links.map(({ user, body }) => ({
      author: user.login,
      title: `on issue ${ISSUE}`,
      markdown: withoutMarker(body),
    })),
    calls: merged.calls,
  });
  return [
    [`${NAME} ${pull.number}, proposed from an agent's file`, proposed.calls.length],
    [`${NAME} ${pull.number}, after its merge: the link, the index and the tags, and the check`, merged.calls.length],
  ];
}

/** A repository whose past is vouched for, as it is when a team adopts the steward. */
async function adopted(stage: Stage): Promise<{ readonly repository: Repository; readonly adoption: number }> {
  const repository = await stage.repository(NAME, "proposals", "private", {
    ".github/workflows/memory-main.yml": readFileSync(join(PROJECT, "examples/workflows/memory-main.yml"), "utf8"),
    "agent/run.sh": SCRIPT,
    "memory-steward.yml": CONFIGURATION,
  });
  repository.protections.delete("main");
  repository.workflowSettings = { ...repository.workflowSettings, mayApprove: true };
  stage.standIn.grant(repository, "maintainer", "maintain");
  stage.standIn.grant(repository, "reviewer", "write");
  expectTold(
    (await stage.openIssue("maintainer", repository, "Nightly builds lack disk")) === ISSUE,
    "it is the first",
  );
  const attested = { "snapshots/attestations.yaml": attestation(await repository.git.commitOf("refs/heads/main")) };
  await stage.standIn.commit(repository, "adopt", attested, { by: "maintainer" });
  const number = await stage.openPull("maintainer", repository, "adopt", "Vouch for what there is");
  await stage.approve("reviewer", repository, number);
  await stage.merge("maintainer", repository, number);
  stage.passOver();
  return { repository, adoption: number };
}

function attestation(commit = ""): string {
  return `attestations:\n  - { commit: ${commit}, history: true, reason: Read through when we adopted the steward., actor: user:maintainer }\n`;
}

function commentsOn(repository: Repository, number: number): Comment[] {
  return [...repository.comments.values()].filter(({ issue, user }) => issue === number && user.login === BOT);
}

/** What a reader of the page does not see. */
function withoutMarker(text: string): string {
  return text.replace(/<!--.*?-->/g, "").trim();
}
