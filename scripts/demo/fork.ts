/** A stranger's pull request from a fork among many others, under the workflows of two files: the typical case that is measured. */
import type { Repository } from "../../__tests__/github/state.js";
import { plural } from "../../src/report/wording.js";
import { expectTold } from "./expect-told.js";
import { conclusions, reported } from "./life.js";
import { postedComment } from "./posted.js";
import { contribution, mendedContribution, otherProposal } from "./records.js";
import type { Stage } from "./stage.js";
import { jobLines, type Teller } from "./teller.js";

const STRANGER = "stranger";
const BRANCH = "what-we-learned";
const REPORT = "memory-steward/report";
const OTHERS = 20;
/** Of the comment on five findings the start tells enough in a terminal. */
const LINES_SHOWN = 16;

/** What one report on a typical pull request may take of the API. */
export const MAX_CALLS = 12;

/** @returns the API calls of each report, by what was reported on */
export async function tellFork(stage: Stage, teller: Teller): Promise<[string, number][]> {
  const repository = await stage.repository("acme/open-memory", "two-files", "public");
  const fork = await stage.standIn.fork(repository, STRANGER);
  await openOthers(stage, repository);

  const clone = await stage.clone(STRANGER, fork);
  await clone.git("switch", "--quiet", "--create", BRANCH);
  await clone.commit(contribution(), "Write down what we learned");
  const checked = await clone.steward(1, "check", "--base", "origin/main");
  const mended = await clone.steward(0, "fix", "--base", "origin/main", "--yes");
  await clone.git("commit", "--quiet", "--all", "--amend", "--no-edit");
  await clone.git("push", "--quiet", "origin", BRANCH);
  const number = await stage.openPull(STRANGER, repository, `${STRANGER}:${BRANCH}`, "What we learned");
  const files = (await clone.git("diff", "--name-only", "origin/main", "HEAD")).split("\n");
  teller.chapter({
    heading: "A stranger proposes ten files from a fork, on a busy day",
    text: `${OTHERS} other pull requests are open on acme/open-memory. The stranger checks the change, lets the steward mend what is certain, and pushes it all.`,
    lines: [
      "$ memory-steward check --base origin/main",
      ...lastLines(checked, 4).filter((line) => !/^(?:Compared|Explain) /.test(line)),
      "$ memory-steward fix --base origin/main --yes",
      ...lastLines(mended, 1),
      `$ git push, with ${plural(files.length, "changed file")}; pull request ${number} is opened`,
    ],
  });

  const opened = await stage.react();
  const first = postedComment(repository, number);
  const failed = await reported(stage, repository, number, "created", REPORT);
  expectTold(conclusions(opened) === "failure success", "the check of a fork fails, its report is written");
  expectTold(files.length === 10, "ten files are changed");
  expectTold(failed.comment?.input.report.findings.length === 5, "five findings are left");
  expectTold(failed.comment?.input.collisions?.length === 1, "one other pull request collides");
  const [check, report] = opened.records;
  expectTold(Object.values(check?.jobs[0]?.permissions ?? {}).join() === "read", "a fork's check can only read");
  expectTold(report?.event === "workflow_run", "the report follows the check");
  teller.chapter(
    {
      heading: "The check can only read; the report follows from the main branch",
      text: "Nothing of the fork runs with a token that can write: its commits are fetched as data and judged again.",
      lines: jobLines(opened),
      ...failed,
      calls: opened.calls,
    },
    LINES_SHOWN,
  );

  await clone.commit(
    mendedContribution((path) => clone.read(path)),
    "Mend the rest",
  );
  await clone.git("push", "--quiet", "origin", BRANCH);
  const pushed = await stage.react();
  expectTold(postedComment(repository, number).id === first.id, "the same comment is updated on a fork's pull request");
  expectTold(conclusions(pushed) === "success success", "the fork's check turns green");
  teller.chapter({
    heading: "The stranger mends the rest: green",
    text: "Five edits: the deleted file is back, and the runbook with another's id has one of its own, which makes five added records six.",
    lines: jobLines(pushed),
    ...(await reported(stage, repository, number, "updated: the same one", REPORT)),
    calls: pushed.calls,
  });
  const typical = `${plural(files.length, "changed file")}, 5 findings, ${OTHERS} other pull requests`;
  return [
    [`acme/open-memory ${number}, opened (${typical})`, opened.calls.length],
    [`acme/open-memory ${number}, mended`, pushed.calls.length],
  ];
}

async function openOthers(stage: Stage, repository: Repository): Promise<void> {
  const author = "memory-agent";
  stage.standIn.grant(repository, author, "write");
  for (let number = 1; number <= OTHERS; number++) {
    const branch = `agent/proposal-${number}`;
    await stage.standIn.commit(repository, branch, otherProposal(number, OTHERS), { by: author });
    await stage.openPull(author, repository, branch, `Proposal ${number}`);
  }
  stage.passOver();
}

function lastLines(text: string, count: number): string[] {
  return text.trimEnd().split("\n").slice(-count);
}
