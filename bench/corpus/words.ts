/** Words of the generated prose, and sentences made of them. */
import type { Random } from "./random.js";

const WORDS = (
  "account agent alert archive batch branch broker bucket budget build cache canary capacity catalog channel " +
  "checkout client cluster commit config consumer contract cursor dashboard deploy digest domain draft edge email " +
  "event export failover feature feed fleet gateway graph handler health import index ingest invoice job journal " +
  "latency ledger lock mirror monitor notebook order owner package partition payment pipeline policy pool probe " +
  "queue quota registry release replica report request restore retry review rollback router runner schedule schema " +
  "search session shard signal snapshot storage stream sync tenant token topic trace vault warmup webhook worker"
).split(" ");

const VERBS = (
  "blocks checks clears copies drains fills follows holds keeps limits moves needs opens pauses reads replaces " +
  "returns sends splits starts stops trims uses waits"
).split(" ");

const LINKS = "after and before beside for from in near of on under until when while with without".split(" ");

const LINE_LENGTH = 100;

export function word(random: Random): string {
  return random.pick(WORDS);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `The cache holds the queue until the worker ...`, 8 to 20 words with a full stop. */
export function sentence(random: Random): string {
  const parts = ["The", word(random), random.pick(VERBS), "the", word(random)];
  const clauses = 1 + random.below(4);
  for (let i = 0; i < clauses; i++) {
    parts.push(random.pick(LINKS), random.chance(0.5) ? "the" : "each", word(random));
    if (random.chance(0.3)) parts.push(word(random));
  }
  return `${parts.join(" ")}.`;
}

export function sentences(random: Random, count: number): string {
  const list: string[] = [];
  for (let i = 0; i < count; i++) list.push(sentence(random));
  return list.join(" ");
}

/** Lines of at most 100 characters. */
export function wrap(text: string): string {
  const lines: string[] = [];
  let line = "";
  for (const part of text.split(" ")) {
    if (line !== "" && line.length + 1 + part.length > LINE_LENGTH) {
      lines.push(line);
      line = part;
    } else {
      line = line === "" ? part : `${line} ${part}`;
    }
  }
  lines.push(line);
  return lines.join("\n");
}
