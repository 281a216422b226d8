/** The first names of a list, in a sentence. */
import { describe, expect, it } from "vitest";
import { firstNames } from "../../src/memory/first-names.js";

describe("the first names of a list", () => {
  it("are all of them where there are no more than may be named", () => {
    expect(firstNames(["a"], 2)).toBe("a");
    expect(firstNames(["a", "b"], 2)).toBe("a, b");
  });

  it("end with how many more there are", () => {
    expect(firstNames(["a", "b", "c"], 2)).toBe("a, b and 1 more");
    expect(firstNames(["a", "b", "c", "d"], 1)).toBe("a and 3 more");
  });

  it("are written as the caller shows names", () => {
    expect(firstNames(["a", "b", "c"], 2, (name) => JSON.stringify(name))).toBe('"a", "b" and 1 more');
  });
});
