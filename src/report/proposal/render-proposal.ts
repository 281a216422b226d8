/** A proposal for the person who decides it: pull request and comment, as GitHub Markdown. */
import { clip } from "../../memory/clip.js";
import { COMMENT_BYTES } from "../../memory/forge.js";
import type { PlacedConflict } from "../../memory/judged-update.js";
import { blockLines } from "../../memory/proposal.js";
import {
  code,
  dotted,
  heading,
  linked,
  paragraph,
  prose,
  strong,
  table,
  text,
  type Block,
  type Document,
  type Inline,
  type Line,
} from "../comment/document.js";
import { listOf, NAME_LIMIT } from "../comment/listing.js";
import { reviewerBlocks } from "../comment/people-blocks.js";
import { printMarkdown } from "../comment/print-markdown.js";
import { Room, sizeOf } from "../comment/room.js";
import { diffBlocks } from "../diff/blocks.js";
import { diffInRepository } from "../diff/in-repository.js";
import { capitalised } from "../../memory/capitalised.js";
import { diffWords } from "../diff/words.js";
import { repositoryPath } from "../repository-path.js";
import { plural } from "../wording.js";
import { decisionWord } from "../decision-word.js";
import { MAIN_FAILS_PAGE, mainFailsWords } from "../main-fails.js";
import { memoryBegins } from "../memory-begins.js";
import { byHandBlocks, decisionLine, decisionParts, notAloneBlocks } from "./decision-blocks.js";
import { proposalHeadline } from "./headline.js";
import { isWithheld, type ProposalStory } from "./story.js";

const REASON_LIMIT = 500;
const RATIONALE_LIMIT = 2000;
const VALUE_LIMIT = 300;
const MAX_LISTED = 20;
const DIFF_ROWS = 30;
/** Kept free for the fold of decisions, at least. */
const DECISION_BYTES = 24_000;

const HANDLING = { person: "A person decides.", auto: "It may pass by itself where the policy allows that." } as const;

export function renderProposal(story: ProposalStory): {
  readonly title: string;
  readonly body: string;
  readonly comment: string;
} {
  return {
    title: proposalHeadline(story),
    body: `${printMarkdown(bodyDocument(story))}\n`,
    comment: `${printMarkdown(commentDocument(story))}\n`,
  };
}

/** The text of the pull request. */
export function bodyDocument(story: ProposalStory): Document {
  const room = new Room(COMMENT_BYTES - DECISION_BYTES - 500);
  const document: Block[] = [];
  const add = (...blocks: readonly Block[]): void => {
    if (blocks.length > 0 && room.take(blocks)) document.push(...blocks);
  };
  add(...verdictBlocks(story));
  add(paragraph(...rationaleLine(story)));
  add(paragraph(...sourceLine(story)));
  add(...evidenceBlocks(story));
  add(...conflictBlocks("Main changed meanwhile", "Main's value stays", "Main", mainConflicts(story), story));
  add(...conflictBlocks("People changed meanwhile", "The branch's value stays", "Branch", story.conflicts, story));
  add(heading(3, text("What changes")), paragraph(text(`${capitalised(diffWords(story.diff))}.`)));
  document.push(...diffBlocks(diffInRepository(story.diff, story.root), { rows: DIFF_ROWS, room }));
  add(...byHandBlocks(story));
  add(...notAloneBlocks(story));
  add(...reasonBlocks(story));
  add(...findingBlocks(story));
  document.push(...reviewerBlocks(story, room));
  const parts = decisionParts(story);
  const fold = new Room(DECISION_BYTES).fill(parts, parts.length, (shown) => ({
    kind: "details",
    summary: [text("How it was decided")],
    blocks: [
      ...shown.flat(),
      ...(shown.length < parts.length
        ? [paragraph(text(`and ${plural(parts.length - shown.length, "more record")}`))]
        : []),
    ],
  }));
  return fold ? [...document, fold] : document;
}

function rationaleLine(story: ProposalStory): Line {
  if (isWithheld(story))
    return [text("This touches restricted records: what the update says of them is not repeated here.")];
  return [prose(clip(story.update.rationale, RATIONALE_LIMIT))];
}

/** `From acme/checkout, run run-42 · agent x · the sender says that it holds no secrets` */
function sourceLine({ update: { sourceRun, redactionStatus }, runAddress }: ProposalStory): Line {
  const { repository, id, url, agent } = sourceRun;
  const name = text(`${repository}, run ${id}`);
  const run = runAddress === undefined ? linkedOutside(url, name) : [linked(runAddress, name)];
  const isElsewhere = runAddress !== undefined && url !== undefined && url !== runAddress;
  const page = isElsewhere ? [text(" · "), ...linkedOutside(url, text("the sender's page of it"))] : [];
  const said = [
    ...(agent === undefined ? [] : [text(`agent ${clip(agent, NAME_LIMIT)}`)]),
    text(REDACTION[redactionStatus]),
  ];
  return [strong(text("From"), text(" "), ...run), ...page, text(" · "), ...dotted(said)];
}

const REDACTION = {
  redacted: "secrets taken out by the sender",
  clean: "no secrets, says the sender",
  "not-checked": "not searched for secrets by the sender",
} as const;

function evidenceBlocks(story: ProposalStory): Block[] {
  const { evidence = [] } = story.update;
  if (evidence.length === 0 || isWithheld(story)) return [];
  const items = evidence.slice(0, MAX_LISTED).map(({ title, url, excerpt }): Line => {
    const said = excerpt === undefined ? [] : [text(": "), prose(clip(excerpt, VALUE_LIMIT))];
    return [...linkedOutside(url, text(clip(title, REASON_LIMIT))), ...said];
  });
  return [heading(3, text("Evidence")), { kind: "list", items }];
}

/** With the host of the address: the sender chooses both, the words of the link and where it leads. */
function linkedOutside(url: string | undefined, content: Inline): Line {
  if (url === undefined) return [content];
  return [linked(url, content), text(" ("), code(URL.canParse(url) ? new URL(url).host : ""), text(")")];
}

function mainConflicts(story: ProposalStory): readonly PlacedConflict[] {
  return story.changes.flatMap(({ path, conflicts }) => conflicts.map((conflict) => ({ path, ...conflict })));
}

/** Both values of each field; of restricted records the field alone. */
function conflictBlocks(
  title: string,
  stays: string,
  side: string,
  conflicts: readonly PlacedConflict[],
  story: ProposalStory,
): Block[] {
  if (conflicts.length === 0) return [];
  const withheld = isWithheld(story);
  const rows = conflicts
    .slice(0, MAX_LISTED)
    .map(({ path, field, main, proposed }): Line[] => [
      [fileName(path, story)],
      [code(clip(field, NAME_LIMIT))],
      valueLine(withheld ? WITHHELD : main),
      valueLine(withheld ? WITHHELD : proposed),
    ]);
  const rest = conflicts.length - rows.length;
  return [
    heading(3, text(title)),
    paragraph(
      text(`${plural(conflicts.length, "field")} did not merge. ${stays}; edit the file here to choose otherwise.`),
    ),
    table(["File", "Field", side, "Proposed"], rows),
    ...(rest > 0 ? [paragraph(text(`and ${plural(rest, "more field")}`))] : []),
  ];
}

function fileName(path: string, { root }: ProposalStory): Inline {
  return code(clip(repositoryPath(root, path), NAME_LIMIT));
}

const WITHHELD = Symbol("withheld");

function valueLine(value: unknown): Line {
  if (value === WITHHELD) return [text("not shown")];
  if (value === undefined) return [text("nothing")];
  return [code(clip(typeof value === "string" ? value : JSON.stringify(value), VALUE_LIMIT))];
}

function reasonBlocks(story: ProposalStory): Block[] {
  if (isWithheld(story)) return [];
  const items = story.changes.map(({ path, reason }): Line => [
    fileName(path, story),
    text(" "),
    prose(clip(reason, REASON_LIMIT)),
  ]);
  return [paragraph(strong(text("Why"))), listOf(items, MAX_LISTED)];
}

/** What whoever decides must know first: who decides, and what the check says. */
function verdictBlocks(story: ProposalStory): Block[] {
  const { findings } = story;
  const { decision, handling } = story.block;
  const main = mainBlocks(story);
  const verdict = main.length === 0 ? "passes, with" : "finds";
  const said =
    findings.length === 0
      ? `nothing new${main.length === 0 ? " to say" : ""}.`
      : `${plural(findings.length, "new finding")} that ${findings.length === 1 ? "does" : "do"} not block.`;
  return [
    paragraph(strong(text("Check:")), text(` ${verdict} ${said}`)),
    ...main,
    ...memoryBegins(story.begins).map((line) => paragraph(text(line))),
    paragraph(strong(text("Decision:")), text(` ${decisionWord(decision, handling)}. ${HANDLING[handling]}`)),
  ];
}

function findingBlocks(story: ProposalStory): Block[] {
  const { findings } = story;
  if (findings.length === 0) return [];
  const withheld = isWithheld(story);
  const items = findings.map(({ rule, severity, path, message }): Line => [
    text(`${severity} `),
    code(rule),
    text(" "),
    fileName(path, story),
    ...(withheld ? [] : [text(" "), prose(clip(message, VALUE_LIMIT))]),
  ]);
  return [paragraph(strong(text("Findings"))), listOf(items, MAX_LISTED)];
}

function mainBlocks({ mainErrors }: ProposalStory): Block[] {
  if (mainErrors === 0) return [];
  const how = linked(MAIN_FAILS_PAGE, text("what to do"));
  return [paragraph(text(`${mainFailsWords(mainErrors)}: `), how, text("."))];
}

function commentDocument(story: ProposalStory): Document {
  const { decision, handling } = story.block;
  const head: Block[] = [
    heading(3, text("Memory proposal: "), text(decisionWord(decision, handling))),
    paragraph(text(HANDLING[handling])),
    listOf(
      story.records.map((record) => decisionLine(record)),
      MAX_LISTED,
      "record",
    ),
  ];
  const fold: Block = {
    kind: "details",
    summary: [text("For programs")],
    blocks: [{ kind: "code", language: "json", lines: blockLines(story.block) }],
  };
  return sizeOf([...head, fold]) <= COMMENT_BYTES ? [...head, fold] : [...head.slice(0, 2), fold];
}
