/** Values that a file writes in pieces: no piece of them is left in a report. */
import { expect, it } from "vitest";
import { repositoryOf, run } from "./command-line.js";

/** Joined here, so that no file holds them. */
const [HEAD, TAIL] = [["bX9kQ2mZ7p", "Lw4RtY"].join(""), ["8vBn3c", "DfG5hJ"].join("")];

const team = (status: string, owner = "team:build"): string =>
  `nodeKind: Team
id: team:build
attributes:
  title: Build
  status: ${status}
  owners: ["${owner}"]
  updatedAt: "2026-06-03T08:20:00Z"
`;

it.each([
  ["attack: over lines of double quotes", team(`"password=${HEAD}\n    ${TAIL}"`)],
  ["attack: over lines without quotes", team(`password=${HEAD}\n    ${TAIL}`)],
  ["attack: over lines of a folded block", team(`>-\n    password=${HEAD}\n    ${TAIL}`)],
  ["attack: over lines that a backslash joins", team(`"password=${HEAD}\\\n    ${TAIL}"`)],
  ["attack: around a letter whose last byte is that of a blank", team("approved", `password=${HEAD}à${TAIL}`)],
])("shows no half of a secret, %s", async (_, text) => {
  const folder = repositoryOf({ "memory-steward.yml": "layout: company-brain\n", "graph/team.yaml": text });
  for (const format of ["pretty", "json", "sarif", "markdown", "github"]) {
    const { stdout, stderr } = await run("check", folder, "--format", format);
    expect(stdout).toContain("secret/assigned-value");
    for (const half of [HEAD, TAIL]) {
      for (let at = 0; at + 8 <= half.length; at++) expect(stdout + stderr).not.toContain(half.slice(at, at + 8));
    }
  }
});
