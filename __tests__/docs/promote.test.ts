/** The page on promoting shows the record that the example's note becomes. */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { folderOf } from "../commands/command-line.js";
import { captured } from "../support/captured.js";
import { runPromote } from "../../src/terminal/promote.js";
import { textOf } from "./pages.js";

it("docs/promote.md shows what promoting the note writes", async () => {
  const folder = folderOf();
  cpSync(fileURLToPath(new URL("../../examples/company-brain", import.meta.url)), folder, { recursive: true });
  const page = textOf("docs/promote.md");
  const [, note = "", kind = "", owner = ""] =
    /^memory-steward promote (\S+) --kind (\S+) --owner (\S+)$/m.exec(page) ?? [];
  const [, shown = ""] = /```markdown\n([^]*?)```/.exec(page) ?? [];
  const now = new Date("2026-11-02T10:00:00Z");
  expect((await captured(() => runPromote(join(folder, note), { kind, owner: [owner] }, now))).code).toBe(0);
  const written = readFileSync(join(folder, "runbooks/should-cache-entries-expire.md"), "utf8");
  expect(written.startsWith(`${shown}# Should cache entries expire?`) || written.startsWith(`${shown}\n`)).toBe(true);
});
