import { describe, expect, it } from "vitest";
import { readInputs } from "../../src/actions/inputs.js";

describe("the input `shard`", () => {
  it("names one of several parts", () => {
    expect(readInputs({ INPUT_SHARD: " 2/4 " }).shard).toEqual({ shard: 2, of: 4 });
    expect(readInputs({ INPUT_SHARD: "256/256" }).shard).toEqual({ shard: 256, of: 256 });
    expect(readInputs({ INPUT_SHARD: "" })).not.toHaveProperty("shard");
  });

  it.each(["0/4", "5/4", "1/257", "1", "/4", "1/", "-1/4", "1/4x"])("is refused where it is %s", (text) => {
    expect(() => readInputs({ INPUT_SHARD: text })).toThrow('The input "shard" names no part.');
  });
});
