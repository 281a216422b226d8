import { describe, expect, it } from "vitest";
import { newErrors } from "../../src/commands/check/new-errors.js";
import type { Finding } from "../../src/memory/finding.js";
import { finding as fixture } from "../report/fixtures.js";

const dangling = (given: Partial<Finding>) => fixture({ rule: "graph/dangling-edge", severity: "error", ...given });

describe("newErrors", () => {
  it("finds an error that was not there", () => {
    const old = dangling({ subject: "owns a" });
    const fresh = dangling({ subject: "owns b" });
    expect(newErrors([old], [old, fresh])).toEqual([fresh]);
  });

  it("does not call an error new whose name alone changed", () => {
    expect(newErrors([dangling({ subject: "depends-on a" })], [dangling({ subject: "depends_on a" })])).toEqual([]);
  });

  it("tells files apart", () => {
    const moved = dangling({ path: "b.yaml", subject: "owns a" });
    expect(newErrors([dangling({ path: "a.yaml", subject: "owns a" })], [moved])).toEqual([moved]);
  });

  it("minds open errors alone", () => {
    const warning = dangling({ severity: "warning", subject: "x" });
    const accepted = dangling({ accepted: "baseline", subject: "y" });
    expect(newErrors([], [warning, accepted])).toEqual([]);
  });

  it("calls an accepted error new that is no longer accepted", () => {
    const accepted = dangling({ accepted: "baseline", subject: "y" });
    const { accepted: _, ...open } = accepted;
    expect(newErrors([accepted], [open])).toEqual([open]);
  });

  it("finds as many as there are", () => {
    const subjects = Array.from({ length: 200_000 }, (_, index) => `${index}`);
    const all = subjects.map((subject) => dangling({ subject, fingerprint: subject }));
    expect(newErrors([], all)).toHaveLength(all.length);
    expect(
      newErrors(
        [],
        all.map((each) => ({ ...each, rule: "secret/assigned-value" })),
      ),
    ).toHaveLength(all.length);
  });
});
