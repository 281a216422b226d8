/**
 * The whole story without an account: pull requests on a stand-in for GitHub, judged by the committed bundle under the
 * workflows that users copy. Prints it, writes it as a page, and fails where anything is not as told.
 * `--html FILE` names the page, `--keep` leaves the clones, `--serve` leaves the stand-in running for a browser and Git.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startProgramsFromSmallProcess } from "../__tests__/support/start-programs.js";
import { renderStory } from "./demo/story.js";
import { plural } from "../src/report/wording.js";
import { wrap } from "../src/report/wrap.js";
import { expectTold } from "./demo/expect-told.js";
import { MAX_CALLS, tellFork } from "./demo/fork.js";
import { tellLife } from "./demo/life.js";
import { tellProposal } from "./demo/proposal.js";
import { COLUMNS } from "./demo/print-text.js";
import { Stage } from "./demo/stage.js";
import { Teller } from "./demo/teller.js";

const INTRODUCTION =
  "A stand-in for GitHub on this machine, three repositories that hold the example memory of 40 records, and the workflows " +
  "that users copy. All that follows was really pushed, run and posted; the network is not used.";

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  html: { type: "string" },
  keep: { type: "boolean" },
  serve: { type: "boolean" },
} as const;
const USAGE = `npm run demo -- [options]
  --html FILE  writes the story as a page there
  --keep       leaves the clones
  --serve      leaves the stand-in running for a browser and Git
`;

const options = readOptions();
startProgramsFromSmallProcess();
const folder = mkdtempSync(join(tmpdir(), "memory-steward-demo-"));
const stage = await Stage.open(folder);
try {
  await tell();
  if (options.serve === true) await serve();
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  for (const violation of stage.standIn.violations) process.stderr.write(`violation: ${violation}\n`);
} finally {
  await stage.close();
  if (options.keep === true) process.stdout.write(`Kept: ${folder}\n`);
  else rmSync(folder, { recursive: true, force: true });
}

/** Ends the process where no demo is wanted, or a call is wrong. */
function readOptions() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    if (values.help !== true) return values;
    process.stdout.write(USAGE);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

async function tell(): Promise<void> {
  const teller = new Teller();
  teller.say(...wrap(INTRODUCTION, COLUMNS));
  const life = await tellLife(stage, teller);
  const calls = [...life.reports, ...(await tellFork(stage, teller))];
  const others = [...life.others, ...(await tellProposal(stage, teller))];
  const { violations } = stage.standIn;
  expectTold(violations.length === 0, "nothing breaks GitHub's description");
  expectTold(!stage.publishedUnset, "no text on a pull request holds a value that GitHub never sent");
  for (const [name, count] of calls) expectTold(count <= MAX_CALLS, `${name}: at most ${MAX_CALLS} API calls`);

  const facts = [
    ...calls.map(
      ([name, count]) => [`API calls for the report on ${name} (at most ${MAX_CALLS})`, String(count)] as const,
    ),
    ...others.map(([name, count]) => [`API calls for ${name}`, String(count)] as const),
    ["Breaches of GitHub's published description", String(violations.length)] as const,
  ];
  const page = resolve(options.html ?? join(mkdtempSync(join(tmpdir(), "memory-steward-page-")), "demo.html"));
  const title = "Two pull requests, from red to green, and one from an agent's run";
  writeFileSync(page, renderStory({ title, introduction: INTRODUCTION, chapters: teller.chapters, facts }));
  teller.say("", "── In the end ──", "");
  teller.say(`API calls for each report, of at most ${MAX_CALLS}:`);
  for (const [name, count] of calls) teller.say(`  ${String(count).padStart(2)}  ${name}`);
  teller.say("API calls of what is no report, which the limit is not for:");
  for (const [name, count] of others) teller.say(`  ${String(count).padStart(2)}  ${name}`);
  teller.say(`${plural(violations.length, "request")} that GitHub's published description of its API does not allow`);
  teller.say(`The story as a page: ${page}`);
}

async function serve(): Promise<void> {
  const { server } = stage.standIn.urls;
  const token = stage.standIn.personalToken("maintainer").value;
  const lines = [
    "",
    "The stand-in is still running:",
    `  ${server}/acme/agent-memory/pull/1`,
    `  ${server}/acme/open-memory/pull/21`,
    `  git clone ${server}/acme/open-memory.git`,
    `  git clone ${server.replace("//", `//x-access-token:${token}@`)}/acme/agent-memory.git`,
    "Ctrl-C ends it.",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}
