/** How much of the index one changed record rewrites does not grow with the memory. */
import { expect, it } from "vitest";
import { indexBytes } from "../../bench/index-bytes.js";

it("a changed title rewrites the record's own two shards, the manifest or report, and the door", async () => {
  for (const records of [150, 600]) {
    const { files, rewritten } = await indexBytes({ records, seed: 1 }, () => undefined);
    expect(files).toBeGreaterThan(50);
    const [title] = rewritten;
    expect(title?.files).toBeLessThanOrEqual(4);
    expect(title?.bytes).toBeLessThan(100_000);
  }
});
