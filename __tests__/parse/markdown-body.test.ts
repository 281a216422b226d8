import fc from "../support/fast-check.js";
import { micromark } from "micromark";
import { describe, expect, test } from "vitest";
import { LinkPlaces, readMarkdownBody } from "../../src/parse/markdown-body.js";

function links(text: string): string[] {
  return readMarkdownBody(text).links.map(({ target }) => target);
}

/** What stands at the places of so many links, and of one more. */
function placed(text: string, count: number): (string | undefined)[] {
  const places = new LinkPlaces(text);
  return Array.from({ length: count + 1 }, (_, index) => {
    const span = places.at(index);
    return span && text.slice(span.start, span.end);
  });
}

describe("heading", () => {
  test.each([
    ["# Title", "Title"],
    ["text\n\n   #  Title  ##  \n", "Title"],
    ["# Title #1", "Title #1"],
    ["#", undefined],
    ["#Title\n# Second", "Second"],
    ["## Sub\n\n# Title\n\n# Other", "Title"],
    ["Title\n===\n", "Title"],
    ["Long\n  title\n=\n", "Long title"],
    ["Sub\n---\n\n# Title", "Title"],
    ["```\n# code\n```\n# Title", "Title"],
    ["    # code\n\n# Title", "Title"],
    ["<!--\n# comment\n-->\n# Title", "Title"],
    ["> # quoted\n\n# Title", "Title"],
    ["- # item\n\n# Title", "Title"],
    ["# A [link](x.md) and `code` in **strong** \\*letters\\*", "A link and code in strong *letters*"],
    ["# With an ![image](a.png)", "With an image"],
    ["# Title\r\n", "Title"],
    ["===\n", undefined],
    ["", undefined],
  ])("%j", (text, heading) => {
    expect(readMarkdownBody(text).heading).toBe(heading);
  });
});

test.each(["*", "-", "_", "- ", "* \t"])("a line of four million characters %j ends no reader", (mark) => {
  const line = mark.repeat(4_000_000 / mark.length);
  expect(links(`${line}\n[a](b.md)`)).toEqual(["b.md"]);
  expect(links(`${line}[a](b.md)`)).toEqual(["b.md"]);
});

describe("inline links", () => {
  test.each([
    ["[a](b.md)", ["b.md"]],
    ["[a](b.md) and [c](d.md#e)", ["b.md", "d.md#e"]],
    ["[a](b.md \"title\") [c](d.md 'title') [e](f.md (title))", ["b.md", "d.md", "f.md"]],
    ["[a](<b c.md>)", ["b c.md"]],
    ["[a]( b.md )", ["b.md"]],
    ["[a](b%20c.md)", ["b%20c.md"]],
    ["[a](b_(c).md)", ["b_(c).md"]],
    ["[a](b\\).md)", ["b\\).md"]],
    ["[a\nb](c.md)", ["c.md"]],
    ["[a [b] c](d.md)", ["d.md"]],
    ["[`a](b)`](c.md)", ["c.md"]],
    ["[![image](a.png)](b.md)", ["b.md"]],
    ["| [a](b.md) | [c](d.md) |\n|---|---|\n", ["b.md", "d.md"]],
    ["> [a](b.md)\n> [c](d.md)", ["b.md", "d.md"]],
    ["- [a](b.md)\n  - [c](d.md)\n\n    [e](f.md)\n", ["b.md", "d.md", "f.md"]],
    ["1. a\n\n   [b](c.md)\n", ["c.md"]],
    ["text\n    [a](b.md)\n", ["b.md"]],
    ["- [ ] [a](b.md)\n- [x] done\n", ["b.md"]],
    ["[a] (b.md)", []],
    ["[a](b c.md)", []],
    ["[a](b.md", []],
    ["[a]()", []],
    ["\\[a](b.md)", []],
    ["![image](a.png)", []],
    ["[a](b(c.md)", []],
    ["<https://example.org>", []],
    ["[[wiki]]", []],
  ])("%j", (text, targets) => {
    expect(links(text)).toEqual(targets);
  });

  test("a link holds no link", () => {
    expect(links("[a [b](c.md) d](e.md)")).toEqual(["c.md"]);
  });

  test("the text is that between the brackets, on one line", () => {
    expect(readMarkdownBody("[some\n  **text**](a.md)").links).toEqual([{ target: "a.md", text: "some **text**" }]);
  });
});

describe("what is no prose", () => {
  test.each([
    ["a code span", "`[a](b.md)` [c](d.md)"],
    ["a code span with more backticks", "`` ` [a](b.md) `` [c](d.md)"],
    ["a fence", "```md\n[a](b.md)\n```\n[c](d.md)"],
    ["a fence of tildes", "~~~\n[a](b.md)\n```\n~~~~\n[c](d.md)"],
    ["a longer fence", "````\n```\n[a](b.md)\n````\n[c](d.md)"],
    ["a fence in a list", "- a\n\n  ```\n  [a](b.md)\n  ```\n\n  [c](d.md)"],
    ["a fence in a quote", "> ```\n> [a](b.md)\n\n[c](d.md)"],
    ["indented code", "text\n\n    [a](b.md)\n\n[c](d.md)"],
    ["indented code in a list", "- a\n\n      [a](b.md)\n\n[c](d.md)"],
    ["code behind a tab", "\t[a](b.md)\n\n[c](d.md)"],
    ["a comment", "<!-- [a](b.md) --> [c](d.md)".replace(" [c]", "\n[c]")],
    ["a comment over lines", "<!--\n\n[a](b.md)\n\n-->\n[c](d.md)"],
    ["a comment in a line", "x <!-- [a](b.md) --> [c](d.md)"],
    ["preformatted HTML", "<pre>\n[a](b.md)\n</pre>\n[c](d.md)"],
    ["an attribute", '<a title="[a](b.md)"> [c](d.md)'],
  ])("%s", (_, text) => {
    expect(links(text)).toEqual(["d.md"]);
  });

  test("a fence that nothing closes reaches to the end", () => {
    expect(links("```\n[a](b.md)\n")).toEqual([]);
  });

  test("backticks that nothing closes are text", () => {
    expect(links("`` [a](b.md) `")).toEqual(["b.md"]);
  });
});

describe("marks of other programs hide nothing", () => {
  test.each([
    ["%% [[a]] [b](b.md) %%"],
    ["%%\n[[a]] [b](b.md)\n%%"],
    ["$$ [[a]] [b](b.md) $$"],
    ["$$\n[[a]] [b](b.md)\n$$"],
    ["Words $[[a]] [b](b.md)$"],
  ])("%j", (text) => {
    const body = readMarkdownBody(text);
    expect([body.wikilinks, body.links.map(({ target }) => target)]).toEqual([["a"], ["b.md"]]);
  });
});

describe("reference links", () => {
  test.each([
    ["[a][b]\n\n[b]: c.md", ["c.md"]],
    ["[a][B  b]\n\n[b\tb]: c.md", ["c.md"]],
    ["[b][]\n\n[b]: c.md 'title'", ["c.md"]],
    ["[b]\n\n[b]: <c d.md>", ["c d.md"]],
    ["[b]: c.md\n[b]: d.md\n\n[b]", ["c.md"]],
    ["[a][x]\n\n[a]: c.md", []],
    ["[a][b][c]\n\n[b]: d.md", ["d.md"]],
    ["[a]\n\n[a]:\n  c.md\n", ["c.md"]],
    ["[a]\n\n[a]:\n\nc.md\n", []],
    ["![b]\n\n[b]: c.png", []],
    ["[a][b]", []],
    ["note[^1]\n\n[^1]: [a](b.md)", ["b.md"]],
    ["text\n[b]: c.md\n\n[b]", []],
    ["```\n[b]: c.md\n```\n[b]", []],
    ["[b]\n\n[b]: <c\\>d.md>", ["c\\>d.md"]],
    ["[b]\n\n[b]: <c", []],
    ["[a][ẞ]\n\n[SS]: c.md", ["c.md"]],
    ["[a][ſtraße \t b]\n\n[STRASSE\nb]: c.md", []],
    ["[a][ſtraße \t\nb]\n\n[STRASSE b]: c.md", ["c.md"]],
    ["[a][b\u00a0c]\n\n[b c]: d.md", []],
    ["[a][b\\]c]\n\n[a]: d.md\n[b\\]c]: e.md", ["e.md"]],
  ])("%j", (text, targets) => {
    expect(links(text)).toEqual(targets);
  });
});

describe("places", () => {
  test.each([
    ["x [a](b.md) [c](<d e.md>)", ["b.md", "d e.md"]],
    ["> [a\n> b](c.md 'd')\n> [e](f.md)", ["c.md", "f.md"]],
    ["# [a](b.md) #\r\n\r\n- [c](d.md)\r\n", ["b.md", "d.md"]],
    ["[a][b]\n\n[b]: c.md", ["c.md"]],
    ["[b]: <c d.md>\n\n[b] [b]", ["c d.md", "c d.md"]],
  ])("%j", (text, targets) => {
    expect(placed(text, targets.length)).toEqual([...targets, undefined]);
  });

  test.each([
    ["<b [x](a.md)>", true],
    ["<b c='[x](a.md)\">", true],
    ["</b [x](a.md)>", true],
    ["<b- c=d [x](a.md)>", true],
    ["<b c='[x](a.md)'>", false],
    ["<b c=[x](a.md)>", false],
    ["<https://example.org/[x](a.md)>", false],
  ])("hides no link in what is no tag, and reads none in one: %s", (text, isLink) => {
    expect(readMarkdownBody(`Words ${text}`).links.map(({ target }) => target)).toEqual(isLink ? ["a.md"] : []);
    const html = micromark(`Words ${text}`, { allowDangerousHtml: true });
    expect(html.includes('<a href="a.md">')).toBe(isLink);
  });

  test.each([
    "[d]: e.md [x](a.md)",
    "[d]: e.md see [x](a.md)",
    "[d]: <e> [x](a.md)",
    '[d]: e.md "t" [x](a.md)',
    '[d]: e.md "t [x](a.md)',
    "[d]:\ne.md see [x](a.md)",
    "> \t[x](a.md)",
    ">\t[x](a.md)",
    "[d]: e(.md\n[x](a.md)",
    "> <!--\n\n[x](a.md)",
    "> <script>\n[x](a.md)",
    "- <!--\n\n[x](a.md)",
    "1. ~~~\n\n[x](a.md)",
    "- ```\n[x](a.md)",
    "> -\t[x](a.md)",
    "- item\n```\ncode\n```\n[x](a.md)",
    "1. item\n  ```\n  code\n  ```\n[x](a.md)",
    "- a\n  - b\n~~~\ncode\n~~~\n[x](a.md)",
    "> quote\n```\ncode\n```\n[x](a.md)",
    "> - item\n# Heading\n[x](a.md)",
    "```\n> ```\ncode\n```\n[x](a.md)",
    "<details>\n```\n\n[x](a.md)",
    "words\n<b>\n[x](a.md)",
  ])("hides no link behind what looks like a definition or like code: %j", (text) => {
    expect(micromark(text)).toContain('<a href="a.md">');
    expect(links(text)).toContain("a.md");
  });

  test.each(['[d]: e.md "t"', "[d]: e.md 't'\t", "[d]: e.md (t)", '[d]: e.md "t\nu"', "[d]:\n<e.md>"])(
    "defines what a link refers to, with a title or without: %j",
    (text) => {
      expect(links(`[d]\n\n${text}`)).toEqual(["e.md"]);
    },
  );

  /** `%` stands for an address. */
  const LINES = [
    ...[
      "",
      "words",
      "[a](%)",
      "  [a](%)",
      "    [a](%)",
      "\t[a](%)",
      "      words [a](%)",
      "> [a](%)",
      "- [a](%)",
      "   - [a](%)",
    ],
    ...[
      "- item",
      "  more",
      "1. one",
      "2. two",
      "-",
      "> quote",
      "> > quote",
      "> - item",
      "# Heading",
      "> # Heading",
      "---",
      "===",
      "* * *",
    ],
    ...[
      "```",
      "~~~",
      "   ```",
      "  ```sh",
      "> ```",
      "- ```",
      "1. ~~~",
      "<!-- x",
      "-->",
      "<pre>",
      "</pre>",
      "<div>",
      "</div>",
      "<b>",
    ],
  ];

  test("law: no blocks around a link hide it that CommonMark shows", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LINES), { minLength: 2, maxLength: 9 }), (lines) => {
        const text = lines.map((line, index) => line.replace("%", `t${index}`)).join("\n");
        const found = new Set(links(text));
        const shown = [...micromark(text, { allowDangerousHtml: true }).matchAll(/<a href="(t\d+)">/g)];
        // micromark takes an empty item behind indented code for words; the specification does not.
        if (/^(?: {4}|\t).*\n-\n/m.test(text)) return;
        expect(shown.map(([, target]) => target).filter((target = "") => !found.has(target))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test.each(["<div>\n[x](a.md)\n</div>", "<b>\n[x](a.md)", "> <td>\n> [x](a.md)"])("reads none in HTML: %j", (text) => {
    expect(micromark(text, { allowDangerousHtml: true })).not.toContain("<a href");
    expect(links(text)).toEqual([]);
  });

  test.each([">\t\t[x](a.md)", ">     [x](a.md)", "\t[x](a.md)", "> -\t    [x](a.md)"])(
    "reads none in code: %j",
    (text) => {
      expect(micromark(text)).not.toContain("<a ");
      expect(links(text)).toEqual([]);
    },
  );

  test("law: of a label, what CommonMark takes for the same is the same", () => {
    const letter = fc.constantFrom(
      ..."aAsSſßẞiİıKµμΣσς".split(""),
      " ",
      "  ",
      "\t",
      "\u00a0",
      "\\]",
      "\\[",
      "\\\\",
      "\\",
    );
    const label = fc.array(letter, { minLength: 1, maxLength: 3 }).map((letters) => letters.join(""));
    fc.assert(
      fc.property(label, label, (one, other) => {
        const text = `[x][${one}]\n\n[${other}]: a.md`;
        expect(links(text), text).toHaveLength(micromark(text).split('href="a.md"').length - 1);
      }),
      { numRuns: 3000 },
    );
  });

  test("law: a link has the same index, target and text for its reader and for its place", () => {
    const piece = fc.constantFrom(
      ..."[a](b.md)|[c][d]|[d]: e.md|[d]|![i](j.png)|[k](<l m>)|`code`|``|```|> |- |1. |    |# |===|<!--|-->|text|\\|[|]|(|)|!|<|>|\"|'".split(
        "|",
      ),
      "\n",
      "\n\n",
      "\r\n",
      " ",
      "\t",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = pieces.join("");
        const { links, wikilinks } = readMarkdownBody(text);
        const targets = [...links.map(({ target }) => target), ...wikilinks];
        expect(placed(text, targets.length)).toEqual([...targets, undefined]);
      }),
      { numRuns: 3000 },
    );
  });
});
