/** The text of a planned record. Everything here is written by hand: no library decides the bytes. */
import type { KindName } from "./kinds.js";
import type { PlannedEdge, PlannedRecord } from "./plan.js";
import { Random } from "./random.js";
import { capitalise, sentence, sentences, word, wrap } from "./words.js";

const TAGS = "agents build ci data delivery memory operations platform quality security storage testing".split(" ");
const LANGUAGES = "go java kotlin python rust swift typescript".split(" ");

export function renderRecord(record: PlannedRecord, seed: number): string {
  const random = new Random(seed, record.index * 3 + 2);
  return record.kind.format === "markdown" ? renderMarkdown(record, random) : renderYaml(record, random);
}

function renderMarkdown(record: PlannedRecord, random: Random): string {
  const title = titleOf(record, random);
  const lines = ["---", `id: ${record.id}`, `kind: ${record.kind.name}`, `title: ${quoted(title)}`];
  lines.push(`status: ${record.status}`, "owners:", `  - ${record.owner}`);
  if (random.chance(0.5)) lines.push("aliases:", `  - ${word(random)} ${word(random)}`);
  if (record.repository !== undefined) lines.push("repoRefs:", `  - ${record.repository}`);
  lines.push(`tags: [${twoTags(random)}]`);
  if (record.edges.length > 0) lines.push("related:", ...record.edges.flatMap((edge) => idList(edge)));
  if (random.chance(0.4)) lines.push("sourceRefs:", `  - https://issues.example.com/${1 + random.below(9000)}`);
  lines.push(`updatedAt: ${record.updatedAt}`, "---", "", `# ${title}`, "");
  const blocks = 1 + random.below(5);
  for (let i = 0; i < blocks; i++) lines.push(...block(i, random), "");
  return lines.join("\n");
}

function renderYaml(record: PlannedRecord, random: Random): string {
  const lines = [`nodeKind: ${record.kind.name}`, `id: ${record.id}`, "attributes:"];
  lines.push(
    `  title: ${quoted(titleOf(record, random))}`,
    `  status: ${record.status}`,
    `  owners: [${record.owner}]`,
  );
  if (random.chance(0.5)) {
    lines.push(
      "  summary: |",
      ...wrap(sentences(random, 2 + random.below(5)))
        .split("\n")
        .map((line) => `    ${line}`),
    );
  } else {
    lines.push(`  summary: ${sentence(random)}`);
  }
  lines.push(
    `  tags: [${twoTags(random)}]`,
    ...(OWN_ATTRIBUTES[record.kind.name]?.(random) ?? []),
    `  updatedAt: ${record.updatedAt}`,
  );
  if (record.edges.length > 0) lines.push("edges:", ...record.edges.flatMap((edge) => targetList(edge)));
  return `${lines.join("\n")}\n`;
}

const OWN_ATTRIBUTES: Readonly<Partial<Record<KindName, (random: Random) => string[]>>> = {
  Repository: (random) => [`  url: https://git.example.com/${word(random)}/${word(random)}`, "  defaultBranch: main"],
  Service: (random) => [
    `  tier: ${1 + random.below(4)}`,
    `  languages: [${random.pick(LANGUAGES)}, ${random.pick(LANGUAGES)}]`,
  ],
  Package: (random) => [
    `  version: "${random.below(9)}.${random.below(20)}.${random.below(40)}"`,
    `  public: ${String(random.chance(0.3))}`,
  ],
  Tool: (random) => [`  timeoutSeconds: ${5 + random.below(300)}`],
};

function titleOf(record: PlannedRecord, random: Random): string {
  const draw = random.next();
  if (draw < 0.12) return `${record.title}: ${word(random)} ${word(random)}`;
  if (draw < 0.16) return `${record.title}'s ${word(random)}`;
  return record.title;
}

function quoted(title: string): string {
  return title.includes(":") ? `"${title}"` : title;
}

function twoTags(random: Random): string {
  const first = random.below(TAGS.length);
  const second = (first + 1 + random.below(TAGS.length - 1)) % TAGS.length;
  return [TAGS[first], TAGS[second]].join(", ");
}

function idList({ kind, targets }: PlannedEdge): string[] {
  return [`  ${kind}:`, ...targets.map((target) => `    - ${target}`)];
}

function targetList({ kind, targets }: PlannedEdge): string[] {
  return [`  ${kind}:`, ...targets.map((target) => `    - target: ${target}`)];
}

/** One block of prose: a paragraph, now and then a section with a list or a command. */
function block(position: number, random: Random): string[] {
  const paragraph = wrap(sentences(random, 2 + random.below(5)));
  if (position === 0) return [paragraph];
  const heading = `## ${capitalise(word(random))} ${word(random)} ${position}`;
  const draw = random.next();
  if (draw < 0.3) {
    const items = Array.from({ length: 3 + random.below(3) }, () => `- ${sentence(random)}`);
    return [heading, "", paragraph, "", ...items];
  }
  if (draw < 0.4) {
    return [heading, "", paragraph, "", "```sh", `${word(random)} --${word(random)} ${word(random)}`, "```"];
  }
  return [heading, "", paragraph];
}
