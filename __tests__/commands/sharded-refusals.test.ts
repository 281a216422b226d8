/** Parts that must not be merged: of another check, without what the others have, or no parts at all. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { partOfPath } from "../../src/indexes/part-of-path.js";
import type { Tree } from "../../src/memory/tree.js";
import { UserError } from "../../src/memory/user-error.js";
import { treeOf } from "../support/check-files.js";
import { MEMORY, merged, partsOf, record, single, texts } from "../support/shards.js";

describe("parts that are not all of one check", () => {
  const refused = async (tree: Tree, parts: Awaited<ReturnType<typeof partsOf>>): Promise<string> => {
    const error: unknown = await merged(tree, parts).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof UserError)) throw error instanceof Error ? error : new Error("it was not refused");
    return error.message;
  };
  const edited = (part: { label: string; read: () => Uint8Array } | undefined, edit: (text: string) => string) => {
    if (!part) throw new Error("there is no such part");
    const bytes = new TextEncoder().encode(edit(new TextDecoder().decode(part.read())));
    return { label: part.label, read: () => bytes };
  };

  it("are refused with the reason", async () => {
    const tree = treeOf(MEMORY);
    const [one, two, three] = await partsOf(tree, 3);
    const other = await partsOf(treeOf({ ...MEMORY, "graph/a.yaml": record("a") }), 3);
    const otherGate = await partsOf(treeOf({ ...MEMORY, "memory-steward.yml": "layout: company-brain\n" }), 3);
    if (!one || !two || !three) throw new Error("a part is missing");
    expect(await refused(tree, [one, three])).toBe("Of 3 parts one is missing: 2.");
    expect(await refused(tree, [one, two, one])).toBe("part-1.jsonl is part 1 of 3, and so is part-1.jsonl.");
    expect(await refused(tree, [one, ...(await partsOf(tree, 2)).slice(1)])).toBe(
      "part-2.jsonl is one of 2 parts, part-1.jsonl one of 3: they are not of one check.",
    );
    const changed = partOfPath("graph/a.yaml", 3);
    expect(await refused(tree, other)).toBe(`part-${changed}.jsonl is of other files than memory has.`);
    expect(await refused(tree, otherGate)).toContain("was judged by another gate");
    expect(
      await refused(tree, [edited(one, (text) => text.replace(/"steward":"[^"]*"/, '"steward":"0.0.1"'))]),
    ).toContain("was written by another version of the steward");
    const build = `"judgeDigest":"sha256:${"0".repeat(64)}"`;
    expect(await refused(tree, [edited(one, (text) => text.replace(/"judgeDigest":"[^"]*"/, build))])).toContain(
      "was written by another build of the steward",
    );
    expect(await refused(tree, [edited(one, (text) => text.replace('"root":""', '"root":"sub"'))])).toBe(
      "part-1.jsonl is of another folder of the repository.",
    );
  });

  it("are refused where another commit adds a secret in a file that no class takes", async () => {
    const clean = treeOf(MEMORY);
    const tree = treeOf({ ...MEMORY, "scripts/deploy.env": `password: ${"tR7" + "wQz9LkX2vBn5"}\n` });
    const [of, mine] = [2, partOfPath("scripts/deploy.env", 2)];
    const [before, after] = [await partsOf(clean, of), await partsOf(tree, of)];
    expect(await refused(tree, before)).toBe(`part-${mine}.jsonl is of other files than memory has.`);
    const mixed = after.map((part, index) => (index + 1 === mine ? before[index] : part)).flatMap((part) => part ?? []);
    expect(await refused(tree, mixed)).toBe(`part-${mine}.jsonl is of other files than memory has.`);
    expect(await refused(clean, after)).toBe(`part-${mine}.jsonl is of other files than memory has.`);
    // The same files of the other shard are the same part.
    const fresh = before.map((part, index) => (index + 1 === mine ? after[index] : part)).flatMap((part) => part ?? []);
    expect(await texts(await merged(tree, fresh))).toEqual(await texts(await single(tree)));
  });

  it("are refused where nobody looked for secrets in some of them, or in all and nobody asked for that", async () => {
    const tree = treeOf(MEMORY);
    const sought = await partsOf(tree, 2);
    const without = await partsOf(tree, 2, "company-brain", [], false, false);
    const [one, two] = sought;
    const [bareOne, bareTwo] = without;
    if (!one || !two || !bareOne || !bareTwo) throw new Error("a part is missing");
    const bare = { ...bareTwo, label: "bare-2.jsonl" };
    expect(await refused(tree, [one, bare])).toBe(
      "bare-2.jsonl was made with --no-secrets, part-1.jsonl was not: they are not of one check.",
    );
    expect(await refused(tree, [bareOne, two])).toContain("part-1.jsonl was made with --no-secrets");
    expect(await refused(tree, without)).toContain("part-1.jsonl was made with --no-secrets");
    await expect(merged(tree, sought, "company-brain", false)).rejects.toThrow(
      "part-1.jsonl was made with the search for secrets, which is to be left out here.",
    );
    await expect(merged(tree, [bareOne, two], "company-brain", false)).rejects.toThrow(
      "part-1.jsonl was made with --no-secrets, part-2.jsonl was not: they are not of one check.",
    );
  });

  it("are refused where they are cut off, longer than they say, or no parts at all", async () => {
    const tree = treeOf(MEMORY);
    const [one] = await partsOf(tree, 1);
    const say = (edit: (text: string) => string) => refused(tree, [edited(one, edit)]);
    expect(await say((text) => text.slice(0, -20))).toContain("its last line is cut off");
    expect(await say((text) => text.split("\n").slice(0, -2).join("\n") + "\n")).toContain("it ends before problem");
    expect(await say((text) => `${text}{}\n`)).toContain("it goes on after its last line");
    expect(await say(() => "")).toContain("it ends before its header");
    expect(await say(() => "no JSON\n")).toContain("its first line does not say that it is memory-steward.part/v1");
    expect(await say((text) => text.replace("part/v1", "part/v9"))).toContain("its first line does not say");
    expect(await say((text) => text.replace('"path":"graph/a.yaml"', '"path":"graph/z.yaml"'))).toContain(
      "speaks of files that are not its own",
    );
    expect(await say((text) => text.replace('"rule":"parse/', '"rule":"parsed/'))).toContain(
      "a rule that does not exist",
    );
  });

  it("are refused where they would have a file edited that is not checked", async () => {
    const tree = treeOf({
      ...MEMORY,
      "graph/twin.yaml": record("twin", "edges: { depends-on: [{ target: tool:a, reason: It needs it }] }\n"),
    });
    const [one] = await partsOf(tree, 1);
    const own = '"edit":{"path":"graph/twin.yaml"';
    expect(new TextDecoder().decode(one?.read())).toContain(own);
    for (const path of ["../../etc/passwd", "/etc/passwd", ".github/workflows/memory.yml", "graph/none.yaml"]) {
      const part = edited(one, (text) => text.replace(own, `"edit":{"path":"${path}"`));
      expect(await refused(tree, [part])).toBe("A part speaks of files that memory does not have.");
    }
  });

  it("end in a report or in one sentence, whatever is written into them", { timeout: 120_000 }, async () => {
    const tree = treeOf(MEMORY);
    const [one] = await partsOf(tree, 1);
    const text = new TextDecoder().decode(one?.read());
    const spots = [...text.matchAll(/[0-9]+|"[^"]*"|[[\]{}:,]/g)];
    await fc.assert(
      fc.asyncProperty(
        fc.nat(spots.length - 1),
        fc.oneof(
          fc.constantFrom("", "-1", "1e400", "null", "[]", "{}", '"__proto__"', '"constructor"', "0.5"),
          fc.json(),
        ),
        async (index, written) => {
          const spot = spots[index];
          if (!spot) throw new Error("there is no such spot");
          const mutant = text.slice(0, spot.index) + written + text.slice(spot.index + spot[0].length);
          const part = { label: "mutant.jsonl", read: () => new TextEncoder().encode(mutant) };
          const outcome: unknown = await merged(tree, [part]).catch((error: unknown) => error);
          if (outcome instanceof Error) expect(outcome).toBeInstanceOf(UserError);
          else expect(outcome).toHaveProperty("report.findings");
        },
      ),
      { numRuns: 600 },
    );
  });
});
