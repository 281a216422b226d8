/** What is refused once the update could be read names its place in the artifact. */
import { beforeAll, describe, expect, it } from "vitest";
import { git, makeRepository } from "../git/fixture.js";
import { codes, file, FILES, judgeIn, PATH, REASON, removal, RUNBOOK, tagged, updateOn } from "./update-kit.js";

let dir: string;
let base: string;

beforeAll(() => {
  const restricted = RUNBOOK.replaceAll("mirror-throttling", "vault-access").replace(
    "tags: [ci]",
    "tags: [ci]\nsensitivity: restricted",
  );
  dir = makeRepository({ ...FILES, "runbooks/vault-access.md": restricted });
  base = git(dir, "rev-parse", "HEAD").trim();
});

/** With what stands at the place of the first refusal. */
async function refused(members: object, known: Parameters<typeof judgeIn>[2] = {}) {
  const text = JSON.stringify(updateOn(base, members), undefined, 2);
  const result = await judgeIn(dir, Buffer.from(text), known);
  const [first] = result.refusals;
  const { line = 0, column = 0 } = first?.at ?? {};
  return {
    code: codes(result).join(),
    first,
    at: text
      .split("\n")
      .at(line - 1)
      ?.slice(column - 1),
  };
}

const NEW = {
  ...{ id: "runbook:new", kind: "Runbook", title: "New", status: "approved", owners: ["team:build"] },
  updatedAt: "2026-06-03T08:20:00Z",
};
const LYING = "# Text\n\nSee [https://example.org](https://example.com/install).\n";
const changes = (...list: object[]) => ({ changes: [file("notes/other.md"), ...list] });
const record = (members: object) => tagged({ record: { id: "runbook:mirror-throttling", ...members } });

describe("a refusal", () => {
  it.each([
    ["NO_SUCH_RECORD", changes(tagged({ record: { id: "runbook:x", tags: ["ci"] } })), '"runbook:x",'],
    ["WRONG_ID", changes(tagged({ record: { id: "team:x", kind: "Runbook" } })), '"team:x",'],
    ["UNSAFE_PATH", changes(file("../x.md")), '"../x.md",'],
    ["NO_SUCH_FILE", changes(removal("notes/gone.md")), '"notes/gone.md"'],
    ["CHANGED_TWICE", changes(record({ tags: [] }), file(PATH)), `"${PATH}",`],
    ["INVALID", changes(record({ body: "# Text" })), '"body": "# Text"'],
    ["INVALID", changes(tagged({ record: { id: "team:build" }, body: "# Text" })), '"body": "# Text"'],
    ["BREAKS_CHECK", changes(record({ status: "nonsense" })), '"nonsense"'],
    ["BREAKS_CHECK", changes(record({ tags: ["ci"], sensitivity: "nobody" })), '"nobody"'],
    ["BREAKS_CHECK", changes(record({ owners: ["team:nowhere"] })), "["],
    ["BREAKS_CHECK", changes(tagged({ record: { ...NEW, owners: ["team:build", "team:nowhere"] } })), '"team:nowhere"'],
    ["BREAKS_CHECK", changes(tagged({ record: { ...NEW, status: undefined } })), '"runbook:new",'],
    ["POISON", changes(tagged({ record: NEW, body: LYING })), JSON.stringify(LYING)],
    ["UNKNOWN_BASE", { baseCommit: "12".repeat(20) }, `"${"12".repeat(20)}",`],
    ["WRONG_REPOSITORY", { memoryRepository: "acme/other" }, '"acme/other",'],
  ])("%s is told with its place", async (code, members, at) => {
    expect(await refused(members)).toMatchObject({ code, at });
  });

  it("of another run is told with what differs", async () => {
    const sourceRun = { id: "run-42", repository: "acme/other" };
    expect(await refused({}, { sourceRun })).toMatchObject({ code: "WRONG_RUN", at: '"acme/checkout"' });
  });

  it.each([
    ["an edit", { action: "upsert", record: { id: "runbook:mirror-trottling", tags: ["ci"] } }],
    ["a deletion", { action: "delete", record: { id: "runbook:mirror_throttling" } }],
  ])("of %s asks for the record that the id is nearly", async (_, change) => {
    const { code, first } = await refused(changes({ reason: REASON, ...change }));
    expect(code).toBe("NO_SUCH_RECORD");
    expect(first?.message).toMatch(/\. Did you mean runbook:mirror-throttling\?$/);
  });

  it.each(["runbooks/mirror-trottling.md", "decisions/mirror-throttling.md"])(
    "of a deletion asks for the file that %s is nearly, or that has its name",
    async (path) => {
      const { code, first } = await refused(changes(removal(path)));
      expect(code).toBe("NO_SUCH_FILE");
      expect(first?.message).toMatch(/\. Did you mean runbooks\/mirror-throttling\.md\?$/);
    },
  );

  it.each([
    ["record", "NO_SUCH_RECORD", tagged({ record: { id: "runbook:vault-acess", tags: ["ci"] } })],
    ["file", "NO_SUCH_FILE", removal("runbooks/vault-acess.md")],
  ])("asks for no restricted %s", async (_, wanted, change) => {
    const { code, first } = await refused(changes(change));
    expect(code).toBe(wanted);
    expect(first?.message).not.toContain("vault");
  });
});
