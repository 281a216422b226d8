/** Texts for the differential fuzz: generated YAML and damaged copies of any YAML. Bytes are written as Latin-1 characters. */

/** Uniform whole number from 0 to `below` - 1. */
export type Random = (below: number) => number;

/** A reproducible stream of random numbers (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

function pick<T>(random: Random, from: readonly [T, ...T[]]): T {
  return from[random(from.length)] ?? from[0];
}

function utf8(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

/** Scalars, separated by three blanks; most are in the subset, some are no YAML at all. */
const SCALARS: readonly [string, ...string[]] = [
  "word",
  ...`
    word   two words   a-b_c/d.e   id:with:colons   http://host/path?x=1#frag   2026-05-08T00:00:00Z   12:30:45
    x # y   x#y   x :y   'single'   'it''s'   ''   ' padded '   '# no: comment'   "double"   ""   "# no: comment"
    - dash   -dash   --flag   -   ---   ...   .   ..   ?   ? x   ?x   :   :x   ::   a:   a: b   |   |-   >   |2   ~
    null   Null   NULL   nULL   true   True   TRUE   tRUE   false   False   FALSE   yes   no   on   nothing   truest
    0   -0   +0   00   1   -1   +1   007   42   1_000   1e3   1E+3   1e   12e4f   1.5e3   1.0   -0.0   0.10   00.5
    1.   .5   -.5   1.2.3   0x1f   0o17   0b1   -0x1   9007199254740991   9007199254740993   123456789012345
    1234567890123456   0.30000000000000004   3.141592653589793238462643383279   .inf   -.Inf   .nan   .NaN   .env
    .npm   <<   =   @user   %x   !tag x   &anchor x   *alias   !   a, b   []   {}   [a, b]   [a, [b, c], {d: e}]
    [1, -2, 0.5, true, null, ~]   [a,b,]   [ a , b ]   [a: b]   [-]   [- a]   [-1]   [?]   [:]   [a,, b]   [,]
    {a: b}   {a: 1, b: [c]}   {"a":1,"b": "c"}   {"a" :1}   {a}   {a:}   {a: }   {a: b, a: c}   {a:b}   {a: b,}
    {,}   [a]b   [a] # c   [a]#c   [x:y, z]   [a #b, c]   quo"te   apo'strophe
  `
    .trim()
    .split(/ {3}|\n */),
  '"a\\nb\\t\\"c\\" \\\\ \\/"',
  '"\\x41\\u00e9"',
  '"a\\ b"',
  "`code`",
  "['a', \"b\"]",
  utf8("caf\u00e9"),
  utf8("\u65e5\u672c\u8a9e \u2713 \u{1f600}"),
  utf8("'\u00e9'"),
  utf8('"\u2014"'),
  utf8("a\u00a0b"),
  utf8("a\u0085b"),
  utf8("a\u2028b"),
  utf8("\ufeffx"),
  "\xff",
  "a\tb",
  "a\rb",
  "a\u0000b",
  "\x7f",
  "back\\slash",
];

const WORDS: readonly [string, ...string[]] = [
  "word",
  "two words",
  "owner:team-a",
  "v1.2.3",
  "2026-05-08",
  "x",
  "'q'",
  '"q"',
  "7",
];

const KEYS: readonly [string, ...string[]] = [
  "id",
  "kind",
  "title",
  "a",
  "b",
  "c",
  "d",
  "two words",
  "edges",
  "1",
  "10",
  "2",
  "true",
  "null",
  "-k",
  "'q'",
  '"q"',
  '"q" ',
  "k ",
  "a:b",
  "a#b",
  "toString",
  "constructor",
  "__proto__",
  "__protx__",
  "<<",
  utf8("cl\u00e9"),
  "k\\e",
  'k"e',
  '"k\\\\e"',
  "~",
  "- k",
  "? k",
  "[k]",
  "*k",
];

const COMMENTS: readonly [string, ...string[]] = [" # note", "  #", " # a: b", " #'", "# tight", utf8(" # \u00e9")];

const FRAGMENTS: readonly [string, ...string[]] = [
  " ",
  ..." :#-,?!&*|>%@`'\"[]{}\\~.+0123456789eEx_=<ntf\n\n\n \t\r".split(""),
  ": ",
  " #",
  "# ",
  "- ",
  "-\n",
  ":\n",
  "\n\n",
  "  ",
  "''",
  '"',
  "---\n",
  "--- ",
  "\n---\n",
  "\n...\n",
  "...",
  "? ",
  "&a ",
  "*a",
  "!t ",
  "!!str ",
  "<<: ",
  "|\n",
  "|-\n",
  "|+\n",
  ">\n",
  ">-\n",
  "|2\n",
  "\\n",
  "\\",
  "[",
  "]",
  "{",
  "}",
  ", ",
  " ,",
  "%YAML 1.1\n---\n",
  "\n# c\n",
  "\n  # c\n",
  "\n \n",
  "\n   \n",
  utf8("\u00a0"),
  utf8("\u0085"),
  utf8("\u2028"),
  utf8("\ufeff"),
  utf8("\u00e9"),
  utf8("\u{1f600}"),
  "\xc3",
  "\x80",
  "\x00",
  "\x7f",
];

function scalar(random: Random): string {
  return pick(random, random(4) === 0 ? SCALARS : WORDS);
}

/** A stream of up to three documents, mostly in the subset, now and then deliberately not YAML at all. */
export function generate(random: Random): string {
  const documents = 1 + (random(4) === 0 ? random(3) : 0);
  let text = random(6) === 0 ? "# head\n" : "";
  for (let i = 0; i < documents; i++) {
    if (i > 0 || random(3) === 0) text += random(8) === 0 ? "--- # note\n" : "---\n";
    if (random(12) !== 0) text += collection(random, 0, 0);
    if (random(12) === 0) text += "...\n";
  }
  return random(8) === 0 ? text.trimEnd() : text;
}

function noise(random: Random, column: number): string {
  switch (random(24)) {
    case 0:
      return "\n";
    case 1:
      return `${" ".repeat(random(column + 3))}\n`;
    case 2:
      return `${" ".repeat(random(column + 3))}# note\n`;
    default:
      return "";
  }
}

function collection(random: Random, column: number, depth: number): string {
  const size = 1 + random(4);
  const mapping = random(3) !== 0;
  const margin = " ".repeat(column);
  let text = "";
  for (let i = 0; i < size; i++) {
    text += noise(random, column) + margin;
    if (mapping) {
      const key = random(4) === 0 ? pick(random, KEYS) : `key${i}`;
      text += `${key}:${value(random, column, depth, true)}`;
    } else {
      text += `-${value(random, column, depth, false)}`;
    }
  }
  return text;
}

function value(random: Random, column: number, depth: number, ofKey: boolean): string {
  const comment = random(12) === 0 ? pick(random, COMMENTS) : "";
  const shape = random(depth > 3 ? 8 : 14);
  if (shape < 6) return `${" ".repeat(1 + (random(8) === 0 ? random(3) : 0))}${scalar(random)}${comment}\n`;
  if (shape === 6) return blockText(random, column);
  if (shape === 7) return random(2) === 0 ? `${comment}\n` : ` ${wrapped(random, column)}\n`;
  if (shape === 8 && ofKey) return `${comment}\n${list(random, column, depth)}`;
  if (shape < 11 && !ofKey) {
    const gap = 1 + (random(6) === 0 ? random(3) : 0);
    return " ".repeat(gap) + collection(random, column + 1 + gap, depth + 1).trimStart();
  }
  return `${comment}\n${collection(random, column + 1 + random(3), depth + 1)}`;
}

/** A list at the column of its key. */
function list(random: Random, column: number, depth: number): string {
  let text = "";
  for (let i = random(3); i >= 0; i--) text += `${" ".repeat(column)}-${value(random, column, depth + 1, false)}`;
  return text;
}

function blockText(random: Random, column: number): string {
  const header = pick(random, ["|", "|", "|-", "|+", ">", ">-", ">+", "| # note", "|1", "|-2"]);
  const indent = column + 1 + random(3);
  let text = ` ${header}${random(10) === 0 ? " " : ""}\n`;
  for (let i = random(5); i >= 0; i--) {
    if (random(4) === 0) text += `${" ".repeat(random(6) === 0 ? random(indent + 3) : 0)}\n`;
    else text += `${" ".repeat(indent + (random(8) === 0 ? random(4) : 0))}${scalar(random)}\n`;
  }
  return text;
}

/** A scalar or a flow list over several lines. */
function wrapped(random: Random, column: number): string {
  const [open, close] = pick(random, [
    ["", ""],
    ["", ""],
    ["'", "'"],
    ['"', '"'],
    ["[", "]"],
    ["{k: ", "}"],
  ]);
  const flow = open === "[";
  let text = open;
  for (let i = 1 + random(4); i >= 0; i--) {
    text += scalar(random) + (flow ? "," : "");
    text += `${" ".repeat(random(6) === 0 ? random(4) : 0)}\n${random(5) === 0 ? "\n" : ""}`;
    text += " ".repeat(random(10) === 0 ? random(column + 2) : column + 1 + random(3));
  }
  return text + close;
}

/** A copy with one to three damages; `other` lends a piece now and then. */
export function mutate(random: Random, text: string, other: string): string {
  let result = text;
  for (let i = random(3); i >= 0; i--) result = damage(random, result, other);
  return result;
}

function damage(random: Random, text: string, other: string): string {
  const at = random(text.length + 1);
  const lines = text.split("\n");
  const line = random(lines.length);
  const old = lines[line] ?? "";
  const spaces = old.length - old.trimStart().length;
  switch (random(16)) {
    case 0:
      return text.slice(0, at) + String.fromCharCode(random(256)) + text.slice(at + 1);
    case 1:
    case 2:
    case 3:
      return text.slice(0, at) + pick(random, FRAGMENTS) + text.slice(at);
    case 4:
      return text.slice(0, at) + pick(random, FRAGMENTS) + text.slice(at + 1);
    case 5:
      return text.slice(0, at) + text.slice(at + 1 + random(4));
    case 6:
      lines.splice(line, 0, lines[random(lines.length)] ?? "");
      return lines.join("\n");
    case 7:
      lines.splice(line, 1 + random(2));
      return lines.join("\n");
    case 8:
    case 9:
      lines[line] = " ".repeat(Math.max(0, spaces + random(5) - 2)) + old.trimStart();
      return lines.join("\n");
    case 10: {
      const shift = random(5) - 2;
      for (let i = line; i < Math.min(lines.length, line + 1 + random(4)); i++) {
        const moved = lines[i] ?? "";
        lines[i] = shift > 0 ? " ".repeat(shift) + moved : moved.slice(Math.min(-shift, moved.search(/[^ ]|$/)));
      }
      return lines.join("\n");
    }
    case 11:
      return text.slice(0, at) + other.slice(random(other.length + 1));
    case 12: {
      const pieces = other.split("\n");
      lines.splice(line, 0, ...pieces.slice(random(pieces.length)).slice(0, 1 + random(4)));
      return lines.join("\n");
    }
    case 13: {
      const colon = old.indexOf(": ");
      const dash = old.indexOf("- ");
      const start = colon >= 0 ? colon + 2 : dash >= 0 ? dash + 2 : spaces;
      lines[line] = old.slice(0, start) + pick(random, SCALARS);
      return lines.join("\n");
    }
    case 14:
      lines[line] = old + pick(random, COMMENTS);
      return lines.join("\n");
    default:
      return random(3) === 0 ? text.slice(0, at) : lines.slice(0, line).join("\n") + old + lines.slice(line).join("\n");
  }
}
