import { describe, expect, it } from "vitest";
import type { Files } from "../../support/check-files.js";
import { ontologyFromParts } from "../../../src/layouts/ontology-folder.js";
import { findingsOf, tool, TOOL_PATH } from "../../support/findings-of.js";

async function faults(owners: string, more: Files = {}): Promise<(string | undefined)[]> {
  const found = await findingsOf("record/invalid-owner", { [TOOL_PATH]: tool({ owners }), ...more });
  return found.map(({ subject }) => subject);
}

const LISTS = {
  "ontology/controlled-vocabulary.yaml": "owners: { teams: [team:build, team:data], users: [user:ann] }\n",
};

describe("record/invalid-owner", () => {
  it.each(["[team:build]", "[user:ann]", "[user:ann.lee@example.org]", "[team:build, user:Ünal]"])(
    "accepts %s",
    async (owners) => {
      expect(await faults(owners)).toEqual([]);
    },
  );

  it.each(["build", "@ann", "Ann Lee", "team:", "user:", "runbook:mirror-throttling", "org:example", "team:data"])(
    "refuses %s",
    async (owner) => {
      expect(await faults(`["${owner}"]`)).toEqual([owner]);
    },
  );

  it("offers no list of the vocabulary where there is none", async () => {
    const found = await findingsOf("record/invalid-owner", { [TOOL_PATH]: tool({ owners: "[team:nobody-at-all]" }) });
    expect(found.map(({ message, suggestion }) => [message, suggestion?.message])).toEqual([
      ['No Team record has the id "team:nobody-at-all".', undefined],
    ]);
  });

  it("takes the teams and users of the vocabulary where it lists them, and no others", async () => {
    expect(await faults("[team:data, user:ann]", LISTS)).toEqual([]);
    expect(await faults("[user:bob]", LISTS)).toEqual(["user:bob"]);
    const found = await findingsOf("record/invalid-owner", { [TOOL_PATH]: tool({ owners: "[team:ops]" }), ...LISTS });
    expect(found[0]?.message).toBe(`The vocabulary has no team "team:ops".`);
  });

  it("leaves a team to the file that would declare it and cannot be read", async () => {
    const team = (text: string) => ({ "graph/teams/deploy.yaml": `nodeKind: Team\nid: team:${text}\n` });
    const other = { "graph/teams/data.yaml": "nodeKind: Team\nid: team:data\nattributes: { title: Data }\n" };
    expect(await faults("[team:deploy, team:none]", { ...other, ...team("deploy\nattributes: [") })).toEqual([
      "team:none",
    ]);
    expect(await faults("[team:deploy, team:none]", { ...other, ...team("deployer\nattributes: [") })).toEqual([
      "team:deploy",
      "team:none",
    ]);
  });

  it("names the owners to choose from where the vocabulary lists few, and none is near", async () => {
    const mend = async (lists: string) => {
      const files = {
        [TOOL_PATH]: tool({ owners: '["@acme/nobody-at-all"]' }),
        "ontology/controlled-vocabulary.yaml": lists,
      };
      return (await findingsOf("record/invalid-owner", files))[0]?.suggestion;
    };
    expect(await mend('owners: { teams: ["@acme/sre", "@acme/platform"], users: ["@octocat"] }\n')).toMatchObject({
      message: "Write one of @acme/sre, @acme/platform or @octocat",
      certain: false,
    });
    expect(await mend('owners: { teams: ["@acme/sre"], users: [] }\n')).toMatchObject({ message: "Write @acme/sre" });
    // Any user will do.
    const listed = "Write an owner that `owners` of the ontology lists, or add this one there";
    expect(await mend('owners: { teams: ["@acme/sre"] }\n')).toMatchObject({ message: listed });
    const many = Array.from({ length: 7 }, (_, index) => `"@acme/t${index}"`).join(", ");
    expect(await mend(`owners: { teams: [${many}], users: [] }\n`)).toMatchObject({ message: listed });
  });

  it("accepts any well-formed team while there is no Team record", async () => {
    const layout = `layout: memory-steward.layout/v1
name: small
ontology: { folder: ontology, base: company-brain }
classes: { record: { files: ["*.yaml"], exclude: [layout.yaml], fields: { id: id, kind: kind, owners: owners } } }
`;
    const files = { "layout.yaml": layout, "a.yaml": "id: tool:a\nkind: Tool\nowners: [team:any, anybody]\n" };
    const found = await findingsOf("record/invalid-owner", files, { layout: "layout.yaml" });
    expect(found.map(({ subject }) => subject)).toEqual(["anybody"]);
  });

  it("leaves owners free in a layout without an ontology", async () => {
    const layout = `layout: memory-steward.layout/v1
name: free
classes: { record: { files: ["*.md"], fields: { id: $stem, owners: author } } }
`;
    const files = { "layout.yaml": layout, "a.md": "---\nauthor: Ann Lee\n---\n" };
    expect(await findingsOf("record/invalid-owner", files, { layout: "layout.yaml" })).toEqual([]);
  });

  it.each([
    ["[team:build, Team:Build]", true, "team:build"],
    ["[team:biuld]", false, "team:build"],
    ["[build]", false, "team:build"],
    ["build", false, "team:build"],
  ])("suggests for %s", async (owners, certain, better) => {
    const [finding] = await findingsOf("record/invalid-owner", { [TOOL_PATH]: tool({ owners }) });
    expect(finding?.suggestion).toMatchObject({ certain, edits: [{ newText: better }] });
  });

  it("leaves it to the rule about deletions where the change takes the team away", async () => {
    const data = { "graph/teams/data.yaml": tool({}, "team:data").replace("nodeKind: Tool", "nodeKind: Team") };
    const owned = { [TOOL_PATH]: tool({ owners: "[team:data]" }) };
    const before = { ...data, ...owned };
    expect(await findingsOf("record/invalid-owner", owned)).toHaveLength(1);
    expect(await findingsOf("record/invalid-owner", owned, { before })).toEqual([]);
    expect(await findingsOf("change/deleted-record", owned, { before })).toHaveLength(1);
  });

  it("weighs less on a note", async () => {
    const [finding] = await findingsOf("record/invalid-owner", { "notes/a.md": "---\nowners: [nobody]\n---\n# A\n" });
    expect(finding?.severity).toBe("warning");
  });
});

describe("owners as CODEOWNERS writes them", () => {
  const owners = { teams: ["@acme/platform", "@acme/sre"], users: ["@ana"] };
  const layout = `layout: memory-steward.layout/v1
name: runbooks
ontology: { inline: { owners: ${JSON.stringify(owners)} } }
classes: { runbook: { files: ["*.md"], fields: { id: $stem, kind: { value: Runbook }, owners: owner } } }
`;

  async function messages(owner: string): Promise<(string | undefined)[]> {
    const files = { "layout.yaml": layout, "drain.md": `---\nowner: "${owner}"\n---\n# Drain\n` };
    const found = await findingsOf("record/invalid-owner", files, { layout: "layout.yaml" });
    return found.flatMap(({ message, suggestion }) => [message, suggestion?.message]);
  }

  it.each(["@acme/platform", "@acme/sre", "@ana"])("accepts %s, which is listed", async (owner) => {
    expect(await messages(owner)).toEqual([]);
  });

  it("refuses others, and knows which was meant", async () => {
    expect(await messages("@acme/platfrom")).toEqual([
      'The vocabulary has no team "@acme/platfrom".',
      "Did you mean @acme/platform?",
    ]);
    expect(await messages("@bob")).toEqual([
      'The vocabulary has no user "@bob".',
      "Write one of @acme/platform, @acme/sre or @ana",
    ]);
    expect(await messages("acme/sre")).toEqual([
      '"acme/sre" is no owner: owners are @<organization>/<team> or @<account>.',
      "Did you mean @acme/sre?",
    ]);
    expect(await messages("Ana Berg")).toEqual([
      '"Ana Berg" is no owner: owners are @<organization>/<team> or @<account>.',
      "Write one of @acme/platform, @acme/sre or @ana",
    ]);
  });

  it("are told how to be listed where the memory lists none", async () => {
    const text = tool({ owners: '["@acme/sre"]' });
    const found = await findingsOf("record/invalid-owner", { [TOOL_PATH]: text });
    expect(found.map(({ message }) => message)).toEqual([
      '"@acme/sre" is no owner: owners are team:<slug> or user:<slug>, or names of CODEOWNERS once the ontology lists them.',
    ]);
  });

  it("are their own accounts, unless others are written down", () => {
    const value = { owners: { ...owners, accounts: { "@acme/sre": ["octocat"] } } };
    const { accounts } = ontologyFromParts([{ path: "layout.yaml", value }], "layout", undefined).owners;
    expect(accounts).toEqual({ "@acme/platform": ["acme/platform"], "@acme/sre": ["octocat"], "@ana": ["ana"] });
  });
});

it.each([
  ["30,000 owners, of which nobody is known", 30_000, {}],
  [
    "5,000 owners where 3,000 others are listed",
    5000,
    {
      "ontology/controlled-vocabulary.yaml": `owners: { teams: [${Array.from({ length: 3000 }, (_, at) => `team:build${at}`).join(", ")}] }\n`,
    },
  ],
])("a record does not hold the check up by %s", async (_what, count, more) => {
  const owners = Array.from({ length: count }, (_, at) => `team:buil${at}`);
  const begin = performance.now();
  expect((await faults(`[${owners.join(", ")}]`, more)).length).toBeGreaterThan(1000);
  expect(performance.now() - begin).toBeLessThan(30_000);
});
