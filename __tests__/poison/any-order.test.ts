/** The first look learns from the files that came before, how to ask and not what to find: no order of files changes a finding. */
import fc from "../support/fast-check.js";
import { describe, expect, it, vi } from "vitest";
import type { PoisonMark } from "../../src/poison/mark.js";
import { ATTACKS } from "./attacks.js";
import { HONEST } from "./honest.js";

type Look = (text: string) => PoisonMark[];

/** As a process of its own looks at files, one after the other. */
async function newProcess(): Promise<Look> {
  vi.resetModules();
  const { mayHoldPoison } = await import("../../src/poison/prefilter.js");
  const { scanForPoison } = await import("../../src/poison/scan.js");
  return (text) => (mayHoldPoison(Buffer.from(text)) ? scanForPoison(text) : []);
}

const filler = (words: readonly string[], count: number) => words.join("\n\n").repeat(count);

/** Some small, some too large for the search that the first few files are given, some in another script. */
const file = fc
  .tuple(
    fc.constantFrom("", "", "Notes.\n\n", filler(HONEST.slice(0, 20), 4), filler(HONEST, 2), "Заметки о кэше.\n\n"),
    fc.array(fc.constantFrom(...HONEST), { maxLength: 6 }),
    fc.option(fc.constantFrom(...ATTACKS.map(([, text]) => text)), { nil: "" }),
    fc.array(fc.constantFrom(...HONEST), { maxLength: 3 }),
  )
  .map(([head, before, attack, after]) => [head, ...before, attack, ...after].join("\n\n"));

describe("the order of files", () => {
  it("changes no finding, in a new process and in one that has learned", async () => {
    let found = 0;
    const orders = fc.array(file, { minLength: 2, maxLength: 10 }).chain((files) =>
      fc.record({
        files: fc.constant(files),
        other: fc.shuffledSubarray([...files.keys()], { minLength: files.length, maxLength: files.length }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(orders, async ({ files, other }) => {
        const first = await newProcess();
        const marks = files.map(first);
        const again = files.map(first);
        const second = await newProcess();
        const shuffled = new Map(other.map((index) => [index, second(files[index] ?? "")]));
        expect(again).toEqual(marks);
        expect(files.map((_, index) => shuffled.get(index))).toEqual(marks);
        found += marks.flat().length;
      }),
      { numRuns: 10 },
    );
    expect(found).toBeGreaterThan(20);
  }, 120_000);

  it("finds each attack as the first file, and behind many that hold its words", async () => {
    for (const [rule, attack] of ATTACKS.filter((_, index) => index % 6 === 0)) {
      const look = await newProcess();
      const alone = look(attack);
      expect(alone.map((mark) => mark.rule)).toContain(rule);
      expect(look(attack)).toEqual(alone);
    }
    const look = await newProcess();
    // What the search goes by is learned from these: rows of their letters become the usual ones.
    const words = ATTACKS.map(([, text]) => text).join("\n");
    for (let count = 0; count < 20; count++) look(words.repeat(2));
    for (const [rule, attack] of ATTACKS) expect(look(attack).map((mark) => mark.rule)).toContain(rule);
  }, 120_000);

  it("hides nothing that stands first in a text, whatever the text before it ends with", async () => {
    const ends = fc.constantFrom("", " \u26A0\uFE0F", "\u202E", "\uFFFD", "\u{E0101}", "\u200B\u200B", "\u3164");
    const text = fc.tuple(ends, fc.constantFrom("Notes", "Кэш", "gnp.exe"), ends).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 6 }), async (texts) => {
        const look = await newProcess();
        const alone = [];
        for (const each of texts) alone.push((await newProcess())(each));
        expect(texts.map(look)).toEqual(alone);
      }),
      { numRuns: 10 },
    );
  }, 120_000);
});
