import { describe, expect, it } from "vitest";
import { restrictedRecords } from "../../../src/memory/restricted.js";
import { checkRunAnnotations, renderCheckRun } from "../../../src/report/comment/check-run.js";
import { renderComment } from "../../../src/report/comment/render-comment.js";
import { renderStory } from "../../../scripts/demo/story.js";
import { finding, range } from "../fixtures.js";
import { checkFiles } from "../../support/check-files.js";
import { inputOf, picture } from "./inputs.js";

const customer = (sensitivity: string) => `nodeKind: Customer
id: customer:pilot
attributes:
  title: Pilot
  status: approved
  owners: [team:build]
  sensitivity: ${sensitivity}
  updatedAt: "2026-06-03T08:20:00Z"
`;

const SECRETIVE = finding({
  record: "customer:pilot",
  path: "graph/classified-path.yaml",
  message: "classified message",
  suggestion: {
    message: "classified mend",
    certain: true,
    edits: [{ path: "graph/classified-path.yaml", range: range("1:1"), newText: "classified edit" }],
  },
  related: [{ message: "the classified place", path: "other.yaml", range: range("1:1") }],
});
const NAMELESS = finding({
  path: "graph/classified-path.yaml",
  message: "classified form",
  rule: "parse/invalid-syntax",
});

describe("records that are not repeated in public", () => {
  it("are those that say so before or after the change", async () => {
    for (const [before, after] of [
      ["restricted", "public"],
      ["internal", "secret-metadata"],
    ] as const) {
      const path = "graph/customers/pilot.yaml";
      const { judgement } = await checkFiles({ [path]: customer(after) }, { before: { [path]: customer(before) } });
      const { change } = judgement;
      if (!change) throw new Error("nothing was compared");
      expect(restrictedRecords([change.before, change.after])).toEqual({
        ids: new Set(["customer:pilot"]),
        paths: new Set([path]),
      });
    }
  });

  it("show id and rule alone where everybody reads, and all of it elsewhere", () => {
    const restricted = { ids: new Set(["customer:pilot"]), paths: new Set(["graph/classified-path.yaml"]) };
    const titled = picture({
      changed: [{ id: "customer:pilot", title: "classified title" }],
      edges: [{ from: "customer:pilot", kind: "owns", to: "repo:b", state: "broken" }],
      files: 1,
    });
    const given = { restricted, picture: titled, textOf: () => "classified text" };
    const said = (isPublic: boolean) => {
      const many = Array.from({ length: 20 }, (_, i) => ({ ...SECRETIVE, subject: `${i}` }));
      const input = inputOf([...many, NAMELESS], { ...given, isPublic });
      const messages = checkRunAnnotations(input).map(({ message }) => message);
      return [renderComment(input), renderCheckRun(input).summary, ...messages, pageOf(input)].join("\n");
    };
    expect(said(true)).not.toContain("classified");
    expect(said(true)).toContain("#### `customer:pilot`");
    expect(said(true)).toContain("`parse/invalid-syntax`");
    for (const part of ["message", "mend", "edit", "place", "title", "form", "path"]) {
      expect(said(false)).toContain(`classified ${part}`.replace(" path", "-path"));
    }
  });
});

function pageOf(input: ReturnType<typeof inputOf>): string {
  const comment = { author: "memory-steward", state: "created", input };
  return renderStory({ title: "t", introduction: "", chapters: [{ heading: "h", comment }], facts: [] });
}
