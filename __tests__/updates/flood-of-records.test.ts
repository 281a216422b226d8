/** Attack: an update of one file with so many new records that comparing them all would take minutes. */
import { expect, it } from "vitest";
import { git, makeRepository } from "../git/fixture.js";
import { codes, FILES, judgeIn, REASON, updateOn } from "./update-kit.js";

it("more new records than are compared at once are refused", async () => {
  const dir = makeRepository(FILES);
  const record = (index: number) => `nodeKind: Tool
id: tool:t${index}
attributes:
  title: Tool ${index}
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`;
  const content = Array.from({ length: 501 }, (_, index) => record(index)).join("---\n");
  const changes = [{ action: "upsert", reason: REASON, path: "graph/tools/many.yaml", content }];
  const result = await judgeIn(dir, updateOn(git(dir, "rev-parse", "HEAD").trim(), { changes }));
  expect(codes(result)).toEqual(["TOO_LARGE"]);
});
