/** Commits that no `git add` would make: judged as the branch `hostile` against `main`. */
import { BAD_EDGE, service, type HostileCase } from "./case.js";
import { git } from "../git.js";

interface Entry {
  readonly mode: "100644" | "100755" | "120000" | "160000" | "40000";
  readonly name: string | Buffer;
  readonly oid: string;
}

const BAD = service("x", { rest: BAD_EDGE });
const ARGS = ["--base", "main", "--head", "hostile"];

export function treeCases(): HostileCase[] {
  return [
    tree(
      "tree-odd-names",
      "entries named .., .git, with backslashes, line ends and bytes that are no UTF-8",
      (repository) => {
        const oid = blob(repository, BAD);
        const names = [
          ".",
          "..",
          ".git",
          ".GIT",
          "a\\..\\b.yaml",
          "a\n::error::b.yaml",
          Buffer.from([0x61, 0xff, 0xfe, 0x2e, 0x79, 0x61, 0x6d, 0x6c]),
        ];
        const services = object(
          repository,
          names.map((name): Entry => ({ mode: "100644", name, oid })),
        );
        return under(repository, services, ["graph", "services"]);
      },
    ),
    tree("tree-slashes", "entries with slashes and empty names", (repository) => {
      const oid = blob(repository, BAD);
      return object(repository, [
        { mode: "100644", name: "", oid },
        { mode: "100644", name: "../../outside.yaml", oid },
        { mode: "100644", name: "/etc/outside.yaml", oid },
        { mode: "100644", name: "graph/services/x.yaml", oid },
      ]);
    }),
    tree("tree-duplicates", "three entries of one name", (repository) => {
      const oid = blob(repository, BAD);
      const entries = ["x.yaml", "x.yaml", "x.yaml"].map((name): Entry => ({ mode: "100644", name, oid }));
      return under(repository, object(repository, entries), ["graph", "services"]);
    }),
    tree("tree-links", "links, a submodule and an executable record", (repository) => {
      const services = object(repository, [
        { mode: "120000", name: "link.yaml", oid: blob(repository, "/etc/passwd") },
        { mode: "160000", name: "module", oid: "1".repeat(40) },
        { mode: "100755", name: "run.yaml", oid: blob(repository, BAD) },
      ]);
      return under(repository, services, ["graph", "services"]);
    }),
    tree("tree-missing-objects", "entries whose objects are not there", (repository) =>
      object(repository, [{ mode: "100644", name: "x.yaml", oid: "2".repeat(40) }]),
    ),
    tree("tree-deep", "2,000 folders in one another", (repository) => {
      const path = `graph/${"a/".repeat(2000)}x.yaml`;
      const stream = `blob\nmark :1\ndata ${Buffer.byteLength(BAD)}\n${BAD}\ncommit refs/heads/deep\ncommitter b <b@example.com> 0 +0000\ndata 1\nd\nM 100644 :1 ${path}\n\n`;
      git(repository, ["fast-import", "--quiet"], stream);
      return git(repository, ["rev-parse", "deep^{tree}"]);
    }),
    tree(
      "tree-bomb",
      "ten folders of ten folders and so on, ten deep: 10,000,000,000 files in 11 objects",
      (repository) => {
        let entry: Pick<Entry, "mode" | "oid"> = { mode: "100644", oid: blob(repository, BAD) };
        for (let level = 0; level < 10; level++) {
          const names = Array.from({ length: 10 }, (_, i) => `${i}${entry.mode === "100644" ? ".yaml" : ""}`);
          entry = {
            mode: "40000",
            oid: object(
              repository,
              names.map((name) => ({ name, ...entry })),
            ),
          };
        }
        return under(repository, entry.oid, ["graph"]);
      },
    ),
  ];
}

function tree(name: string, about: string, build: (repository: string) => string): HostileCase {
  const setup = (directory: string): void => {
    const root = build(directory);
    const commit = git(directory, ["commit-tree", root, "-p", "main", "-m", "hostile"]);
    git(directory, ["update-ref", "refs/heads/hostile", commit]);
  };
  return { name, about, files: {}, setup, args: ARGS, exits: [1, 2] };
}

function blob(repository: string, text: string): string {
  return git(repository, ["hash-object", "-w", "--stdin"], text);
}

/** Writes a tree object as it is, in the order given and without any check. */
function object(repository: string, entries: readonly Entry[]): string {
  const parts = entries.flatMap(({ mode, name, oid }) => [
    Buffer.from(`${mode} `),
    Buffer.from(name),
    Buffer.from([0]),
    Buffer.from(oid, "hex"),
  ]);
  return git(repository, ["hash-object", "-t", "tree", "--literally", "-w", "--stdin"], Buffer.concat(parts));
}

function under(repository: string, oid: string, folders: readonly string[]): string {
  return folders.reduceRight((inner, name) => object(repository, [{ mode: "40000", name, oid: inner }]), oid);
}
