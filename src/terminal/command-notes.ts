/** What the help of each command says behind its options: its exit codes, and calls to copy. */
import type { Command } from "commander";
import { pageAddress } from "../memory/project-address.js";
import { lineWidth, wrap } from "../report/wrap.js";

interface Notes {
  /** When it ends with 0. */
  readonly zero: string;
  /** When it ends with 1; absent where it never does. */
  readonly one?: string;
  /** When it ends with 2, beside mistakes of the call. */
  readonly two?: string;
  /** What stands behind `memory-steward`. */
  readonly examples: readonly string[];
  /** Of this project, where more is told, such as `docs/updates.md`. */
  readonly page: string;
}

const SNAPSHOT = "memory/snapshots/2026-05-08T120000Z";

/** By the command's words. */
export const NOTES: ReadonlyMap<string, Notes> = new Map<string, Notes>([
  [
    "check",
    {
      zero: "no finding of error level; with --shard and --update-baseline, whatever is found",
      one: "findings of error level",
      examples: [
        "check",
        "check --base main",
        "check --format sarif --output memory.sarif",
        "check --shard 1/2 --output ../part-1.jsonl",
      ],
      page: "docs/quickstart.md",
    },
  ],
  [
    "merge-reports",
    {
      zero: "no finding of error level",
      one: "findings of error level",
      examples: ["merge-reports ../part-1.jsonl ../part-2.jsonl"],
      page: "docs/scale.md",
    },
  ],
  [
    "scan",
    {
      zero: "no secret of error level, and everything was searched",
      one: "a secret, or something that could not be searched",
      examples: ["scan", "scan notes/ memory-update.json", "scan --range origin/main..HEAD"],
      page: "docs/scan.md",
    },
  ],
  [
    "baseline import",
    {
      zero: "the baseline was written; entries that accept nothing are listed",
      examples: [
        'baseline import .gitleaksignore --actor user:ada \\\n      --expires 2027-01-31 --reason "Keys of the test server alone"',
      ],
      page: "docs/scan.md",
    },
  ],
  [
    "accept",
    {
      zero: "the waiver was written",
      two: "nothing of the kind is found, or it may not be waived: nothing is written",
      examples: [
        'accept graph/dangling-edge service:registry-mirror \\\n      --actor team:platform --reason "Its record follows with the move"',
      ],
      page: "docs/configuration.md#waivers",
    },
  ],
  [
    "fix",
    {
      zero: "nothing certain is left to write, whatever else is found",
      one: "something certain was not written",
      examples: ["fix --dry-run", "fix --base origin/main --yes"],
      page: "docs/quickstart.md",
    },
  ],
  ["rules", { zero: "always", examples: ["rules"], page: "docs/rules/README.md" }],
  [
    "explain",
    { zero: "the rule is explained", examples: ["explain graph/dangling-edge"], page: "docs/rules/README.md" },
  ],
  [
    "import-run",
    {
      zero: "every run can be imported, was written or is there already",
      one: "a run cannot be imported, and nothing of it is written; others are",
      examples: [
        "import-run .a5c/runs/01M2F0V3K8XJ7QH4T6N9R5C1ZB",
        "import-run .a5c/runs/01M2F0V3K8XJ7QH4T6N9R5C1ZB --write",
        "import-run .a5c/runs/* ../memory --write",
      ],
      page: "docs/import-run.md",
    },
  ],
  [
    "promote",
    {
      zero: "the record was written",
      one: "nothing was written: the record would bring errors, or repeat a secret",
      examples: ["promote notes/mirror.md --kind Runbook --owner team:build"],
      page: "docs/promote.md",
    },
  ],
  [
    "update validate",
    {
      zero: "the memory would take it",
      one: "it is refused",
      examples: ["update validate memory-update.json", "update validate memory-update.json --dir ../memory --on main"],
      page: "docs/updates.md",
    },
  ],
  [
    "update new",
    {
      zero: "the artifact was written, or there is nothing to propose",
      one: "nothing was written: what was read cannot be used, or the extractor failed",
      examples: [
        "update new --memory acme/memory --run run-42 \\\n      --source acme/shop --kind Decision",
        "update new --memory acme/memory --run run-42 \\\n      --source acme/shop --memories memories.json --owner team:build",
      ],
      page: "docs/updates.md",
    },
  ],
  [
    "review",
    {
      zero: "always: every decision is an answer",
      examples: ["review runbooks/cache.md", "review /tmp/cache.md . --as runbooks/cache.md"],
      page: "docs/reviewer.md",
    },
  ],
  [
    "propose",
    {
      zero: "it is proposed, or there is nothing to propose",
      one: "it is refused",
      two: "GitHub did not let a part of it be done",
      examples: [
        "propose memory-update.json --repository acme/memory --dry-run",
        "propose memory-update.json --repository acme/memory",
      ],
      page: "docs/propose.md",
    },
  ],
  [
    "proposals",
    {
      zero: "every open proposal was judged and treated",
      one: "GitHub did not let something be done",
      examples: ["proposals --repository acme/memory"],
      page: "docs/proposals.md",
    },
  ],
  [
    "resolve",
    {
      zero: "the request means a commit",
      two: "the request means none",
      examples: ["resolve", "resolve --at 2026-05-08T12:00:00Z", `resolve --snapshot ${SNAPSHOT}`],
      page: "docs/snapshots.md#resolving",
    },
  ],
  [
    "snapshot make",
    {
      zero: "what was approved is tagged, or would be",
      one: "something is not approved, fails its check or was tampered with",
      examples: ["snapshot --repository acme/memory --dry-run", "snapshot --repository acme/memory"],
      page: "docs/snapshots.md",
    },
  ],
  [
    "snapshot list",
    {
      zero: "every tag is as it should be",
      one: "a tag is not",
      examples: ["snapshot list"],
      page: "docs/snapshots.md",
    },
  ],
  ["snapshot show", { zero: "the tag is shown", examples: [`snapshot show ${SNAPSHOT}`], page: "docs/snapshots.md" }],
  [
    "diff",
    {
      zero: "always, whatever differs",
      examples: ["diff main HEAD", "diff v1..v2 --format markdown --output diff.md"],
      page: "docs/diff.md",
    },
  ],
  [
    "revert",
    {
      zero: "everything is taken back, or would be",
      one: "conflicts are left, or the revert would bring errors",
      examples: ["revert 1a2b3c4d", "revert 1a2b3c4d --write"],
      page: "docs/recovery.md",
    },
  ],
  [
    "known-bad add",
    {
      zero: "the entry is shown, written or proposed",
      one: "the files bring errors",
      examples: [
        `known-bad add --snapshot ${SNAPSHOT} \\\n      --reason "The runbook of the mirror names the wrong host"`,
        'known-bad add --from 1a2b3c4d --to 5e6f7a8b --write \\\n      --reason "The limits of the mirror were taken from another one"',
      ],
      page: "docs/recovery.md",
    },
  ],
  [
    "mirror verify",
    {
      zero: "both hold the same memory",
      one: "they differ",
      examples: ["mirror verify memory ../mirror"],
      page: "docs/recovery.md",
    },
  ],
  [
    "health",
    {
      zero: "no alert is critical",
      one: "an alert is critical",
      examples: ["health", "health --forge --repository acme/memory --dashboard health.html"],
      page: "docs/health.md",
    },
  ],
  [
    "init",
    {
      zero: "the files are there: made now, or before",
      examples: ["init", "init my-memory"],
      page: "docs/quickstart.md",
    },
  ],
  [
    "doctor",
    {
      zero: "nothing was found that surely keeps memory-steward from working; there may be warnings (!) and notes",
      one: "something surely does (✗): a job fails, or is waited for in vain",
      two: "GitHub was asked and does not tell its settings",
      examples: ["doctor", "doctor --repository acme/memory"],
      page: "docs/pull-requests.md",
    },
  ],
  [
    "reindex",
    {
      zero: "the index was written, or is current",
      one: "with --check: the index is stale or absent",
      examples: ["reindex --write", "reindex --check"],
      page: "docs/indexes.md",
    },
  ],
]);

const FIRST_STEPS = `First steps:
  memory-steward init                a new memory, in this folder
  memory-steward check               all of the memory in this folder
  memory-steward check --base main   what this branch changes, before a push
  memory-steward explain <rule>      why a finding matters, and what to do`;
const MORE = `memory-steward <command> --help tells more of each, with examples.
All pages: ${pageAddress("README.md")}`;

/** As commander takes it where no terminal says how wide it is; on a wider one, lines stay short enough to read. */
const MOST_COLUMNS = 80;
const MISTAKE = "a mistake in the call or the configuration";
const FAULT = "a fault of memory-steward itself";

/** Writes them below the help of a command line, of its commands and of those of its groups. */
export function addNotes(program: Command): void {
  const text = exitCodes({ zero: "clean", one: "findings of error level" });
  program.addHelpText("after", `\n${FIRST_STEPS}\n\n${text}\n\n${MORE}`);
  for (const command of program.commands) addNotesOf(command, command.name());
}

function addNotesOf(command: Command, words: string): void {
  for (const below of command.commands) addNotesOf(below, `${words} ${below.name()}`);
  const notes = NOTES.get(words);
  if (!notes) return;
  const examples = notes.examples.map((example) => `  memory-steward ${example}`).join("\n");
  command.addHelpText(
    "after",
    `\n${exitCodes(notes)}\n\nExample${notes.examples.length === 1 ? "" : "s"}:\n${examples}\n\nMore: ${pageAddress(notes.page)}`,
  );
}

function exitCodes({ zero, one, two }: Omit<Notes, "examples" | "page">): string {
  const columns = Math.min(MOST_COLUMNS, lineWidth(process.stdout.columns));
  const meanings = [zero, one, two === undefined ? MISTAKE : `${MISTAKE}, or ${two}`, FAULT];
  const lines = meanings.flatMap((meaning, code) =>
    meaning === undefined
      ? []
      : wrap(meaning, columns - 5).map((line, at) => `  ${at === 0 ? String(code) : " "}  ${line}`),
  );
  return ["Exit codes:", ...lines].join("\n");
}
