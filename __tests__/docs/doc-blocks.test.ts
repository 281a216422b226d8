/** What the documentation quotes is what there is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { captured } from "../support/captured.js";
import { runCommandLine } from "../../src/cli.js";

const top = fileURLToPath(new URL("../..", import.meta.url));

interface Block {
  readonly page: string;
  readonly kind: string;
  readonly what: string;
  readonly content: string;
}

const blocks = readdirSync(join(top, "docs"))
  .filter((name) => name.endsWith(".md"))
  .flatMap((page): Block[] =>
    [
      ...readFileSync(join(top, "docs", page), "utf8").matchAll(/<!-- (\w+): ([^\n]+) -->\n\n```\w*\n([^]*?)\n```\n/g),
    ].map(([, kind = "", what = "", content = ""]) => ({ page, kind, what, content })),
  );

describe("blocks of the documentation", () => {
  it("are found where they are used", () => {
    expect(blocks.map(({ page, kind, what }) => `${page} ${kind}: ${what}`)).toEqual(
      expect.arrayContaining([
        "layouts.md file: examples/proposals/layout.yaml",
        "layouts.md output: check examples/proposals",
        "layouts.md output: fix examples/proposals --dry-run",
        ...["accept", "duplicate", "addition", "replacement", "split", "ambiguous", "temporary"].map(
          (name) =>
            `reviewer.md output: review examples/reviews/proposed/${name}.md examples/reviews/memory --as runbooks/${name}.md`,
        ),
      ]),
    );
  });

  it.each(blocks.filter(({ kind }) => kind === "file"))("$page quotes $what", ({ what, content }) => {
    expect(content).toBe(readFileSync(join(top, what), "utf8").trimEnd());
  });

  it.each(blocks.filter(({ kind }) => kind === "output"))(
    "$page shows what $what prints",
    async ({ what, content }) => {
      const args = what.split(" ").map((arg) => (arg.startsWith("examples/") ? join(top, arg) : arg));
      const { stdout, stderr } = await captured(() => runCommandLine(args));
      expect(stderr).toBe("");
      expect(content).toBe(`$ memory-steward ${what}\n${stdout}`.trimEnd());
    },
  );
});
