import { describe, expect, it } from "vitest";
import { archiveSource } from "../../src/runs/archive-source.js";

function pathsIn(...paths: readonly string[]): string[] {
  const files = new Map(paths.map((path) => [path, new Uint8Array()]));
  return archiveSource(files).files.map(({ path }) => path);
}

describe("the run in an archive", () => {
  it("is the outer one, where a file that it made is called like one of a run", () => {
    const made = "tasks/t1/artifacts/run.json";
    expect(pathsIn("a/run.json", `a/${made}`, "b.txt")).toEqual(["run.json", made]);
    expect(pathsIn(`a/${made}`, "a/artifacts/journal/x.json", "a/journal/000001.json")).toEqual([
      "artifacts/journal/x.json",
      "journal/000001.json",
      made,
    ]);
  });

  it("is none of several beside each other", () => {
    expect(pathsIn("a/run.json", "b/run.json")).toEqual(["a/run.json", "b/run.json"]);
    expect(pathsIn("a/run.json", "ab/run.json")).toEqual(["a/run.json", "ab/run.json"]);
  });
});
