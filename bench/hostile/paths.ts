/** Names and special files in the working directory. */
import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { BAD_EDGE, service, type HostileCase } from "./case.js";

const BAD = service("x", { rest: BAD_EDGE });

function named(name: string, about: string, paths: readonly string[]): HostileCase {
  const files = Object.fromEntries(paths.map((path, index) => [path, service(`x-${index}`, { rest: BAD_EDGE })]));
  return { name, about, files, exits: [1] };
}

export function pathCases(): HostileCase[] {
  return [
    named("path-with-commands", "a path with line ends and workflow commands", [
      "graph/services/a\n::error::taken over\n.yaml",
      "graph/services/b\r::set-output name=verdict::pass.yaml",
    ]),
    named("path-with-markup", "paths with markup, blanks and bidi controls", [
      "graph/services/a|`<img src=x>`.yaml",
      "graph/services/ b\t .yaml",
      "graph/services/\u202Elmay.x.yaml",
    ]),
    named("path-like-an-option", "paths that look like options and globs", [
      "-rf.yaml",
      "graph/services/--output=x.yaml",
      "graph/services/[a]*?{b}.yaml",
      "graph/services/$(touch taken-over).yaml",
    ]),
    {
      ...named("deep-folders", "250 folders in one another", [`graph/${"folder/".repeat(250)}x.yaml`]),
      blames: `graph/${"folder/".repeat(250)}x.yaml`,
    },
    named("folder-named-like-a-file", "a folder whose name ends in .yaml", ["graph/services/folder.yaml/x.yaml"]),
    named("colliding-case", "paths that differ in letter case alone", [
      "graph/services/same.yaml",
      "graph/services/SAME.yaml",
      "graph/Services/same.yaml",
    ]),
    named("colliding-unicode", "paths that differ in Unicode form alone", [
      "graph/services/caf\u00e9.yaml",
      "graph/services/cafe\u0301.yaml",
    ]),
    {
      name: "symlink-loop",
      about: "links that lead to each other, to themselves and to the folder above",
      files: { "graph/services/x.yaml": BAD },
      setup: (directory) => {
        symlinkSync("b.yaml", join(directory, "graph/services/a.yaml"));
        symlinkSync("a.yaml", join(directory, "graph/services/b.yaml"));
        symlinkSync("self.yaml", join(directory, "graph/services/self.yaml"));
        symlinkSync("..", join(directory, "graph/services/up"));
      },
      exits: [1],
      blames: "graph/services/x.yaml",
    },
    {
      name: "symlink-outside",
      about: "links to files of the machine, to a device without end and to the root folder",
      files: { "graph/services/x.yaml": BAD },
      setup: (directory) => {
        symlinkSync("/etc/passwd", join(directory, "graph/services/passwd.yaml"));
        symlinkSync("/dev/zero", join(directory, "graph/services/zero.yaml"));
        symlinkSync("/", join(directory, "decisions"));
      },
      exits: [1],
      blames: "graph/services/x.yaml",
    },
    {
      name: "pipe",
      about: "a named pipe: whoever opens it waits for ever",
      files: { "graph/services/x.yaml": BAD },
      setup: (directory) => {
        execFileSync("mkfifo", [join(directory, "graph/services/pipe.yaml"), join(directory, "decisions.md")]);
      },
      exits: [1],
      blames: "graph/services/x.yaml",
    },
  ];
}
