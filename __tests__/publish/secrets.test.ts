/** A secret that a pull request adds and removes again, in what people and runners read of it. */
import { createHash } from "node:crypto";
import { it } from "vitest";
import { CLEAN, House, LINTER } from "./house.js";

it("names a secret in the history with its commit, and repeats it nowhere", { timeout: 180_000 }, async (context) => {
  const { expect } = context;
  const house = await House.open(context);
  const digits = createHash("sha256").update("a token of nobody").digest("hex");
  const token = ["dop", "v1", digits].join("_");
  const proposal = await house.propose({ [LINTER]: `${CLEAN}# ${token}\n` });
  const adding = await house.headOf(proposal);
  await house.push(proposal, { [LINTER]: CLEAN });

  const check = await house.check(proposal);
  expect(check.exitCode).toBe(1);
  const report = await house.report(await house.finished(proposal, "failure"));
  expect(report.exitCode).toBe(0);
  const [comment] = house.comments;
  expect(comment?.body).toContain("secret/in-history");
  expect(comment?.body).toContain(adding.slice(0, 12));
  expect(comment?.body).toContain("Revoke it first");
  for (const { log, summary } of [check, report]) {
    for (const text of [...house.published, summary, log]) expect(text).not.toContain(digits.slice(0, 8));
  }
});
