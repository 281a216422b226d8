/** What to do: the worst findings in full, by record. */
import { clip } from "../../memory/clip.js";
import type { Finding } from "../../memory/finding.js";
import { spread } from "../selection.js";
import { plural, number } from "../wording.js";
import { code, heading, paragraph, text, type Block, type Line } from "./document.js";
import { findingBlocks, isFixable, NAME_LIMIT, remediesIn, type FindingContext } from "./finding-blocks.js";
import type { Room } from "./room.js";
import { byRecord } from "./sorting.js";

/** More than these are not read at a glance; some of each rule are enough to begin with. */
const FULL_AT_MOST = 8;
const FULL_OF_MANY = 6;

export interface Todo {
  readonly blocks: readonly Block[];
  /** The findings that did not come in full. */
  readonly rest: readonly Finding[];
  /** Rules of which the blocks say what to do, where their findings do not. */
  readonly told: ReadonlySet<string>;
}

/**
 * Among equals each rule comes once before any comes twice, so that a cut anywhere leaves something of each.
 * @param overview stands before the first finding
 */
export function todoBlocks(
  findings: readonly Finding[],
  overview: readonly Block[],
  context: FindingContext,
  room: Room,
): Todo {
  const limit = findings.length <= FULL_AT_MOST ? findings.length : FULL_OF_MANY;
  const head = (shown: number): readonly Block[] => [
    heading(3, text("What to do")),
    ...fixLine(findings),
    ...overview,
    ...countLine(shown, findings.length),
  ];
  if (findings.length === 0 || !room.take(head(limit))) {
    return { blocks: [], rest: findings, told: new Set() };
  }
  const shown: Finding[] = [];
  const told = new Set<string>();
  for (const finding of spread(findings, ({ rule }) => rule).slice(0, limit)) {
    const isFirstOfGroup = !shown.some((other) => groupOf(other) === groupOf(finding));
    const group = isFirstOfGroup ? [groupHead(finding, context)] : [];
    const remedy = remediesIn([finding], context, told).get(finding);
    if (!room.take([...group, ...findingBlocks(finding, context, remedy)])) continue;
    shown.push(finding);
    if (remedy !== undefined) told.add(finding.rule);
  }
  const groups = [...byRecord(shown).values()];
  // In another order than they took their room; the same words all the same, once for each rule.
  const remedies = remediesIn(groups.flat(), context);
  const blocks = groups.map((group): Block[] =>
    group.flatMap((finding, at) => [
      ...(at === 0 ? [groupHead(finding, context)] : []),
      ...findingBlocks(finding, context, remedies.get(finding)),
    ]),
  );
  const isShown = new Set(shown);
  return {
    blocks: [...head(shown.length), ...blocks.flat()],
    rest: findings.filter((finding) => !isShown.has(finding)),
    told,
  };
}

function countLine(shown: number, total: number): readonly Block[] {
  if (shown === total) return [];
  return [paragraph(text(`Showing ${number(shown)} of ${number(total)} in full, worst first.`))];
}

/** `memory-steward fix` takes a command; the rest takes a thought. */
function fixLine(findings: readonly Finding[]): readonly Block[] {
  const fixable = findings.filter(isFixable).length;
  if (fixable === 0 || findings.length === 1) return [];
  const amount =
    fixable === findings.length
      ? `all ${number(fixable)}`
      : `${number(fixable)} of ${plural(findings.length, "finding")}`;
  return [paragraph(code("memory-steward fix"), text(` mends ${amount} by itself.`))];
}

function groupOf({ record, path }: Finding): string {
  return JSON.stringify(record === undefined ? [path] : [path, record]);
}

function groupHead(finding: Finding, context: FindingContext): Block {
  const { record, path } = finding;
  const isRestricted = context.isRestricted(finding);
  if (record === undefined)
    return heading(4, isRestricted ? text("A restricted file") : code(clip(context.addresses.whole(path), NAME_LIMIT)));
  const title = isRestricted ? undefined : context.titleOf(record);
  const named: Line = title === undefined ? [] : [text(` ${clip(title, NAME_LIMIT)}`)];
  return heading(4, code(clip(record, NAME_LIMIT)), ...named);
}
