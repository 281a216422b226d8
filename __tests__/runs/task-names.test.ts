import { describe, expect, it } from "vitest";
import { taskSlugs } from "../../src/runs/ids.js";

describe("the names of tasks", () => {
  it("are told apart in time by their number where thousands come to one name", () => {
    const ids = Array.from({ length: 40_000 }, (_, index) => `${"a".repeat(200)}${index}`);
    const begun = performance.now();
    const slugs = taskSlugs([...ids, "Task", "task", "task-2", "TASK", "task-3"]);
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(new Set(slugs).size).toBe(ids.length + 5);
    expect(slugs[39_999]).toBe(`${"a".repeat(80)}-40000`);
    expect(slugs.slice(-5)).toEqual(["Task", "task-2", "task-2-2", "TASK-3", "task-3-2"]);
  });
});
