/** Archives as a hostile run would leave them can be made, and are read as they are. */
import { expect, test } from "vitest";
import { readZip, writeZip } from "./zip.js";

test("names, modes and bytes survive, whatever the names are", () => {
  const entries = [
    { name: "../outside.md", bytes: Buffer.from("one"), mode: 0o100644 },
    { name: "/etc/absolute", bytes: Buffer.alloc(0), mode: 0o100755 },
    { name: "link", bytes: Buffer.from("../target"), mode: 0o120777 },
    { name: "ü.md", bytes: Buffer.from("two"), mode: 0o100644 },
    { name: "ü.md", bytes: Buffer.from("again"), mode: 0o100644 },
  ];
  for (const compress of [true, false]) expect(readZip(writeZip(entries, { compress }))).toEqual(entries);
});

test("a small archive holds much", () => {
  const archive = writeZip([{ name: "bomb.json", bytes: Buffer.alloc(20_000_000, " ") }], { compress: true });
  expect(archive.byteLength).toBeLessThan(50_000);
  expect(readZip(archive)[0]?.bytes.byteLength).toBe(20_000_000);
});

test("what is no archive is refused", () => {
  expect(() => readZip(Buffer.from("{}"))).toThrow("no zip archive");
});
