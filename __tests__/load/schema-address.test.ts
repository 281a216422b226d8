/** What a file of the gate has to fit is named, and nothing else. */
import { expect, it } from "vitest";
import { repositoryOf, run } from "../commands/command-line.js";

it("names the one schema of a file that does not fit it", async () => {
  const folder = repositoryOf({
    "memory-steward.yml": "layout: company-brain\n",
    "graph/team.yaml": "nodeKind: Team\nid: team:build\n",
    "memory-steward.waivers.yaml": "waivers:\n  - rule: graph/cycle\n",
  });
  const { stdout } = await run("check", folder, "--max-findings", "50");
  expect(stdout.replace(/\s+/g, "")).toContain("/blob/main/schemas/waivers.schema.json");
  expect((await run("check", folder)).stdout).not.toContain("/tree/main/schemas");
});
