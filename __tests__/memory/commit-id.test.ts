import { describe, expect, it } from "vitest";
import { isCommitId, shortCommit } from "../../src/memory/commit-id.js";

const SHA1 = "4916ea4fdd22".padEnd(40, "0");
const SHA256 = "4916ea4fdd22".padEnd(64, "0");

describe("the id of a commit", () => {
  it.each([SHA1, SHA256])("has 40 digits, or 64: %s", (id) => {
    expect([isCommitId(id), shortCommit(id)]).toEqual([true, "4916ea4fdd22"]);
  });

  it.each([
    "",
    "4916ea4",
    SHA1.slice(1),
    `${SHA1}0`,
    SHA256.slice(1),
    `${SHA256}0`,
    SHA1.toUpperCase().replace("E", "é"),
    `${SHA1}\n`,
    `^${SHA1}`,
  ])("is nothing else, and another name stays whole: %j", (name) => {
    expect([isCommitId(name), shortCommit(name)]).toEqual([false, name]);
  });
});
