/** Bytes and characters: encodings, invisible signs, fences that run code, text that outputs might obey. */
import { BAD_EDGE, BAD_RELATED, canaryCode, decision, service, type HostileCase } from "./case.js";

const YAML = "graph/services/hostile.yaml";
const MARKDOWN = "decisions/hostile.md";
const BOM = "\uFEFF";

function yaml(name: string, about: string, text: string | Buffer): HostileCase {
  return { name, about, files: { [YAML]: text }, exits: [1], blames: YAML };
}

function markdown(name: string, about: string, text: string | Buffer): HostileCase {
  return { name, about, files: { [MARKDOWN]: text }, exits: [1], blames: MARKDOWN };
}

export function textCases(): HostileCase[] {
  return [
    markdown("script-fence", "front matter in JavaScript", `---js\n${canaryCode()}\n---\n\nText.\n`),
    markdown(
      "script-fence-javascript",
      "the same under its other name, after a byte order mark",
      `${BOM}---javascript\n${canaryCode()}\n---\n\nText.\n`,
    ),
    {
      name: "script-fences",
      about: "fences named like languages and like members of every object",
      files: Object.fromEntries(
        ["coffee", "cson", "toml", "json", "constructor", "toString", "__proto__", "js "].map((language, index) => [
          `decisions/hostile-${index}.md`,
          `---${language}\n${canaryCode()}\n---\n\nText.\n`,
        ]),
      ),
      exits: [1],
      blames: "decisions/hostile-4.md",
    },
    markdown("nul-bytes", "NUL bytes in the title and the body", decision("x", { title: "a\0b", body: "c\0d\n" })),
    yaml(
      "invalid-utf8",
      "bytes that are no UTF-8: stray, overlong, half a pair",
      Buffer.concat([
        Buffer.from(service("x").slice(0, -1)),
        Buffer.from([0x20, 0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80, 0x0a]),
      ]),
    ),
    yaml(
      "utf-16",
      "UTF-16 with its byte order mark",
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(service("x"), "utf16le")]),
    ),
    markdown(
      "crlf",
      "carriage returns before every line end, and one dangling edge",
      decision("x", { fields: BAD_RELATED }).replaceAll("\n", "\r\n"),
    ),
    yaml("lone-cr", "carriage returns alone as line ends", service("x", { rest: BAD_EDGE }).replaceAll("\n", "\r")),
    markdown(
      "byte-order-mark",
      "a byte order mark, and one dangling edge",
      BOM + decision("x", { fields: BAD_RELATED }),
    ),
    yaml(
      "byte-order-marks",
      "byte order marks before every document and inside an id",
      `${BOM}${service("x")}---\n${BOM}${service(`y${BOM}`)}`,
    ),
    yaml(
      "bidi-id",
      "ids with bidi controls, zero width and look-alike letters",
      [service("a\u202Eb"), service("a\u200Bb"), service("раyment")].join("---\n"),
    ),
    yaml(
      "unicode-line-ends",
      "U+2028, U+2029 and U+0085 in an id and a title",
      service("a\u2028b", { title: "c\u2029d\u0085e" }),
    ),
    yaml("commands-for-the-runner", "workflow commands in every field", commands()),
    markdown("markup-for-the-report", "mentions, images, HTML, fences and table cells in a title", markup()),
    markdown(
      "endless-front-matter",
      "front matter of 3.5 MB that never closes",
      `---\n${"---- x\n--- y\n".repeat(270_000)}`,
    ),
    markdown(
      "fences-that-are-none",
      "lines that begin like a closing fence",
      `---\nid: decision:x\n----\nkind: Decision\n---junk\n ---\n`,
    ),
    markdown(
      "brackets",
      "500,000 open brackets in the body, and one dangling edge",
      decision("x", { fields: BAD_RELATED, body: `${"[".repeat(500_000)}\n` }),
    ),
    markdown(
      "half-links",
      "200,000 links that never close",
      decision("x", { fields: BAD_RELATED, body: `${"[a](<b".repeat(200_000)}\n` }),
    ),
    markdown(
      "backticks",
      "runs of backticks, each longer than the one before",
      decision("x", { fields: BAD_RELATED, body: backticks() }),
    ),
    markdown(
      "emphasis",
      "a million stars and underscores",
      decision("x", { fields: BAD_RELATED, body: `${"*_a ".repeat(500_000)}\n` }),
    ),
    markdown(
      "references",
      "100,000 link definitions that name each other",
      decision("x", { fields: BAD_RELATED, body: references() }),
    ),
    yaml("ten-megabyte-line", "one line of 10 MB", `title: ${"x".repeat(10_000_000)}\n`),
    {
      name: "nothing-at-all",
      about: "empty files, blanks and comments where records belong",
      files: {
        "graph/services/empty.yaml": "",
        "graph/services/blank.yaml": "  \n\n# nothing\n\n",
        "decisions/empty.md": "",
        "decisions/fences.md": "---\n---\n",
        "decisions/comment.md": "---\n# nothing\n---\n",
        [YAML]: service("x", { rest: BAD_EDGE }),
      },
      exits: [1],
      blames: YAML,
    },
  ];
}

function commands(): string {
  const text = "::set-output name=verdict::pass%0A::stop-commands::x ##[error]y";
  return service("x", {
    title: `"\\n::error::taken over\\r::add-mask::e"`,
    attributes: `  note: "${text}"\n  status2: "%0D%0A::warning::x"\n`,
    rest: `edges:\n  "::error file=a::b":\n    - target: "service:x\\n::error::c"\n`,
  });
}

function markup(): string {
  const title =
    "'@everyone GH-1 #1 | a </details><img src=x onerror=y> ``` ![z](https://example.com/z) <!-- marker -->'";
  return decision("x", {
    title,
    fields: "related:\n  'documents | `x`': ['service:<b>gone</b>', 'service:```gone```']\n",
  });
}

function backticks(): string {
  let text = "";
  for (let length = 1; text.length < 1_500_000; length++) text += `${"`".repeat(length)} a `;
  return `${text}\n`;
}

function references(): string {
  let text = "";
  for (let i = 0; i < 100_000; i++) text += `[r${i}]: r${i + 1}.md\n[r${i}]\n`;
  return text;
}
