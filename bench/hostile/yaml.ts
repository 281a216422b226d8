/** YAML that explodes, nests without end, runs code or shadows what it should not. */
import { BAD_EDGE, canaryCode, decision, laughs, service, type HostileCase } from "./case.js";

const FILE = "graph/services/hostile.yaml";

function yaml(name: string, about: string, text: string | Buffer): HostileCase {
  return { name, about, files: { [FILE]: text }, exits: [1], blames: FILE };
}

export function yamlCases(): HostileCase[] {
  return [
    yaml("alias-bomb", "nine lists of nine aliases each: 3 GB once written out", laughs(9, 9)),
    yaml("alias-doubling", "ten doublings, 20 aliases: few in number, 1,024 times the text", laughs(10, 2)),
    yaml("alias-flood", "one long text and 100,000 aliases of it", aliasFlood()),
    yaml("alias-cycle", "a list that holds itself", service("x", { attributes: "  loop: &loop [*loop]\n" })),
    yaml("deep-flow-list", "100,000 open brackets", service("x", { attributes: `  deep: ${"[".repeat(100_000)}\n` })),
    yaml("deep-flow-map", "100,000 open braces", service("x", { attributes: `  deep: ${"{a: ".repeat(100_000)}\n` })),
    yaml(
      "deep-block-list",
      "100,000 lists in one line",
      service("x", { attributes: `  deep:\n    ${"- ".repeat(1e5)}x\n` }),
    ),
    yaml("deep-block-map", "2,000 maps, each indented by one more space", service("x", { attributes: deepMap(2000) })),
    yaml(
      "many-keys",
      "150,000 keys in one map",
      service("x", { attributes: `  many:\n${keys(150_000)}`, rest: BAD_EDGE }),
    ),
    yaml("many-items", "1,000,000 items in one list", service("x", { attributes: manyItems(), rest: BAD_EDGE })),
    yaml("repeated-key", "100,000 times the same key", service("x", { attributes: "  again: 1\n".repeat(100_000) })),
    yaml("many-documents", "500,000 documents in one file", "---\na\n".repeat(500_000)),
    yaml("code-tags", "tags that make other parsers run code", codeTags()),
    yaml(
      "directives",
      "a YAML 1.1 directive, a tag of its own",
      `%YAML 1.1\n%TAG ! tag:x,2026:\n---\n${service("x", { attributes: "  on: !y yes\n" })}`,
    ),
    yaml("merge-key", "a merge key that would bring in a status", mergeKey()),
    yaml("prototype-keys", "__proto__ and constructor as keys everywhere", prototypeKeys()),
    yaml(
      "prototype-id",
      "an id and an edge kind named __proto__",
      service("__proto__", { rest: "edges:\n  __proto__:\n    - target: service:constructor\n" }),
    ),
    yaml("odd-numbers", "ids and times that parsers read as numbers", oddNumbers()),
    yaml(
      "escaped-text",
      "escapes for NUL, bidi controls and half a character",
      service("x", { title: String.raw`"a\0b \u202E c \uD800"` }),
    ),
    yaml("tabs", "tabs as indentation", service("x").replaceAll("  ", "\t")),
    yaml(
      "long-scalar",
      "a text of 3.5 MB in one line",
      service("x", { attributes: `  text: ${"word ".repeat(700_000)}\n`, rest: BAD_EDGE }),
    ),
    yaml(
      "long-quoted",
      "a quoted text of 3.5 MB that never ends",
      service("x", { attributes: `  text: "${"\\\\ ".repeat(1_000_000)}\n` }),
    ),
    yaml(
      "complex-keys",
      "maps as keys of maps, 20,000 deep",
      service("x", { attributes: `  deep: ${"{? ".repeat(20_000)}\n` }),
    ),
    {
      name: "front-matter-bomb",
      about: "nine lists of nine aliases each, in front matter",
      files: { "decisions/hostile.md": decision("x", { fields: laughs(9, 9) }) },
      exits: [1],
      blames: "decisions/hostile.md",
    },
  ];
}

function aliasFlood(): string {
  const text = "laugh ".repeat(10_000);
  return `text: &text ${text}\nflood: [${"*text, ".repeat(100_000)}]\n`;
}

function deepMap(depth: number): string {
  let text = "";
  for (let level = 0; level < depth; level++) text += `  ${" ".repeat(level)}k:\n`;
  return text;
}

function keys(count: number): string {
  let text = "";
  for (let i = 0; i < count; i++) text += `    key-number-${i}: 1\n`;
  return text;
}

function manyItems(): string {
  return `  many: [${"1, ".repeat(1_000_000)}1]\n`;
}

function codeTags(): string {
  const code = canaryCode();
  return service("x", {
    attributes: [
      `  a: !!js/function 'function () { ${code.replaceAll("'", "''")} }'`,
      `  b: !<tag:yaml.org,2002:js/regexp> /(a+)+$/`,
      `  c: !!python/object/apply:os.system ["touch taken-over"]`,
      `  d: !ruby/object:Gem::Installer {i: x}`,
      `  e: !!binary aGVsbG8=`,
      "",
    ].join("\n"),
  });
}

function mergeKey(): string {
  return service("x", { attributes: "  <<: {status: archived, owners: []}\n", rest: BAD_EDGE });
}

function prototypeKeys(): string {
  const attributes = "  __proto__: {status: approved, polluted: true}\n  constructor: {prototype: {polluted: true}}\n";
  const rest =
    "__proto__: {polluted: true}\nedges:\n  constructor: [{target: service:gone}]\n  toString: [service:gone]\n";
  return service("x", { attributes, rest });
}

function oddNumbers(): string {
  const id = (text: string): string => service("x").replace("id: service:x", `id: ${text}`);
  const time = service("y").replace(/updatedAt: .*/, "updatedAt: 99999-99-99T99:99:99+99:99");
  return [id("12e45678"), id("0x1F"), id("9".repeat(400)), id(".inf"), id("~"), id("[1, 2]"), time].join("---\n");
}
