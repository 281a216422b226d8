import { describe, expect, it } from "vitest";
import { checkFiles, places } from "../../support/check-files.js";

function record(kind: string, id: string, owner: string, sensitivity = ""): string {
  return `nodeKind: ${kind}
id: ${id}
attributes:
  title: A record
  status: approved
  owners: [${owner}]
  updatedAt: "2026-06-03T08:20:00Z"
${sensitivity}`;
}

const FILES = {
  "graph/a.yaml": record("Customer", "customer:a", "user:ada"),
  "graph/hr/b.yaml": record("Tool", "tool:b", "user:ada"),
  "graph/c.yaml": record("Tool", "tool:c", "team:legal"),
  "graph/d.yaml": record("Tool", "tool:d", "team:build"),
  "graph/hr/e.yaml": record("Tool", "tool:e", "user:ada", "  sensitivity: internal\n"),
};

async function asked(files: Readonly<Record<string, string>>): Promise<string[]> {
  const found = places(await checkFiles(files));
  return found.filter((place) => /missing-sensitivity|invalid-file/.test(place));
}

describe("who has to say how sensitive a record is", () => {
  it("is told by kind, folder and owner where the ontology says nothing", async () => {
    expect(await asked(FILES)).toEqual([
      "record/missing-sensitivity graph/a.yaml:3:1",
      "record/missing-sensitivity graph/c.yaml:3:1",
      "record/missing-sensitivity graph/hr/b.yaml:3:1",
    ]);
  });

  it("is told by the ontology alone where it does: all that an entry names counts", async () => {
    const policy = `sensitivityPolicy:
  - { owners: [team:build, user:ada], paths: ["graph/*.yaml"], kinds: [Tool] }
`;
    expect(await asked({ ...FILES, "ontology/validation-rules.yaml": policy })).toEqual([
      "record/missing-sensitivity graph/d.yaml:3:1",
    ]);
    expect(await asked({ ...FILES, "ontology/validation-rules.yaml": "sensitivityPolicy: []\n" })).toEqual([]);
  });

  it("says by what the ontology asks for it", async () => {
    const reasons = async (entry: string) => {
      const policy = `sensitivityPolicy:\n  - { ${entry} }\n`;
      const { report } = await checkFiles({ ...FILES, "ontology/validation-rules.yaml": policy });
      const found = report.findings.filter(({ rule }) => rule === "record/missing-sensitivity");
      return found.map(({ record, message }) => `${record}: ${message}`);
    };
    const said = (record: string, what: string) =>
      `${record}: This record does not say how sensitive it is; a record ${what} should.`;
    expect(await reasons("kinds: [Customer]")).toEqual([said("customer:a", "of the kind Customer")]);
    expect(await reasons('owners: [team:legal], paths: ["graph/*.yaml"]')).toEqual([
      said("tool:c", "in graph/*.yaml of team:legal"),
    ]);
  });

  it("is a finding of the gate where a path cannot be read", async () => {
    const policy = `sensitivityPolicy:\n  - { paths: ["graph/{a"] }\n`;
    expect(await asked({ ...FILES, "ontology/validation-rules.yaml": policy })).toEqual([
      "gate/invalid-file ontology/validation-rules.yaml:2:15",
    ]);
  });
});
