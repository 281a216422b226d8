/** The prose of docs/quickstart.md and the scenario that it tells. */
import { CLOCK, Session } from "./session.js";

const BRANCH = "agent/december-freeze";
const SERVICE = "graph/services/checkout.yaml";
const DELETED = "graph/services/session-store.yaml";
const RUNBOOK = "runbooks/rebuild-a-search-index.md";
const DECISION = "decisions/sessions-outside-the-process.md";

/**
 * The page, every command run and every output as it came.
 * @param top the project, its bundle built.
 */
export function quickstartPage(top: string): string {
  const session = new Session(top);
  try {
    const chapters = [opening, start, records, pullRequest, person, onGitHub, merge, onward];
    return `${chapters.map((chapter) => chapter(session)).join("\n\n")}\n`;
  } finally {
    session.end();
  }
}

function opening(): string {
  return `# Quickstart

For newcomers: start a new memory, add twenty records, and see a bad pull request stopped. You need Node 20 or newer, Git 2.38 or newer and a
clone of this project. The files to follow along are in its [\`examples/quickstart\`](../examples/quickstart). There is nothing to install:

\`\`\`sh
STEWARD=/path/to/memory-steward
alias memory-steward="node $STEWARD/dist/cli.js"
\`\`\`

The output is real: \`scripts/quickstart.ts\` runs every command after a \`$\` and writes this page, and a test runs it
again, with the clock at ${CLOCK} and with fixed authors and dates. Your commit ids will differ.`;
}

function start(session: Session): string {
  session.at("2026-11-16T08:30:00Z");
  return `## 1. Start a company brain

A company brain is a folder of text files in Git. In a new folder, \`init\` writes the files that it needs. It never overwrites a file:

${terminal(session.run("git", "init", "--quiet", "--initial-branch=main"), session.run("memory-steward", "init"))}

\`ontology/\` defines the kinds of records and edges, and how strict the check is. \`memory-steward.yml\` is the configuration. Each
\`README.md\` says what belongs in its folder. None of these is a record, so the first check finds no records yet:

${terminal(
  commit(session, "Start the company brain"),
  says(session.run("memory-steward", "check"), "PASS  no records yet"),
)}`;
}

function records(session: Session): string {
  const steps = [
    { time: "2026-11-16T10:00:00Z", step: "1-names", message: "Name the teams, repositories, services and tools" },
    { time: "2026-11-17T11:30:00Z", step: "2-words", message: "Add two terms and three decisions" },
    { time: "2026-11-18T15:00:00Z", step: "3-work", message: "Add runbooks, an incident and what it taught" },
  ].map(({ time, step, message }) => {
    session.at(time);
    return copied(session, step) + commit(session, message);
  });
  return `## 2. Add twenty records

Named things, such as services and teams, are YAML files below \`graph/\`. This is \`${SERVICE}\`:

${fenced("yaml", session.read(SERVICE))}

Prose is Markdown, with the same fields in its front matter. This is \`${RUNBOOK}\`:

${fenced("markdown", session.read(RUNBOOK))}

Every record has an id that never changes, a kind, a title, a status, owners and the time of its last change. Edges connect it to others:
\`edges\` in YAML, \`related\` in front matter. With eighteen more like these they are added in three commits:

${terminal(
  ...steps,
  session.run("git", "log", "--oneline", "--shortstat", "-3"),
  says(session.run("memory-steward", "check"), "PASS  no findings", "20 records"),
)}`;
}

function pullRequest(session: Session): string {
  session.at("2026-11-20T08:10:00Z");
  const branch = session.run("git", "switch", "--quiet", "--create", BRANCH);
  const written = copied(session, "4-change") + session.run("git", "rm", "--quiet", DELETED);
  const proposed = written + commit(session, "Plan the December freeze and tidy up");
  const stat = session.run("git", "diff", "--shortstat", "main", "HEAD");
  const checked = session.fails("memory-steward", "check", "--base", "main");
  const fixed = session.run("memory-steward", "fix", "--base", "main", "--yes");
  session.at("2026-11-20T08:40:00Z");
  return `## 3. A bad pull request

An agent proposes a new decision, and tidies up other files as well:

${terminal(branch, proposed, says(stat, "5 files changed"))}

Five files, five mistakes. With \`--base main\` the check judges the change by the rules of \`main\`, so no branch can relax the rules that it
is judged by. It fails, with exit code 1:

${terminal(says(checked, "FAIL  5 errors in", 'fix mends 2 of 5 findings, marked "fix"'))}

Two of the suggested edits are certain: they are marked \`fix\`. \`memory-steward fix\` shows them and writes them; without \`--yes\` it would ask first:

${terminal(says(fixed, "Applied 2 edits to 2 files. Left, compared with main: 3 errors."), commit(session, "Apply the certain mends"))}`;
}

function person(session: Session): string {
  session.at("2026-11-20T09:00:00Z");
  const corrected = session.run("perl", "-pi", "-e", "s/cold-indx/cold-index/", RUNBOOK);
  const restored = session.run("git", "restore", "--source=main", DECISION);
  const explained = commit(session, "Spell the term, keep the decision");
  return `## 4. What is left for a person

The other three need someone who knows what was meant. \`term:cold-indx\` is a typing mistake, corrected in an editor or as below.
The decision is still valid, so it stays approved:

${terminal(corrected, restored, explained)}

Is the session store really gone? Four records say no. That is a question for the review.`;
}

function onGitHub(session: Session): string {
  const workflow = session.read(".github/workflows/memory.yml");
  const base = session.output("git", "rev-parse", "main");
  const summary = session.jobSummary(base, session.output("git", "rev-parse", "HEAD"));
  return `## 5. The same on GitHub

\`init\` wrote \`.github/workflows/memory.yml\`. Its job checks out the whole history and then runs one step:

${fenced("yaml", workflow.slice(workflow.indexOf("      - uses: memory-steward/")))}

Until the first release makes the \`v1\` branch, name a commit of memory-steward's \`main\` in its place.

The job may only read the repository. Findings appear as annotations on their lines of the pull request, ten of each severity at most and leaked secrets
first; the summary of the job lists them all. For the branch as it is now, the summary is:

${quote(says(summary, "**1 error**"))}

Make \`check\` a required check of \`main\`, so that nobody merges this by accident.`;
}

function merge(session: Session): string {
  session.at("2026-11-20T09:20:00Z");
  const restored = session.run("git", "restore", "--source=main", DELETED);
  const kept = commit(session, "Keep the session store");
  const checked = session.run("memory-steward", "check", "--base", "main");
  session.at("2026-11-20T10:00:00Z");
  const back = session.run("git", "switch", "--quiet", "main");
  const merged = session.run("git", "merge", "--quiet", "--no-ff", "--message", "Merge the December freeze", BRANCH);
  return `## 6. Merge

The reviewers decide that the session store stays. Now the branch is clean and can be merged:

${terminal(
  restored,
  kept,
  says(checked, "PASS  no findings in 17 files, 21 records"),
  back,
  merged,
  session.run("git", "log", "--oneline", "--graph"),
)}`;
}

function onward(): string {
  return `## Where to go from here

- [Pull requests](pull-requests.md): comments, forks, approvals, and which check to require.
- [Configuration](configuration.md): severities, waivers, and a baseline for a repository that has old problems.
- [Adopt an existing repository](adopt.md) and [layouts](layouts.md): check a repository with another structure.
- [Rules](rules/README.md): each rule with its reason, a bad and a good example; \`memory-steward explain RULE\` shows one.`;
}

/** The files of a step, over those that are there. */
function copied(session: Session, step: string): string {
  return session.run("cp", "-R", `$STEWARD/examples/quickstart/${step}/.`, ".");
}

/** Everything, in one commit. */
function commit(session: Session, message: string): string {
  return session.run("git", "add", "--all", "&&", "git", "commit", "--quiet", "--message", message);
}

/** The text, once it holds what the prose around it says. */
function says(text: string, ...parts: readonly string[]): string {
  for (const part of parts) {
    if (!text.includes(part)) throw new Error(`The page expects ${JSON.stringify(part)} in:\n${text}`);
  }
  return text;
}

/** Blanks at the end of a line, which Git draws, would not survive an editor. */
function terminal(...transcripts: readonly string[]): string {
  return fenced("console", transcripts.join("").replace(/ +$/gm, ""));
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

function quote(markdown: string): string {
  return markdown
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}
