/** Each kind of error in YAML: where it is shown, what is said, and whether it can be mended. */
import fc from "../support/fast-check.js";
import { describe, expect, test } from "vitest";
import { mended, placeOf, problemOf, read, values } from "./reading.js";

describe("faults that quoting mends for certain", () => {
  test.each([
    ["an unquoted colon", "title: Foo: bar\nid: x\n", "1:8-1:16", 'title: "Foo: bar"\nid: x\n'],
    ["a colon at the end", "title: Foo:\nid: x\n", "1:8-1:12", 'title: "Foo:"\nid: x\n'],
    ["a colon in an item among keys", "- title: a: b\n  id: x\n", "1:10-1:14", '- title: "a: b"\n  id: x\n'],
    ["a colon beside quotes", 'title: The "new" way: x\n', "1:8-1:24", "title: 'The \"new\" way: x'\n"],
    ["a colon beside an apostrophe", "title: It's: x\n", "1:8-1:15", 'title: "It\'s: x"\n'],
    ["a colon behind brackets", "title: [WIP]: Foo\nid: x\n", "1:13-1:14", 'title: "[WIP]: Foo"\nid: x\n'],
    ["an at sign", "owner: @team\n", "1:8-1:13", 'owner: "@team"\n'],
    ["an at sign in a list", "- @team\n- b\n", "1:3-1:8", '- "@team"\n- b\n'],
    ["an at sign between brackets", "owners: [a, @team]\n", "1:13-1:14", 'owners: [a, "@team"]\n'],
    ["a backtick", "title: `npm ci` fails\n", "1:8-1:22", 'title: "`npm ci` fails"\n'],
    ["a percent sign", "title: %d of it\n", "1:8-1:16", 'title: "%d of it"\n'],
    ["a comma", "title: , then\n", "1:8-1:14", 'title: ", then"\n'],
    ["Markdown emphasis", "title: *very* good\n", "1:15-1:19", 'title: "*very* good"\n'],
    ["a pattern of files", "globs: *.tsx\n", "1:8-1:13", 'globs: "*.tsx"\n'],
    ["a whole value in emphasis", "title: *very*\n", "1:8-1:14", 'title: "*very*"\n'],
    ["quotes around the beginning", 'title: "Foo" bar\n', "1:8-1:17", "title: '\"Foo\" bar'\n"],
    ["an apostrophe in single quotes", "title: 'It's late'\n", "1:8-1:19", 'title: "It\'s late"\n'],
    [
      "words before a colon in a field of any name",
      "goal: Warm the cache: why\n",
      "1:7-1:26",
      'goal: "Warm the cache: why"\n',
    ],
    ["a word before a colon in prose", "summary: Note: x\n", "1:10-1:17", 'summary: "Note: x"\n'],
    ["a comma in prose", "title: @all, read this\n", "1:8-1:23", 'title: "@all, read this"\n'],
    ["CRLF line ends", "title: Foo: bar\r\nid: x\r\n", "1:8-1:16", 'title: "Foo: bar"\r\nid: x\r\n'],
  ])("%s", (_, text, where, whole) => {
    const problem = problemOf(text);
    expect([problem.rule, placeOf(problem)]).toEqual(["parse/invalid-syntax", where]);
    expect(problem.suggestion?.certain).toBe(true);
    expect(mended(text)).toBe(whole);
    expect(read(whole).problems).toEqual([]);
  });
});

describe("faults whose mend is a matter of meaning", () => {
  test.each([
    ["one text or a mapping of one key", "- Foo: bar: baz\n", "1:8-1:16", "holds a colon", '"bar: baz"'],
    ["a comment or a part of the text", "title: a: b # c\n", "1:8-1:16", "holds a colon", '"a: b # c"'],
    ["a name that an anchor may have had", "a: &x 1\nb: *y\n", "2:4-2:6", "is an alias", '"*y"'],
    ["a tag", "title: !important\n", "1:8-1:18", "is tagged", '"!important"'],
    ["brackets", "title: [WIP] Foo\nid: x\n", "1:8-1:17", "after the closing bracket", '"[WIP] Foo"'],
    ["two quoted texts", "title: 'a' or 'b'\n", "1:8-1:18", "after the closing quote", "\"'a' or 'b'\""],
    ["a mapping on the line of its key", "limits: memory: 2Gi\n", "1:9-1:20", "holds a colon", '"memory: 2Gi"'],
    ["an edge on the line of its key", "a: target: b:c\n", "1:4-1:15", "holds a colon", '"target: b:c"'],
    ["a key alone", "edges: depends_on:\n", "1:8-1:19", "holds a colon", '"depends_on:"'],
    ["brackets before a colon", "tags: [a]: b\n", "1:10-1:11", "colon", '"[a]: b"'],
    [
      "quotes around the beginning of a name",
      'name: "Foo" bar\n',
      "1:7-1:16",
      "after the closing quote",
      "'\"Foo\" bar'",
    ],
    ["a list of quoted texts", 'tags: "ci", "C++"\n', "1:7-1:18", "after the closing quote", '["ci", "C++"]'],
    ["a list of quoted and plain texts", "a: 'b', c:d\n", "1:4-1:12", "after the closing quote", "['b', c:d]"],
    ["a list of names", "owners: @a, @b\n", "1:9-1:15", "@", '"@a, @b"'],
    ["a list of patterns", "files: *.md, *.ts\n", "1:12-1:18", "after the end", '"*.md, *.ts"'],
    ["an open double quote", 'title: "Foo\nid: x\n', "1:8-1:9", "never closed", '"'],
    ["an open single quote", "title: 'tis\nid: x\n", "1:8-1:9", "never closed", "'"],
    ["a dash", "title: - foo\nid: x\n", "1:8-1:13", "on the line of its key", '"- foo"'],
    ["a block mark", "title: > 90%\nid: x\n", "1:8-1:13", "must begin on the next line", '"> 90%"'],
    ["a backslash", 'path: "C:\\dir"\n', "1:10-1:12", "begins an escape", "'C:\\dir'"],
    ["a colon without a blank", "id: x\nkind:note\ntitle: y\n", "2:1-2:10", "without a space", " "],
  ])("%s", (_, text, where, said, edit) => {
    const problem = problemOf(text);
    expect([problem.rule, placeOf(problem)]).toEqual(["parse/invalid-syntax", where]);
    expect(problem.message).toContain(said);
    expect(problem.suggestion?.certain).toBe(false);
    expect(problem.suggestion?.edit).toMatchObject({ kind: "text", text: edit });
    expect(mended(text)).toBe(text);
  });
});

describe("faults that only a person can mend", () => {
  test.each([
    ["a tab as indent", "a:\n\t\tb: 1\n", "2:1-2:3", "A tab indents"],
    ["a tab at the very beginning", "\ta: 1\n", "1:1-1:2", "A tab indents"],
    ["too deep", "a: 1\n  b: 2\n", "2:3-2:7", "indented as part of the line above"],
    ["between two depths", "a:\n   b: 1\n  c: 2\n", "3:3-3:7", "matches none of the lines above"],
    ["text among keys", "a: 1\njust text\nb: 2\n", "2:1-2:10", "has no colon"],
    ["text at the end", "a: 1\njust text", "2:1-2:10", "has no colon"],
    ["a list among keys", "a: 1\n- b\n", "2:1-2:4", "A list item stands where a key"],
    ["an open bracket", "id: x\ntags: [a, b\nkind: y\n", "2:7-2:8", "`[` that opens here"],
    ["an open brace above keys", "a: {\n  b: c\n  d: [e]\nf: g\n", "1:4-1:5", "`{` that opens here"],
    ["lines between braces without a comma", "a: {\n  b: c\n  d: e }\n", "2:3-2:7", "No comma ends this line"],
    ["an open brace within brackets", "tags: [a, {b: 1]\n", "1:11-1:12", "`{` that opens here"],
    ["a closing bracket too many", "tags: [a]]\n", "1:10-1:11", "none opened"],
    ["a missing comma", 'tags: ["a" "b"]\n', "1:12-1:13", "comma is missing"],
    ["a second colon between brackets", "tags: [a: b: c]\n", "1:11-1:15", "a second colon"],
    ["a list of stars", "tags:\n  * a\n  * b\n", "2:3-2:4", "begins with `-` in YAML"],
    ["an anchor without a name", "a: & b\n", "1:4-1:5", "no usable name"],
    ["a comment without a blank", 'a: "x"#y\n', "1:7-1:9", "must have a blank before it"],
    ["keys behind a list", "- b\na: 1\n", "2:1-2:2", "after the end of the value before it"],
    ["text behind the end mark", "a: 1\n... b\n", "2:5-2:6", "ends the document"],
    ["a merge conflict", "a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> other\n", "2:1-2:13", "merge conflict"],
    ["a key of a thousand characters", `${"k".repeat(1100)}: 1\n`, "1:1-1:1101", "1,024 characters"],
  ])("%s", (_, text, where, said) => {
    const problem = problemOf(text);
    expect([problem.rule, placeOf(problem)]).toEqual(["parse/invalid-syntax", where]);
    expect(problem.message).toContain(said);
    expect(problem.suggestion?.message).not.toBe("");
    expect(problem.suggestion?.certain).toBe(false);
  });
});

test("each mended place is a problem of its own, at its place in the text as it is", () => {
  const text = "assignee: @ann\ntitle: a: b\nreporter: @bob\n";
  const { problems, documents } = read(text);
  expect(documents).toEqual([]);
  expect(problems.map((problem) => [placeOf(problem), problem.subject])).toEqual([
    ["1:11-1:15", "assignee"],
    ["2:8-2:12", "title"],
    ["3:11-3:15", "reporter"],
  ]);
  expect(values(mended(text))).toEqual([{ assignee: "@ann", title: "a: b", reporter: "@bob" }]);
});

test.each(["yaml", "json"] as const)(
  "a key that stands twice in %s is named, with its first place and what to do",
  (format) => {
    const text = format === "yaml" ? "a:\n  title: x\n  title: y\n" : '{"a": {\n"title": 1,\n"title": 2}}';
    const [problem] = read(text, format).problems;
    expect(problem).toMatchObject({
      message: 'The key "title" stands twice in one mapping, and readers disagree about which of the two counts.',
      subject: "a.title",
      suggestion: { message: 'Keep one "title" and remove the other, or join both values under one', certain: false },
      related: [{ message: "It stands here first", at: { range: { start: { line: 2 } } } }],
    });
  },
);

test("where another fault stays, only the first is reported and nothing is certain", () => {
  const problem = problemOf("assignee: @ann\ntags: [a\nid: x\n");
  expect([placeOf(problem), problem.suggestion?.certain]).toEqual(["1:11-1:15", false]);
});

test("no message repeats a value", () => {
  for (const text of [
    "a: s3cret: b\n",
    "a: @s3cret\n",
    "a: *s3cret\n",
    "a: 's3cret\n",
    "a: !s3cret b\n",
    "a: 'x' s3cret\n",
  ]) {
    const { problems } = read(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).not.toContain("s3cret");
    expect(problems[0]?.suggestion?.message).not.toContain("s3cret");
  }
});

test("long keys are cut short in messages", () => {
  const problem = problemOf(`${"k".repeat(500)}: a: b\n`);
  expect(problem.message.length).toBeLessThan(200);
});

test("law: a certain mend makes the text of the line the value, whatever it is", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab'\"@`%,:*[]{} -".split("")), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(text, (raw) => {
      const value = raw.trim();
      const source = `id: x\ntitle: ${value}\nkind: y\n`;
      const { problems } = read(source);
      // Between brackets the text has a value of its own for each item.
      if (problems.length === 0 || /^[[{]/.test(value) || !problems.every(({ suggestion }) => suggestion?.certain))
        return;
      const unquoted = /^'(.*)'$/.exec(value)?.[1];
      const [document] = values(mended(source)) as [{ id: string; title: unknown; kind: string }];
      expect([document.id, document.kind]).toEqual(["x", "y"]);
      expect([value, unquoted]).toContain(document.title);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["a no-break space", "id: a\nstatus:\u00A0approved\nb: c\n", "2:8-2:9", "U+00A0"],
  ["an ideographic space", "status:\u3000approved\nid: a\n", "1:8-1:9", "U+3000"],
  ["a full-width colon", "id: a\nstatus\uFF1Aapproved\n", "2:7-2:8", "full-width colon (U+FF1A)"],
  ["a full-width colon and a space", "id: a\nstatus\uFF1A approved\n", "2:7-2:8", "U+FF1A"],
])("%s in the place of what ends a key is named, and mended", (_, text, where, words) => {
  const problem = problemOf(text);
  expect([placeOf(problem), problem.suggestion?.certain]).toEqual([where, true]);
  expect(problem.message).toContain(words);
  expect(values(mended(text))).toMatchObject([{ id: "a", status: "approved" }]);
});
