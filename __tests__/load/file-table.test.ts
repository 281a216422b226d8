import fc from "../support/fast-check.js";
import { expect, it } from "vitest";
import { FileTable } from "../../src/load/file-table.js";
import { comparePaths } from "../../src/memory/tree.js";

const files = fc
  .array(fc.record({ path: fc.stringMatching(/^[ab/.é]{1,4}$/), oid: fc.nat() }), { maxLength: 40 })
  .map((list) => list.sort((a, b) => comparePaths(a.path, b.path)));

it("law: a table of files in path order answers as a map that they are put into one after the other", () => {
  fc.assert(
    fc.property(files, fc.stringMatching(/^[ab/.é]{1,4}$/), (list, other) => {
      const table = new FileTable(list);
      const map = new Map(list.map((file) => [file.path, file]));
      expect([...table]).toEqual([...map]);
      expect([...table.keys()]).toEqual([...map.keys()]);
      expect([...table.values()]).toEqual([...map.values()]);
      expect(table.size).toBe(map.size);
      for (const path of [...map.keys(), other, ...[...map.keys()].reverse()]) {
        expect(table.get(path)).toBe(map.get(path));
        expect(table.has(path)).toBe(map.has(path));
      }
    }),
  );
});
