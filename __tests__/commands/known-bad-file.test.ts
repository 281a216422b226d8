/** `known-bad add` where the list holds nothing yet. */
import { describe, expect, it } from "vitest";
import { filesOf, git, repositoryOf, run, write } from "./command-line.js";
import { START } from "./revert-memory.js";

const LIST = "snapshots/known-bad.yaml";

async function added(
  content: string,
): Promise<{ readonly code: number; readonly said: string; readonly list: string }> {
  const folder = repositoryOf(START);
  const from = git(folder, "rev-parse", "HEAD").trim();
  write(folder, { [LIST]: content });
  const reason = ["--reason", "The tool was never right.", "--remediation", "tool:a"];
  const { code, stderr } = await run("known-bad", "add", "--from", from, ...reason, "--dir", folder, "--write");
  return { code, said: stderr, list: filesOf(folder)[LIST]?.replace(from, "FROM") ?? "" };
}

const ENTRY = `knownBad:
  - commits:
      from: FROM
    reason: The tool was never right.
    remediation: tool:a
`;

const HEAD = "# States of the memory that nobody should use any more. Nothing that exists is changed by it.\n";

describe("known-bad add", () => {
  it.each([
    ["", HEAD + ENTRY],
    ["\n\n", HEAD + ENTRY],
    ["# Kept by the platform team.\n# Ask before.\n", `# Kept by the platform team.\n# Ask before.\n${ENTRY}`],
    ["# Kept.", `# Kept.\n${ENTRY}`],
    ["# Kept.\r\n", `# Kept.\n${ENTRY}`.replaceAll("\n", "\r\n")],
    ["knownBad:\n", ENTRY],
    ["# First.\nknownBad: # none yet\n", `# First.\n# none yet\n${ENTRY}`],
    ["knownBad:\n  # - snapshot: old\n", `${ENTRY}  # - snapshot: old\n`],
  ])("adds the first entry to %j and keeps the comments", async (content, list) => {
    expect(await added(content)).toEqual({ code: 0, said: "", list });
  });

  it.each(["{}\n", "null\n", "knownBad: none\n", "entries:\n", "knownBad:\nmore:\n"])(
    "refuses %j, which holds something else",
    async (content) => {
      const { code, said, list } = await added(content);
      expect([code, list]).toEqual([2, content]);
      expect(said).toContain(`${LIST} is not a list of what is known to be bad`);
    },
  );
});
