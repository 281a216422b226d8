import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { validated } from "../../src/layouts/file-schemas.js";
import { RUN_REFUSALS } from "../../src/runs/refusal.js";

const page = readFileSync(new URL("../../docs/import-run.md", import.meta.url), "utf8");

describe("the documentation of imports", () => {
  it("lists every code with its advice, and no other", () => {
    const rows = [...page.matchAll(/^\| `MEMORY_REJECTED_([A-Z_]+)`\s*\| (.*?)\s*\|$/gm)];
    expect(Object.fromEntries(rows.map(([, name, advice]) => [name, advice]))).toEqual(RUN_REFUSALS);
  });

  it("shows a policy that is valid", async () => {
    const text = /```yaml\n(# memory-steward.yml\n[^]*?)```/.exec(page)?.[1] ?? "";
    expect(parse(text)).toHaveProperty("imports.processes");
    expect((await validated("config", parse(text))).errors).toBeUndefined();
  });
});
