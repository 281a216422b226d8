/** A secret in an update is refused wherever it stands, and told once. */
import { beforeAll, describe, expect, it } from "vitest";
import { git, makeRepository } from "../git/fixture.js";
import { codes, FILES, judgeIn, PATH, RUNBOOK, tagged, updateOn } from "./update-kit.js";

let dir: string;
let base: string;

beforeAll(() => {
  dir = makeRepository(FILES);
  base = git(dir, "rev-parse", "HEAD").trim();
});

const update = (members: object = {}) => updateOn(base, members);

const joined = (...parts: string[]) => parts.join("");

describe("a secret in an update", () => {
  it("in a file is said once", async () => {
    const key = joined("AK", "IA", "Q3EGRIPNXH4TVWZ7");
    const result = await judgeIn(dir, update({ changes: [tagged({ body: `# Title\n\nUse ${key} here.\n` })] }));
    expect(result.refusals.map(({ change }) => change)).toEqual([1]);
    expect(result.findings.filter(({ rule }) => rule === "secret/in-history")).toEqual([]);
  });

  it("beside the records is told with its place", async () => {
    const key = joined("AK", "IA", "Q3EGRIPNXH4TVWZ7");
    const text = JSON.stringify(
      update({ rationale: `We log in with ${key} since March, as the runbook says.` }),
      undefined,
      2,
    );
    const bytes = Buffer.from(text);
    const { refusals, findings } = await judgeIn(dir, bytes);
    expect(findings.filter(({ rule }) => rule.startsWith("secret/"))).toEqual([]);
    expect(refusals).toMatchObject([
      { code: "MEMORY_REJECTED_SECRET", message: expect.stringContaining("beside the text") as string },
    ]);
    const { line, column } = refusals[0]?.at ?? { line: 0, column: 0 };
    expect(
      bytes
        .toString()
        .split("\n")
        .at(line - 1)
        ?.slice(column - 1),
    ).toMatch(new RegExp(`^${key}`));
  });

  it("is refused also where the file has one already, which it takes out", async () => {
    const [known, fresh] = [joined("AK", "IA", "Q3EGRIPNXH4TVWZ7"), joined("AK", "IA", "K5TQXWRH2NVJ4ZLM")];
    const folder = makeRepository({ ...FILES, [PATH]: RUNBOOK.replace("Then wait", `Log in with ${known} and wait`) });
    const head = git(folder, "rev-parse", "HEAD").trim();
    const body = `# Title\n\nLog in with ${fresh} and wait.\n`;
    const result = await judgeIn(folder, updateOn(head, { changes: [tagged({ body })] }));
    expect(codes(result)).toEqual(["SECRET"]);
  });
});
