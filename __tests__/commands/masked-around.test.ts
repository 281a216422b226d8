/** Long files: what reports show of them is masked, and the rest of them is not looked at. */
import { expect, it, onTestFinished, vi } from "vitest";
import type { Range } from "../../src/memory/place.js";
import { makeRedactor } from "../../src/secrets/redactor.js";
import { maskedAround } from "../../src/terminal/masked-around.js";
import { redactor } from "../../src/terminal/redaction.js";
import fc from "../support/fast-check.js";
import { repositoryOf, run } from "./command-line.js";
import { token } from "./secret-memory.js";
import { ONE_TOOL } from "./tool-record.js";

const NEAR = 100_000;

function rangeAt(text: string, offset: number): Range {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  const column = offset - before.lastIndexOf("\n");
  return { start: { line, column }, end: { line, column: column + 1 } };
}

/** Asterisks for each digit. */
const mask = (text: string) => text.replace(/\d/g, "*");

it("keeps lines and columns, and near places everything but what is masked (law)", () => {
  const piece = fc.constantFrom("words ", "12 ", "\n", "\r\n", "x".repeat(5000), "longer words\n".repeat(300), "é");
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 30 }),
      fc.array(fc.nat(), { maxLength: 3 }),
      (pieces, at) => {
        const text = pieces.join("").repeat(Math.ceil((3 << 20) / pieces.join("").length));
        const offsets = at.map((one) => one % text.length);
        const places = offsets.map((offset) => ({ range: rangeAt(text, offset) }));
        const seen = maskedAround(text, places, mask);
        const whole = mask(text);
        expect(seen.length).toBe(text.length);
        expect(seen.replace(/[^\r\n]/g, "*")).toBe(text.replace(/[^\r\n]/g, "*"));
        for (const offset of offsets) {
          const [from, to] = [Math.max(0, offset - NEAR), offset + NEAR];
          expect(seen.slice(from, to) === whole.slice(from, to)).toBe(true);
        }
      },
    ),
    { numRuns: 10 },
  );
});

it("masks a key whose first line stands far above the place, as in a short file", () => {
  const key = `-----BEGIN PRIVATE KEY-----\n${"QzVfT9bLrX2nKd7WmYp4HsGc8JvA1eUo\n".repeat(60)}-----END PRIVATE KEY-----\n`;
  const text = `${"Words of a note.\n".repeat(100_000)}${key}${"More words.\n".repeat(100_000)}`;
  const place = { range: rangeAt(text, text.indexOf("-----END") - 10) };
  const seen = maskedAround(text, [place], (part) => makeRedactor().masked(part));
  expect(seen).not.toContain("QzVfT9bL");
  expect(seen).toContain("More words.");
});

it("of a file of one long line the end alone is masked, where a secret stands in it", async () => {
  const dir = repositoryOf({
    ...ONE_TOOL,
    "notes/long.md": `${"It rains. ".repeat(400_000)}Token: ${token("one")} here`,
  });
  const masked = vi.spyOn(redactor, "masked");
  onTestFinished(() => {
    masked.mockRestore();
  });
  const { code, stdout } = await run("check", dir);
  expect(code).toBe(1);
  expect(stdout).toMatch(/Token: \*+…/);
  expect(stdout).not.toContain(token("one"));
  expect(masked.mock.calls.map(([text]) => text.length).every((length) => length < 1_000_000)).toBe(true);
});
