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
    // By keys of 0 all pieces have the hash 0.
    const table = new ByteTable([0, 0]);
    const pieces = ["", "\0", "\0\0\0\0", "abcd", "abcde", "abcd\0", "bcda"].map((text) => Buffer.from(text));
    for (let time = 0; time < 2; time++) {
      expect(pieces.map((piece) => table.numberOf(piece, 0, piece.length))).toEqual(pieces.map((_, n) => n));
    }
    expect(table.numberOf(Buffer.from("abcd"), 0, 4, 1)).toBe(pieces.length);
  });

  it("is as quick for pieces that differ in the highest bits of their words, which one multiplication does not spread", () => {
    // Two words of which the second takes the difference of the first one back, 16 times in a row: 65,536 pieces.
    const pairs = [0, 1].map((bit) => {
      const pair = Buffer.alloc(8, 0x41);
      pair.writeUInt32LE((0x41414141 ^ (bit * 0x80000000)) >>> 0, 0);
      pair.writeUInt32LE((0x41414141 ^ (bit * 0x80010000)) >>> 0, 4);
      return pair;
    });
    const table = new ByteTable();
    for (let piece = 0; piece < 1 << 16; piece++) {
      const bytes = Buffer.concat(Array.from({ length: 16 }, (_, at) => pairs[(piece >> at) & 1] ?? Buffer.alloc(0)));
      expect(table.numberOf(bytes, 0, bytes.length)).toBe(piece);
    }
  }, 20_000);
});
