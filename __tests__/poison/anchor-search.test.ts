/** The quick search never says no where a term stands, however it is written and wherever it stands. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { AnchorSearch, BEYOND, isInReach, searchable, SIGN, TERM } from "../../src/poison/anchor-search.js";
import { holdsCombination } from "../../src/poison/combination-search.js";
import { classesOf } from "../../src/poison/letter-classes.js";
import { mayHold, mayHoldInSmall } from "../../src/poison/prefilter.js";
import { Sample } from "../../src/poison/sample.js";
import { scanForPoison } from "../../src/poison/scan.js";
import { bitOf, termsOf } from "../../src/poison/terms/table.js";
import { ANCHORS, SIGNS, WANTED } from "../../src/poison/wanted.js";
import { ATTACKS } from "./attacks.js";
import { HONEST } from "./honest.js";

const TERMS: readonly string[] = [...termsOf(ANCHORS).map(({ text }) => text), ...SIGNS];
const IN_REACH = TERMS.filter((text) => classesOf(text) !== undefined);
const usual = new Sample();
for (const text of HONEST) usual.take(Buffer.from(text));
const SEARCHES = [new AnchorSearch(searchable(TERMS), new Sample()), new AnchorSearch(searchable(TERMS), usual)];

const PASSED = fc.constantFrom("", "", "", "", "*", "**", "`", "~~", "***".repeat(50));
const BLANKS = fc.constantFrom(" ", "  ", "\n", "\r\n", " \t", "\n    ", " ** ", "` ");
const NOISE = fc.oneof(
  fc.string({ maxLength: 9 }),
  fc.constantFrom("", "a", "The cache ", "  ", "\n- ", "—", "é", "“", "😀", "x".repeat(40)),
  fc.constantFrom(...HONEST),
);

/** As somebody may write it who wants that it is overseen. */
function disguised(term: string): fc.Arbitrary<string> {
  const leet: Readonly<Record<string, string>> = {
    o: "0O",
    i: "1lIL",
    l: "1iI",
    e: "3Eé",
    a: "4@A",
    s: "5$S",
    t: "7T",
  };
  const letters = Array.from(term, (letter) => {
    if (letter === " ") return BLANKS;
    const as = fc.constantFrom(letter, letter, letter.toUpperCase(), ...Array.from(leet[letter] ?? ""));
    return fc.tuple(as, PASSED).map((parts) => parts.join(""));
  });
  return fc.tuple(...letters).map((parts) => parts.join(""));
}

const anyTerm = fc.constantFrom(...IN_REACH).chain(disguised);

describe("the search for anchors", () => {
  it("finds each term at each place, and at the end", () => {
    for (const search of SEARCHES) {
      for (const term of IN_REACH) {
        for (let before = 0; before < 4; before++) {
          const text = `${"-".repeat(before)}${term}`;
          expect(search.mayFind(Buffer.from(text)), text).toBe(true);
          expect(search.mayFind(Buffer.from(`${text}, and so on`)), text).toBe(true);
        }
      }
    }
  });

  it("finds terms in disguise between other text", () => {
    fc.assert(
      fc.property(NOISE, anyTerm, NOISE, (before, term, after) => {
        for (const search of SEARCHES) expect(search.mayFind(Buffer.from(before + term + after))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it("finds terms where one part of a long text ends that is taken at once", () => {
    const part = 1 << 14;
    for (const [index, term] of IN_REACH.entries()) {
      const before = "-".repeat(part - (index % (term.length + 6)));
      for (const search of SEARCHES) {
        expect(search.mayFind(Buffer.from(`${before}${term}`)), term).toBe(true);
        expect(search.mayFind(Buffer.from(`${before}${term}, ${before}`)), term).toBe(true);
      }
    }
  });

  it("sees what may be a sign, and what is beyond ASCII, at each place", () => {
    for (const part of [1, 1 << 14, (1 << 14) + 1]) {
      for (let at = 0; at < 9; at++) {
        const before = Buffer.from("-".repeat(part + at));
        for (const search of SEARCHES) {
          const look = (text: string): number => search.look(Buffer.concat([before, Buffer.from(text)]), 0);
          for (const sign of ["<", "&", "@", "\\", "]:"]) {
            expect(look(sign) & (SIGN | TERM), sign).not.toBe(0);
            expect(look(`${sign} and so on`) & (SIGN | TERM), sign).not.toBe(0);
          }
          for (const letter of ["é", "—", "я"]) expect(look(letter) & (BEYOND | TERM), letter).not.toBe(0);
          expect(look("and so on")).toBe(0);
        }
      }
    }
  });

  it("leaves out only terms with letters that send a file to the other search", () => {
    const others = TERMS.filter((text) => classesOf(text) === undefined);
    expect(others.length).toBeGreaterThan(100);
    for (const text of others) {
      expect(
        Array.from(Buffer.from(text)).every((byte) => isInReach(byte)),
        text,
      ).toBe(false);
    }
  });

  it("finds control characters and links that may lie", () => {
    for (const text of [
      "a\u0000",
      "\u0007",
      "abc\u007Fdef",
      "see [a.example.com](x)",
      "[www.b.example](",
      " [b.c/d](e",
    ]) {
      for (const search of SEARCHES) expect(search.mayFind(Buffer.from(text)), text).toBe(true);
    }
  });

  it("says no of most honest sentences", () => {
    const [search] = SEARCHES;
    const passed = HONEST.filter((text) => search?.mayFind(Buffer.from(text)) === false);
    expect(passed.length).toBeGreaterThan(50);
  });

  it("ends soon where many terms almost stand", () => {
    const floods = [
      "from now on yo ",
      "hey  ai",
      "do not mention this",
      "cursor",
      "note to th",
      "](",
      "ignor*",
      "your toke   ",
    ];
    for (const flood of floods) {
      const text = `${flood}${"*".repeat(2000)}`.repeat(20) + flood.repeat(20_000);
      for (const search of SEARCHES) {
        const isFound = search.mayFind(Buffer.from(text));
        // To give up early is to say yes: what stands behind the flood is never missed.
        expect(search.mayFind(Buffer.from(`${text}\n<!-- `)), flood).toBe(true);
        if (!isFound) expect(holdsCombination(Buffer.from(text)), flood).toBe(false);
      }
    }
  }, 60_000);
});

describe("the first look", () => {
  const wanted = fc.constantFrom(...termsOf(WANTED).map(({ text }) => text)).chain(disguised);
  const pieces = fc.array(fc.oneof(wanted, NOISE, fc.constantFrom("<!-- ", " -->", "&#105;", "](https://a.example)")), {
    maxLength: 12,
  });
  const texts = fc.tuple(pieces, fc.constantFrom(" ", "", "\n")).map(([parts, between]) => parts.join(between));

  it("says yes of all in which a combination stands", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = Buffer.from(text);
        expect(mayHold(bytes) || !holdsCombination(bytes)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it("says yes where an agent is addressed and something is found", () => {
    const of = (categories: number) => fc.constantFrom(...termsOf(categories).map(({ text }) => text));
    const texts = fc.tuple(of(bitOf("address")), fc.array(of(~0), { minLength: 1, maxLength: 3 }), fc.boolean());
    let found = 0;
    fc.assert(
      fc.property(texts, ([address, others, isHidden]) => {
        const said = `${address} ${others.join(" ")}`;
        const text = isHidden ? `[text]: https://a.example "${said}"` : said;
        if (scanForPoison(text).length === 0) return;
        found++;
        expect(mayHold(Buffer.from(text)) && mayHoldInSmall(Buffer.from(text)), text).toBe(true);
      }),
      { numRuns: 4000 },
    );
    expect(found).toBeGreaterThan(200);
  });

  it("says yes of all in which something is found", () => {
    const orders = fc.constantFrom(...ATTACKS.map(([, text]) => text));
    const mixed = fc.tuple(fc.oneof(texts, NOISE), fc.oneof(orders, texts), fc.oneof(texts, NOISE));
    fc.assert(
      fc.property(
        mixed.map((parts) => parts.join("")),
        (text) => {
          expect(mayHold(Buffer.from(text)) || scanForPoison(text).length === 0).toBe(true);
        },
      ),
      { numRuns: 1500 },
    );
  });
});
