/** `doctor` on the actions that workflows use: which they are, and how they are pinned. */
import { describe, expect, it } from "vitest";
import { repositoryOf, run } from "./command-line.js";
import { advice, CHECK, ONE, SETTINGS, workflows } from "./doctor-advice.js";

describe("doctor", () => {
  it("knows actions in whatever letter case they are written", async () => {
    const risky = CHECK.replace(/ +persist-credentials.*\n/, "");
    const written = risky
      .replace("actions/checkout@", "Actions/Checkout@")
      .replace("memory-steward/memory-steward@", "Memory-Steward/memory-steward@");
    const said = await advice({ "memory.yml": risky }, SETTINGS);
    expect(said).toContainEqual(expect.stringMatching(/token on disk/));
    expect(await advice({ "memory.yml": written }, SETTINGS)).toEqual(said);
  });

  it("knows a copy of the steward in another organization, as on a server that reaches no other", async () => {
    const copy = (ref: string) => ONE.replace("memory-steward/memory-steward@v1", `acme/memory-steward@${ref}`);
    expect(await advice({ "memory.yml": copy("a".repeat(40)) }, SETTINGS, "main", "0.1.0")).toEqual([]);
    // Which branches the copy has, nobody knows but its owner.
    expect(await advice({ "memory.yml": copy("v1") }, SETTINGS, "main", "0.1.0")).toEqual([
      expect.stringContaining("note: acme/memory-steward@v1 is pinned to a tag, not to a commit"),
    ]);
    const other = ONE.replace("memory-steward/memory-steward@v1", "acme/memory-stewards@v1");
    expect(await advice({ "memory.yml": other }, SETTINGS)).toContain("error: No workflow runs the steward.");
  });

  it("says that a major line is not there before its first release", async () => {
    expect(await advice({ "memory.yml": ONE }, SETTINGS, "main", "0.1.0")).toEqual([
      expect.stringMatching(
        /^warning: The branch v1 of memory-steward is made by its release 1\.0\.0, and this is version 0\.1\.0/,
      ),
    ]);
    const commit = ONE.replace("memory-steward@v1", `memory-steward@${"a".repeat(40)}`);
    expect(await advice({ "memory.yml": commit }, SETTINGS, "main", "0.1.0")).toEqual([]);
  });

  it("does not fail for a release that may be there by now, and says in its help when it does", async () => {
    const files = { ...workflows({ "memory.yml": ONE }), "memory-steward.yml": "layout: atlas\n" };
    const { code, stdout } = await run("doctor", repositoryOf(files));
    expect([code, stdout]).toEqual([0, expect.stringContaining("! .github/workflows/memory.yml: The branch v1")]);
    const help = (await run("doctor", "--help")).stdout.replace(/\s+/g, " ");
    expect(help).toContain(
      "0 nothing was found that surely keeps memory-steward from working; there may be warnings (!)",
    );
    expect(help).toContain("1 something surely does (✗): a job fails");
  });

  it.each([
    ["main", "warning", "a branch"],
    ["release/v4", "warning", "a branch"],
    ["0a1b2c3", "warning", "a branch"],
    ["v6", "note", "a tag"],
    ["v6.1.0", "note", "a tag"],
  ])("says that an action at %s is not what was chosen for ever", async (ref, severity, what) => {
    const [said, ...more] = await advice(
      { "memory.yml": ONE.replace(/checkout@[0-9a-f]{40}/, `checkout@${ref}`) },
      SETTINGS,
    );
    expect(more).toEqual([]);
    expect(said).toContain(`${severity}: actions/checkout@${ref} is pinned to ${what}, not to a commit`);
  });

  it("says so of the steward at a branch, and of nothing that is the repository's own", async () => {
    const main = ONE.replace("memory-steward@v1", "memory-steward@main");
    expect(await advice({ "memory.yml": main }, SETTINGS)).toEqual([
      expect.stringContaining("warning: memory-steward/memory-steward@main is pinned to a branch"),
    ]);
    const own = ONE.replace(
      "    steps:\n",
      "    steps:\n      - uses: ./.github/actions/build\n      - uses: docker://alpine:3\n",
    );
    expect(own).not.toBe(ONE);
    expect(await advice({ "memory.yml": own }, SETTINGS)).toEqual([]);
  });
});
