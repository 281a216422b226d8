/** One test for each trap of gray-matter that security rule 37 lists, and the law that both readers agree. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "../support/fast-check.js";
import matter from "gray-matter";
import { describe, expect, test } from "vitest";
import { splitFrontMatter } from "../../src/parse/frame.js";
import { frameWithGrayMatter } from "../../src/parse/front-matter.js";
import { read, values } from "./reading.js";

const CODE = "globalThis.frontMatterRan = true";

async function refusal(text: string): Promise<string> {
  const frame = await frameWithGrayMatter(text);
  return frame.kind === "refused" ? frame.flaw.rule : frame.kind;
}

function ran(): boolean {
  return Reflect.has(globalThis, "frontMatterRan");
}

describe("evaluates code", () => {
  test.each(["js", "javascript", "JS", " js", "JavaScript", "coffee", "cson", "json", "toml", "yaml"])(
    "---%s",
    async (language) => {
      const text = `---${language}\n${CODE}\n---\nbody\n`;
      expect(await refusal(text)).toBe("parse/unsafe-front-matter");
      expect(read(text, "markdown").problems.map(({ rule }) => rule)).toEqual(["parse/unsafe-front-matter"]);
      expect(ran()).toBe(false);
    },
  );

  test("the trap is real: without the cage the same text runs", () => {
    matter(`---js\n${CODE}\n---\n`, { language: "yaml" });
    expect(ran()).toBe(true);
    Reflect.deleteProperty(globalThis, "frontMatterRan");
  });
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
  "object prototype as engine: ---%s",
  async (name) => {
    expect(await refusal(`---${name}\na: 1\n---\n`)).toBe("parse/unsafe-front-matter");
  },
);

test("cache without options: a second look at a broken block sees the same", async () => {
  const text = "---\ntitle: Foo: bar\n---\nbody\n";
  const first = await frameWithGrayMatter(text);
  expect(first.kind).toBe("framed");
  expect(await frameWithGrayMatter(text)).toEqual(first);
  expect(read(text, "markdown").problems).toEqual(read(text, "markdown").problems);
  expect(read(text, "markdown").problems).toHaveLength(1);
  expect(Object.keys((matter as unknown as { cache: object }).cache)).toEqual([]);
});

test("stringify, read and their like: one file imports gray-matter, and it only calls it", () => {
  const root = join(import.meta.dirname, "../../src");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const users = files.filter((path) =>
    /from "gray-matter"|import\("gray-matter"\)/.test(readFileSync(join(root, path), "utf8")),
  );
  expect(users).toEqual([join("parse", "front-matter.ts")]);
  expect(readFileSync(join(root, "parse/front-matter.ts"), "utf8")).not.toMatch(/matter\.\w+\(/);
});

test("byte-order mark: refused before gray-matter strips it", async () => {
  const text = `\uFEFF---js\n${CODE}\n---\n`;
  expect(await refusal(text)).toBe("parse/byte-order-mark");
  expect(read(text, "markdown").problems.map(({ rule }) => rule)).toEqual([
    "parse/byte-order-mark",
    "parse/unsafe-front-matter",
  ]);
  expect(ran()).toBe(false);
});

test("NUL and lone carriage returns are refused", async () => {
  expect(await refusal("---\na: 1\n---\n\0")).toBe("parse/invalid-encoding");
  expect(await refusal("---\ra: 1\n---\n")).toBe("parse/invalid-encoding");
});

describe("loose fences", () => {
  test.each(["---junk", "----", "--- ", "---\t", "---#"])("a line %j inside the block", async (line) => {
    expect(await refusal(`---\na: 1\n${line}\nb: 2\n---\n`)).toMatch(/^parse\/(unsafe-front-matter|invalid-syntax)$/);
  });

  test("blanks behind the opening fence", async () => {
    expect(await refusal("--- \na: 1\n---\n")).toBe("parse/invalid-syntax");
  });

  test("no closing fence", async () => {
    expect(await refusal("---\na: 1\n")).toBe("parse/invalid-syntax");
  });
});

describe("silent emptiness", () => {
  test("a block of comments never reaches the engine", async () => {
    expect(await refusal("---\n# a\n---\n")).toBe("framed");
    expect(read("---\n# a\n---\n", "markdown").problems).toHaveLength(1);
  });

  test("a block that gray-matter alone takes for comments is refused", async () => {
    const text = "---\n\u00A0# a\n---\n";
    expect(splitFrontMatter(text).kind).toBe("framed");
    expect(await refusal(text)).toBe("parse/unsafe-front-matter");
  });

  test("null, lists and scalars keep their type", () => {
    expect(values("---\nnull\n---\n", "markdown")).toEqual([null]);
    expect(values("---\n- a\n---\n", "markdown")).toEqual([["a"]]);
    expect(values("---\ntext\n---\n", "markdown")).toEqual(["text"]);
  });
});

test("steering by content: a record's excerpt_separator has no effect", async () => {
  const text = "---\nexcerpt_separator: body\nsections: true\nlanguage: js\n---\nbody\n---\nmore\n";
  expect(await frameWithGrayMatter(text)).toEqual(splitFrontMatter(text));
});

test("default YAML: numbers, times and dates are those of YAML 1.2", () => {
  expect(values("---\na: 010\nb: 12:30:45\nc: 2026-05-08\nd: yes\n---\n", "markdown")).toEqual([
    { a: 10, b: "12:30:45", c: "2026-05-08", d: "yes" },
  ]);
});

test("front matter with a million blank lines is refused at once", { timeout: 10_000 }, async () => {
  expect(await refusal(`---\na: 1\n${"\n".repeat(1_000_000)}---\n`)).toBe("parse/limit-exceeded");
});

test("law: gray-matter and our own splitter frame alike", async () => {
  const line = fc.constantFrom(
    "---",
    "---",
    "--- ",
    "---js",
    "----",
    "a: b",
    "# c",
    "",
    "...",
    " ---",
    "\t---",
    "'",
    "---\r",
    "x\ry",
  );
  const text = fc
    .tuple(fc.array(line, { maxLength: 8 }), fc.constantFrom("\n", "\r\n"))
    .map(([lines, end]) => lines.join(end));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        text,
        text.map((rest) => `---\n${rest}`),
      ),
      async (source) => {
        expect(await frameWithGrayMatter(source)).toEqual(splitFrontMatter(source));
      },
    ),
    { numRuns: 2000 },
  );
});

test("law: gray-matter agrees on any text between two fences", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (block, body) => {
      const text = `---\n${block}\n---\n${body}`;
      const frame = await frameWithGrayMatter(text);
      const own = splitFrontMatter(text);
      if (frame.kind !== "refused") expect(frame).toEqual(own);
      else if (own.kind === "framed") expect(["\0", "\u00A0", "\uFEFF"].some((odd) => text.includes(odd))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
