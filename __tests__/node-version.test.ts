import { expect, it } from "vitest";

it("runs on the version of Node that this leg is about", () => {
  const expected = process.env["EXPECTED_NODE_MAJOR"] ?? process.versions.node.split(".")[0];
  expect(process.version).toMatch(new RegExp(`^v${expected}\\.`));
  expect(Number(process.versions.node.split(".")[0])).toBeGreaterThanOrEqual(20);
});
