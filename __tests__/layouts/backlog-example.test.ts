/** The example layout for a repository of tasks in Markdown: reused ids, an older spelling of ids, broken front matter. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkFiles, places } from "../support/check-files.js";
import { PROJECT } from "../runner/run-action.js";

const path = join(PROJECT, "examples/backlog-md.layout.yaml");

function task(id: string, rest = ""): string {
  return `---\nid: ${id}\ntitle: Task ${id}\nstatus: Done\n${rest}---\n`;
}

it("reads tasks, completed and archived ones by a layout of under 30 lines", async () => {
  const text = readFileSync(path);
  expect(text.toString().split("\n").length).toBeLessThan(30);
  const result = await checkFiles(
    {
      "backlog/tasks/back-1.md": task("BACK-1"),
      "backlog/tasks/back-2.md": task("BACK-2", "dependencies: [task-1, TASK-9]\n"),
      "backlog/archive/tasks/back-1.md": task("BACK-1"),
      "backlog/completed/back-3.md": "---\nid: BACK-3\ntitle: Three\nstatus: Done\nassignee: @someone\n---\n",
      "backlog/readme.md": "Not a task.\n",
    },
    { gate: { layout: { text, label: path } } },
  );
  expect(places(result)).toEqual(
    [
      "parse/invalid-syntax backlog/completed/back-3.md:5:11",
      "graph/aliased-target backlog/tasks/back-2.md:5:16",
      "graph/dangling-edge backlog/tasks/back-2.md:5:24",
      "record/duplicate-id backlog/tasks/back-1.md:2:5",
    ].sort((a, b) => (a.slice(a.indexOf(" ")) < b.slice(b.indexOf(" ")) ? -1 : 1)),
  );
});
