import { describe, expect, it } from "vitest";
import { ByteTable } from "../../src/layouts/byte-table.js";
import fc from "../support/fast-check.js";

describe("a table of pieces of bytes", () => {
  it("gives equal pieces one number, others numbers in the order in which they come", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 200 }), (texts) => {
        const table = new ByteTable();
        const numbers = new Map<string, number>();
        for (const text of texts) {
          const known = numbers.get(text) ?? numbers.size;
          numbers.set(text, known);
          const bytes = Buffer.from(`<${text}>`);
          expect(table.numberOf(bytes, 1, bytes.length - 1)).toBe(known);
        }
        expect(table.size).toBe(numbers.size);
      }),
    );
  });

  it("holds more and longer pieces than it has room for at first", () => {
    const table = new ByteTable();
    const pieces = Array.from({ length: 5000 }, (_, n) => Buffer.from(`${n}${"x".repeat(n % 97)}`));
    pieces.push(Buffer.alloc(1 << 18, 1), Buffer.alloc((1 << 18) + 1, 1), Buffer.alloc(0));
    for (let time = 0; time < 2; time++) {
      expect(pieces.map((piece) => table.numberOf(piece, 0, piece.length))).toEqual(pieces.map((_, n) => n));
    }
  });

  it("tells pieces of one hash apart", () => {
    const table = new ByteTable();
    // FNV-1a of 32 bits is the same for both.
    const [one, other] = [Buffer.from("costarring"), Buffer.from("liquid")];
    expect(table.numberOf(one, 0, one.length)).toBe(0);
    expect(table.numberOf(other, 0, other.length)).toBe(1);
    expect(table.numberOf(one, 0, one.length)).toBe(0);
  });
});
