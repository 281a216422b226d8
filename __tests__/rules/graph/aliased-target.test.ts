import { describe, expect, it } from "vitest";
import { findingsOf } from "../../support/findings-of.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: tasks
ids:
  aliases: [{ prefix: "task-", use: "back-", ignoreCase: true }]
classes:
  task:
    files: ["tasks/*.md"]
    fields: { id: id, title: title }
    edges: [{ field: dependencies, kind: depends_on }]
`;

describe("graph/aliased-target", () => {
  it("leaves a target that nobody has to the rule about that", async () => {
    const files = {
      "tasks.layout.yaml": LAYOUT,
      "tasks/1.md": "---\nid: back-1\ntitle: One\ndependencies: [TASK-1, Task-2]\n---\n",
    };
    const options = { layout: "tasks.layout.yaml" };
    const aliased = await findingsOf("graph/aliased-target", files, options);
    expect(aliased.map(({ subject, suggestion }) => [subject, suggestion?.edits[0]?.newText])).toEqual([
      ["depends_on back-1", "back-1"],
    ]);
    const dangling = await findingsOf("graph/dangling-edge", files, options);
    expect(dangling.map(({ message }) => message)).toEqual(['"depends_on" points at "Task-2", which does not exist.']);
  });
});
