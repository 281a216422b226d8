/** A secret in an update is refused wherever it stands, and told once. */
import { beforeAll, describe, expect, it } from "vitest";
import { git, makeRepository } from "../git/fixture.js";
import { codes, file, FILES, judgeIn, PATH, RUNBOOK, tagged, updateOn } from "./update-kit.js";

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

  it("in the text of a change is told with its place there and no word of commits", async () => {
    const key = joined("AK", "IA", "Q3EGRIPNXH4TVWZ7");
    const changes = [file("notes/other.md", "# Other\n"), tagged({ body: `# Title\n\nUse ${key} here.\n` })];
    const text = JSON.stringify(update({ changes }), undefined, 2);
    const { refusals, findings } = await judgeIn(dir, Buffer.from(text));
    const { line = 0, column = 0 } = refusals[0]?.at ?? {};
    expect(
      text
        .split("\n")
        .at(line - 1)
        ?.indexOf(key),
    ).toBe(column - 1);
    expect(refusals).toMatchObject([{ code: "MEMORY_REJECTED_SECRET", change: 2 }]);
    const [found] = findings.filter(({ rule }) => rule.startsWith("secret/"));
    expect(found?.message).toMatch(/ stands here\. It would come with change 2\.$/);
    expect(found?.suggestion?.message).toMatch(/^Take it out of change 2\. If it is real, revoke it /);
    expect(JSON.stringify([refusals, findings])).not.toMatch(/commit|histor/i);
  });

  it("that the text shows in another spelling alone is told with the change that brings it", async () => {
    const key = joined("AK", "IA", "Q3EGRIPNXH4TVWZ7");
    const text = JSON.stringify(update({ changes: [file(PATH, `${RUNBOOK}\nUse KEY here.\n`)] }), undefined, 2);
    const spelt = key.replace(/./g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
    const { refusals } = await judgeIn(dir, Buffer.from(text.replace("KEY", () => spelt)));
    expect(refusals).toMatchObject([
      { code: "MEMORY_REJECTED_SECRET", change: 1, at: { line: expect.any(Number) as number } },
    ]);
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
