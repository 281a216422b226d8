/** Names of accounts and repositories: what is read of them and what the schemas of files allow is one thing. */
import { describe, expect, it } from "vitest";
import { validated, type FileKind } from "../../src/layouts/file-schemas.js";
import { isSameName, parseRepositoryName } from "../../src/memory/repository-name.js";
import fc from "../support/fast-check.js";

const A_LONG_NAME = "a".repeat(39);
const GOOD = [
  "acme/agent-memory",
  "jdoe_acme/notes",
  "a/b",
  "Acme-1/.github",
  "a/...",
  `${A_LONG_NAME}/${"r".repeat(100)}`,
];
const BAD = [
  ...["", "acme", "acme/", "/memory", "acme/a/b", "acme/a b", "-acme/x", "_acme/x", "ac.me/x", "acme/ü", "acme/x\n"],
  // An address swallows these: what is asked would be another question.
  ...["acme/.", "acme/..", `${A_LONG_NAME}a/x`, `a/${"r".repeat(101)}`],
];

/** Whether a schema takes a text in that place; what else the file lacks is not asked. */
async function takes(kind: FileKind, place: readonly string[], value: unknown): Promise<boolean> {
  const file = [...place].reverse().reduce<unknown>((inner, key) => (key === "0" ? [inner] : { [key]: inner }), value);
  const { errors = [] } = await validated(kind, file);
  return !errors.some(({ pointer }) => pointer.join("/") === place.join("/"));
}

const REPOSITORIES = [
  ["memoryUpdate", ["memoryRepository"]],
  ["memoryUpdate", ["sourceRun", "repository"]],
  ["config", ["proposals", "sources", "0"]],
] as const;
const ACCOUNT = ["owners", "accounts", "user:jane", "0"];

/** Names, and what is nearly one. */
const nearly = fc.oneof(
  fc.constantFrom(...GOOD, ...BAD),
  fc.stringMatching(/^[aZ9_.\-/ ü]{0,12}$/),
  fc.stringMatching(/^[A-Za-z0-9_-]{1,42}\/[A-Za-z0-9._-]{1,102}$/),
);

describe("the name of a repository", () => {
  it("is that which GitHub can have, and that of a managed account too", () => {
    for (const text of GOOD) {
      const [owner, name] = text.split("/");
      expect(parseRepositoryName(text), text).toEqual({ owner, name });
    }
    for (const text of BAD) expect(parseRepositoryName(text), JSON.stringify(text)).toBeUndefined();
  });

  it("is the same in the schemas of artifacts and of the configuration", async () => {
    await fc.assert(
      fc.asyncProperty(nearly, async (text) => {
        const isName = parseRepositoryName(text) !== undefined;
        for (const [kind, place] of REPOSITORIES) expect(await takes(kind, place, text), text).toBe(isName);
      }),
    );
  });

  it("has an owner that the ontology takes for an account", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom("jdoe_acme", "-x", "_x"), fc.stringMatching(/^[aZ9_-]{1,41}$/)),
        async (login) => {
          const isLogin = parseRepositoryName(`${login}/x`) !== undefined;
          expect(await takes("ontology", ACCOUNT, login), login).toBe(isLogin);
          expect(await takes("ontology", ACCOUNT, `${login}/a-team`), login).toBe(isLogin);
        },
      ),
    );
  });

  it("is told apart by no letter case", () => {
    expect(isSameName("Acme/Memory", "acme/memory")).toBe(true);
    expect(isSameName("acme/memory", "acme/memories")).toBe(false);
  });
});
