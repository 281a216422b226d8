/** What proposals say about themselves: written and read, and nothing else taken for it. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { branchPrefix } from "../../src/memory/branches.js";
import {
  blockLines,
  decisionLabel,
  PROPOSAL_LABELS,
  readBlock,
  readTrailers,
  writeTrailers,
  type ProposalBlock,
  type ProposalTrailers,
} from "../../src/memory/proposal.js";
import { idempotencyKey, importBranch, updateBranch } from "../../src/updates/proposal-names.js";

const DIGEST = `sha256:${"ab".repeat(32)}`;
const source = { repository: "acme/checkout", id: "run-42" };
const TRAILERS: ProposalTrailers = {
  kind: "update",
  decision: "supersede",
  digest: DIGEST,
  idempotencyKey: idempotencyKey(updateBranch(source), DIGEST),
  source,
  run: { id: 17, attempt: 2 },
};
const BLOCK: ProposalBlock = {
  schema: "memory-steward.proposal/v1",
  kind: "update",
  decision: "reject",
  handling: "person",
  digest: DIGEST,
  idempotencyKey: TRAILERS.idempotencyKey,
  source: { ...source, url: "https://github.com/acme/checkout/actions/runs/42", issue: 7 },
  base: "12".repeat(20),
  records: [
    {
      id: "runbook:``` é \u2028 <!--",
      path: "runbooks/a.md",
      decision: "reject",
      relation: "possible_split",
      reason: "possible_scope_split",
      targets: ["runbook:b"],
      claim: DIGEST,
    },
  ],
};

describe("trailers", () => {
  it("are read as they were written, in the last paragraph alone", () => {
    const text = writeTrailers(TRAILERS);
    expect(readTrailers(`Headline\n\nBody.\n\n${text}\n`)).toEqual(TRAILERS);
    expect(readTrailers(`Headline\n\n${text}\n\nAnd more.`)).toBeUndefined();
    expect(
      readTrailers(`Headline\n\n${text.replace("Memory-Decision: supersede", "Memory-Decision: x")}`),
    ).toBeUndefined();
    expect(readTrailers("Headline")).toBeUndefined();
  });
});

describe("the block", () => {
  const comment = (block: ProposalBlock) => `Text\n\n\`\`\`json\n${blockLines(block).join("\n")}\n\`\`\`\n\nMore`;

  it("is read as it was written, and follows its schema", () => {
    expect(readBlock(comment(BLOCK))).toEqual(BLOCK);
    expect(blockLines(BLOCK).join("")).toMatch(/^[\x20-\x3b\x3d-\x5f\x61-\x7e]*$/);
    const schema = JSON.parse(readFileSync("schemas/proposal.schema.json", "utf8")) as object;
    expect(new Ajv2020().validate(schema, BLOCK)).toBe(true);
  });

  it("counts the records that a comment has no room for", () => {
    const [record] = BLOCK.records;
    const read = readBlock(comment({ ...BLOCK, records: Array.from({ length: 300 }, () => record ?? never()) }));
    expect((read?.records.length ?? 0) + (read?.moreRecords ?? 0)).toBe(300);
    expect(read?.records.length).toBeGreaterThan(30);
  });

  it("is whole or not at all", () => {
    expect(readBlock("no block")).toBeUndefined();
    expect(readBlock("```json\n{\n  broken\n}\n```")).toBeUndefined();
    for (const name of Object.keys(BLOCK)) {
      expect(readBlock(comment(BLOCK).replaceAll(`"${name}":`, '"other":'))).toBeUndefined();
    }
  });
});

function never(): never {
  throw new Error("the block has a record");
}

describe("names", () => {
  it("shows the source, and tells apart what would look alike", () => {
    expect(updateBranch({ repository: "Acme/Checkout", id: "run-42" })).toMatch(
      /^memory\/update\/acme-checkout-run-42-[0-9a-f]{8}$/,
    );
    const alike = [
      { repository: "a-b/c", id: "d" },
      { repository: "a/b-c", id: "d" },
      { repository: "a/b", id: "c-d" },
      { repository: "a/b", id: "c-D" },
    ];
    expect(new Set(alike.map(updateBranch)).size).toBe(alike.length);
    expect(importBranch("01JZ", DIGEST)).toBe("memory/import/01JZ-abababababab");
    expect(decisionLabel("merge")).toBe("memory-decision-merge");
    expect(branchPrefix("import")).toBe("memory/import/");
    expect(new Set(Object.values(PROPOSAL_LABELS)).size).toBe(4);
  });

  it("is a name that Git takes, whatever the run is called", () => {
    const names = fc.string({ unit: fc.constantFrom("a", "Z", "-", ".", "_", "/", "~", "é", "@", "{") });
    fc.assert(
      fc.property(names, names, (repository, id) => {
        for (const branch of [updateBranch({ repository, id }), importBranch(id, DIGEST)]) {
          expect(branch).toMatch(/^memory\/(update|import)\/[A-Za-z0-9_][A-Za-z0-9._-]*[0-9a-f]$/);
          expect(branch).not.toContain("..");
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("docs/propose.md", () => {
  const page = readFileSync("docs/propose.md", "utf8");

  it("shows a block that is one, and names every label", () => {
    expect(readBlock(page)?.records).toHaveLength(1);
    for (const label of Object.values(PROPOSAL_LABELS)) expect(page).toContain(`\`${label}\``);
    const trailers = writeTrailers(TRAILERS).split("\n");
    for (const line of trailers) expect(page).toContain(`\n${line.split(":")[0] ?? ""}: `);
  });
});
