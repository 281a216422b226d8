import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { sanitizeLog, sanitizeLogLine, withoutCommands } from "../../src/report/log-sink.js";
import { hostileText } from "./arbitrary.js";
import { HOSTILE_TEXTS } from "./fixtures.js";
import { commandsIn } from "./runner-model.js";

describe("the log sink (security rule 16)", () => {
  it.each([
    ["::error::owned", ": :error::owned"],
    [" \t::error::owned", " \\t::error::owned"],
    ["\u00A0 ::error::owned", "\u00A0 : :error::owned"],
    [":::error::owned", ": ::error::owned"],
    ["\u200B::error::owned", "\\u200B::error::owned"],
    ["text ::error::is text", "text ::error::is text"],
    ["see ##[set-env name=PATH]/evil", "see # #[set-env name=PATH]/evil"],
    ["###[error]x", "## #[error]x"],
    ["#\u00AD#[error]x", "#\\xAD#[error]x"],
    ["a\r::error::owned", "a\\r::error::owned"],
    ["a\n::error::owned", "a\\n::error::owned"],
    ["a\u2028::error::owned\x1B[2J", "a\\u2028::error::owned\\x1B[2J"],
  ])("%j is printed as %j", (line, expected) => {
    expect(sanitizeLogLine(line)).toBe(expected);
  });

  it("the model of the runner obeys the same texts without it", () => {
    expect(HOSTILE_TEXTS.flatMap(commandsIn).map(({ name }) => name)).toEqual(["error", "set-output", "error"]);
    expect(commandsIn(" \u00AD::add-mask::x").map(({ name }) => name)).toEqual(["add-mask"]);
  });

  it("gives one line without a command for any text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = sanitizeLogLine(text);
        expect(line).not.toMatch(/[\r\n]/);
        expect(commandsIn(line)).toEqual([]);
        expect(commandsIn(`  ${line}`)).toEqual([]);
        expect(sanitizeLogLine(line)).toBe(line);
      }),
      { numRuns: 2000 },
    );
  });

  it("takes commands out of lines that are broken and coloured already", () => {
    expect(withoutCommands("\x1B[1mone\x1B[22m\n   ::add-mask::two ##[group]\n")).toBe(
      "\x1B[1mone\x1B[22m\n   : :add-mask::two # #[group]\n",
    );
  });

  it("keeps the steward's own line breaks", () => {
    expect(sanitizeLog("one\n::error::two\n")).toBe("one\n: :error::two\n");
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 4 }), (lines) => {
        expect(commandsIn(sanitizeLog(lines.join("\n")))).toEqual([]);
      }),
    );
  });
});
