import { describe, expect, it } from "vitest";
import { UserError } from "../../src/memory/user-error.js";
import { describeFailure } from "../../src/report/failure.js";
import { HOSTILE_TEXTS } from "./fixtures.js";

describe("describeFailure", () => {
  it("says what happened and what to do", () => {
    expect(describeFailure(new UserError("There is no folder x.", "Name one."), "0.1.0")).toEqual({
      text: "memory-steward: There is no folder x.\n  Name one.\n",
      exitCode: 2,
    });
    expect(describeFailure(new UserError("There is no folder x."), "0.1.0").text).toBe(
      "memory-steward: There is no folder x.\n",
    );
  });

  it("asks for a report of our own faults, with the stack", () => {
    const { text, exitCode } = describeFailure(new TypeError("x is not a function"), "0.1.0");
    expect(exitCode).toBe(3);
    expect(text).toMatch(
      /^memory-steward 0\.1\.0 failed by a fault of its own;.*\n.*\nTypeError: x is not a function\n {4}at /,
    );
  });

  it("takes a full disk or a missing permission for no fault of ours", () => {
    const error = Object.assign(new Error("ENOSPC: no space left on device, mkdtemp '/tmp/x'"), {
      code: "ENOSPC",
      syscall: "mkdtemp",
    });
    const { text, exitCode } = describeFailure(error, "0.1.0");
    expect(exitCode).toBe(2);
    expect(text).toMatch(/^memory-steward: The system refused: ENOSPC: no space left on device.*\n {2}Make room/);
  });

  it.each(HOSTILE_TEXTS)("lets no path act on the terminal: %j", (path) => {
    const user = describeFailure(new UserError(`There is no folder ${path}.`, `Remove ${path}`), "0.1.0").text;
    expect(user.split("\n")).toHaveLength(3);
    for (const text of [user, describeFailure(new Error(path), "0.1.0").text, describeFailure(path, "0.1.0").text]) {
      expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
  });
});
