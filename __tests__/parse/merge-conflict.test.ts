import { describe, expect, it } from "vitest";
import { checkFiles } from "../support/check-files.js";

const conflict = (end: string) => ["<<<<<<< HEAD", "Two.", "=======", "Three.", ">>>>>>> other", ""].join(end);

/** Enough of them that records are told by their skeletons. */
function pages(body: string): Record<string, string> {
  const page = (id: number, text: string) => `---
id: decision:p${id}
kind: Decision
title: Page ${id}
status: approved
owners: [team:build]
updatedAt: 2026-06-01T08:00:00Z
---
${text}`;
  const files: Record<string, string> = { "memory-steward.yml": "layout: company-brain\n" };
  for (let id = 0; id < 600; id++)
    files[`decisions/p${String(id).padStart(3, "0")}.md`] = page(id, "\n# Page\n\nWords.\n");
  return { ...files, "decisions/p570.md": page(570, body) };
}

async function found(files: Record<string, string>) {
  const { report } = await checkFiles(files, { gate: {} });
  return report.findings
    .filter(({ rule }) => rule === "parse/invalid-syntax")
    .map(({ severity, path, range, message }) => [severity, `${path}:${range.start.line}`, message]);
}

describe("a merge conflict in the body of a Markdown file", () => {
  const at = (severity: string, line: number, path = "decisions/p570.md") => [
    [severity, `${path}:${line}`, "A merge conflict was left in the file."],
  ];

  it.each(["\n", "\r\n"])("is an error where it begins, with %j at the ends of lines", async (end) => {
    expect(await found(pages(`\n# Page\n\nOne.\n${conflict(end)}`))).toEqual(at("error", 13));
  });

  it("is one in its first line, and in a note", async () => {
    expect(await found(pages(conflict("\n")))).toEqual(at("error", 9));
    expect(await found({ ...pages(""), "notes/x.md": conflict("\n") })).toEqual(at("error", 1, "notes/x.md"));
  });

  it("is a warning in code, which may be about it", async () => {
    expect(await found(pages(`\n# Page\n\n\`\`\`\n${conflict("\n")}\`\`\`\n`))).toEqual(at("warning", 13));
    expect(await found(pages(`\n- a\n\`\`\`\ncode\n\`\`\`\n${conflict("\n")}`))).toEqual(at("error", 14));
  });

  it.each([
    "<<<<<<< HEAD\nwords\n",
    "Words <<<<<<< HEAD\n=======\n>>>>>>> other\n",
    "Title\n=======\n\n>>>>>>> other\n<<<<<<< HEAD\n",
    "<<<<<<< HEAD\n========\n>>>>>>> other\n",
  ])("is not seen in %j", async (body) => {
    expect(await found(pages(body))).toEqual([]);
  });
});

describe("a merge conflict in JSON", () => {
  const layout = `layout: memory-steward.layout/v1
name: parts
classes:
  part: { files: ["parts/*.json", "parts/*.jsonl"], fields: { id: id } }
`;
  const files = (path: string, text: string) => ({
    "memory-steward.yml": "layout: layout.yaml\n",
    "layout.yaml": layout,
    [path]: text,
  });
  const told = (path: string, line: number) => [["error", `${path}:${line}`, "A merge conflict was left in the file."]];

  it("is told as one, not as a key without quotes", async () => {
    const text = `{\n  "id": "a",\n${conflict("\n").replace("Two.", '  "n": 1').replace("Three.", '  "n": 2')}}\n`;
    expect(await found(files("parts/a.json", text))).toEqual(told("parts/a.json", 3));
  });

  it("is told once for the lines of a list of lines", async () => {
    const text = `{"id":"a"}\n${conflict("\n").replace("Two.", '{"id":"b"}').replace("Three.", '{"id":"c"}')}`;
    expect(await found(files("parts/a.jsonl", text))).toEqual(told("parts/a.jsonl", 2));
    expect(await found(files("parts/a.jsonl", '{"id":"a"}\n=======\n'))).toHaveLength(1);
  });
});
