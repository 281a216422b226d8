import { describe, expect, it } from "vitest";
import { NO_ONTOLOGY, type NodeKind, type Ontology } from "../../src/memory/ontology.js";
import { retiredStatuses, retiringStatus } from "../../src/memory/statuses.js";

function ontology(given: Partial<Ontology>, ...kinds: readonly Partial<NodeKind>[]): Ontology {
  const nodeKinds = kinds.map((kind): [string, NodeKind] => [
    kind.name ?? "Decision",
    { name: "Decision", required: [], hasExample: true, hasRule: true, at: { path: "kinds.yaml" }, ...kind },
  ]);
  return { ...NO_ONTOLOGY, ...given, nodeKinds: new Map(nodeKinds) };
}

const WORDS = ["draft", "approved", "deprecated", "archived"];

describe("the words for what is out of force", () => {
  it("are those that the vocabulary has, of all kinds or of one", () => {
    expect(retiredStatuses(ontology({ statuses: WORDS }))).toEqual(["deprecated", "archived"]);
    expect(retiredStatuses(ontology({ statuses: ["open"] }, { statuses: ["accepted", "superseded"] }))).toEqual([
      "superseded",
    ]);
    expect(retiredStatuses(ontology({}))).toEqual([]);
  });
});

describe("the word that retires a record", () => {
  const status = "approved";

  it("is the first that may follow its status", () => {
    const transitions = { draft: ["approved"], approved: ["archived"], deprecated: ["archived"], archived: [] };
    expect(retiringStatus({ status }, ontology({ statuses: WORDS, transitions }))).toBe("archived");
    expect(retiringStatus({ status }, ontology({ statuses: WORDS }))).toBe("deprecated");
    expect(retiringStatus({ status }, ontology({}))).toBe("deprecated");
  });

  it("is of the record's own kind", () => {
    const kind = { statuses: ["approved", "superseded"], transitions: { approved: ["superseded"] } };
    const both = ontology({ statuses: WORDS }, kind);
    expect(retiringStatus({ kind: "Decision", status }, both)).toBe("superseded");
    expect(retiringStatus({ kind: "Runbook", status }, both)).toBe("deprecated");
  });

  it("is none where none may follow, or none is known", () => {
    const transitions = { approved: ["draft"], archived: [], deprecated: [], superseded: [] };
    expect(retiringStatus({ status }, ontology({ statuses: WORDS, transitions }))).toBeUndefined();
    expect(retiringStatus({ status }, ontology({ statuses: ["open", "closed"] }))).toBeUndefined();
  });

  it("mends a status that the table does not know", () => {
    const transitions = { approved: ["archived"], archived: [] };
    const known = ontology({ statuses: ["approved", "archived"], transitions });
    expect(retiringStatus({ status: "aproved" }, known)).toBe("archived");
    expect(retiringStatus({}, known)).toBe("archived");
  });
});
