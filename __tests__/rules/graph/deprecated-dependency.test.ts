import { describe, expect, it } from "vitest";
import { findingsOf } from "../../support/findings-of.js";
import { service, stream } from "../../support/services.js";

async function found(...records: readonly string[]) {
  return await findingsOf("graph/deprecated-dependency", { "graph/a.yaml": stream(...records) });
}

describe("graph/deprecated-dependency", () => {
  it.each(["mentions", "documents", "supersedes", "derived_from"])("lets %s lead to the past", async (kind) => {
    expect(await found(service("a", `${kind}: [service:b]`), service("b", "", "archived"))).toEqual([]);
  });

  it("does not ask it of records that are not approved", async () => {
    expect(await found(service("a", "depends_on: [service:b]", "draft"), service("b", "", "archived"))).toEqual([]);
  });

  it("offers the one approved successor", async () => {
    const retired = service("b", "", "deprecated");
    const [one] = await found(
      service("a", "depends_on: [service:b]"),
      retired,
      service("c", "supersedes: [service:b]"),
    );
    expect(one?.suggestion).toMatchObject({ certain: false, edits: [{ newText: "service:c" }] });
    const [draft] = await found(
      service("a", "depends_on: [service:b]"),
      retired,
      service("c", "supersedes: [service:b]", "draft"),
    );
    expect(draft?.suggestion).toBeUndefined();
    const [two] = await found(
      service("a", "depends_on: [service:b]"),
      retired,
      service("c", "supersedes: [service:b]"),
      service("d", "supersedes: [service:b]"),
    );
    expect(two?.suggestion).toBeUndefined();
  });
});
