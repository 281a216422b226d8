/** Archives as strangers make them: read whole, or refused by a name of their fault. */
import { crc32, deflateRawSync } from "node:zlib";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { ArchiveError, isArchive, readArchive, type ArchiveLimits } from "../../src/parse/archive.js";
import { writeZip } from "../github/zip.js";
import { build, endRecord, FOLDER, longs, NOTHING, shorts, type Part } from "./archive-builder.js";

const LIMITS: ArchiveLimits = { entries: 8, totalBytes: 100_000 };
const text = (value: string) => Buffer.from(value);
const one = (name: string, mode?: number) => writeZip([{ name, bytes: text("{}"), ...(mode && { mode }) }]);

function fault(archive: Uint8Array, limits = LIMITS): string {
  try {
    readArchive(archive, limits);
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault;
    throw error;
  }
  return "none";
}

/** The archive with other bytes at a place that is counted from a signature. */
function patched(archive: Buffer, signature: string, offset: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(archive);
  copy.set(bytes, copy.indexOf(signature, 0, "latin1") + offset);
  return copy;
}

const LISTED = "PK\x01\x02";
const LOCAL = "PK\x03\x04";
const END = "PK\x05\x06";
const DESCRIPTOR = "PK\x07\x08";

describe("an archive", () => {
  it("gives back what was put into it, stored or deflated", () => {
    // No file is called as a folder is.
    const form = /^[a-z]{1,8}(\.md|\/[a-z0-9._-]{3,8})$/;
    const name = fc.stringMatching(form).filter((path) => !path.includes(".."));
    const entries = fc.uniqueArray(fc.record({ name, bytes: fc.uint8Array({ maxLength: 200 }) }), {
      maxLength: 8,
      selector: (entry) => entry.name,
    });
    fc.assert(
      fc.property(entries, fc.boolean(), (files, compress) => {
        const read = readArchive(writeZip(files, { compress }), LIMITS);
        expect([...read].sort()).toEqual(files.map(({ name: path, bytes }) => [path, bytes]).sort());
      }),
      { numRuns: 60 },
    );
  });

  it("may hold folders, which are no files", () => {
    const archive = writeZip([
      { name: "run/", bytes: text(""), mode: 0o040755 },
      { name: "run/a.json", bytes: text("{}") },
    ]);
    expect([...readArchive(archive, LIMITS).keys()]).toEqual(["run/a.json"]);
  });

  it("is told from a plain file by its first bytes", () => {
    expect([one("a.json"), writeZip([]), text("{}"), text("")].map(isArchive)).toEqual([true, true, false, false]);
  });
});

describe("an archive is refused (security rule 13)", () => {
  it.each(["../x", "a/../x", "/etc/x", "C:/x", "a\\..\\x", "a//b", "./a", "a\u0000b", "a\u202eb", "", "/"])(
    "for the path %j",
    (name) => {
      expect(fault(one(name))).toBe("unsafe-path");
    },
  );

  it.each([
    ["a link", 0o120777],
    ["a device", 0o020644],
    ["a socket", 0o140644],
    ["a folder that calls itself a file", 0o040755],
  ])("for %s", (_, mode) => {
    expect(fault(one("memory-update.json", mode))).toBe("not-a-file");
  });

  it("for two spellings of one path", () => {
    const twice = (left: string, right: string) => writeZip([left, right].map((name) => ({ name, bytes: text("{}") })));
    expect(fault(twice("a.json", "a.json"))).toBe("duplicate-path");
    expect(fault(twice("a.json", "A.json"))).toBe("duplicate-path");
    expect(fault(twice("\u00e9.json", "e\u0301.json"))).toBe("duplicate-path");
    const folder = { name: "a/", bytes: text(""), mode: 0o040755 };
    expect(fault(writeZip([{ name: "a", bytes: text("{}") }, folder]))).toBe("duplicate-path");
  });

  it("for too many files, before it looks at one", () => {
    const files = Array.from({ length: 9 }, (_, number) => ({ name: `../${number}`, bytes: text("") }));
    expect(fault(writeZip(files))).toBe("too-many-files");
  });

  it("for 20 MB in 20 kB, announced or not, without inflating them", () => {
    const bomb = writeZip([{ name: "a.json", bytes: Buffer.alloc(20_000_000) }], { compress: true });
    expect(bomb.length).toBeLessThan(30_000);
    expect(fault(bomb)).toBe("too-large");
    const before = process.memoryUsage().arrayBuffers;
    const quiet = patched(patched(bomb, LISTED, 24, [100, 0, 0, 0]), LOCAL, 22, [100, 0, 0, 0]);
    expect(fault(quiet)).toBe("too-large");
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  });

  it("for many files that are within the limit one by one", () => {
    const files = ["a", "b", "c"].map((name) => ({ name, bytes: Buffer.alloc(40_000) }));
    expect(fault(writeZip(files, { compress: true }))).toBe("too-large");
  });

  it.each([
    ["encrypted", [1, 0]],
    ["strongly encrypted", [0x41, 0]],
    ["with a hidden directory", [0, 0x20]],
  ])("where a file is %s", (_, flags) => {
    expect(fault(patched(one("a.json"), LISTED, 8, flags))).toBe("encrypted");
  });

  it("where two files share their bytes", () => {
    const inner = one("b");
    const outer = writeZip([
      { name: "a", bytes: inner.subarray(0, inner.indexOf(LISTED, 0, "latin1")) },
      { name: "b", bytes: text("{}") },
    ]);
    expect(fault(outer)).toBe("none");
    const shared = Buffer.from(outer);
    shared.writeUInt32LE(outer.indexOf(LOCAL, 1, "latin1"), shared.lastIndexOf(LISTED, undefined, "latin1") + 42);
    expect(fault(shared)).toBe("contradictory");
  });

  it("where it is cut off, or none at all", () => {
    const good = one("a.json");
    expect(fault(good)).toBe("none");
    for (let length = 0; length < good.length; length++) expect(fault(good.subarray(0, length))).toBe("damaged");
    expect(fault(text("{}"))).toBe("damaged");
  });

  it("or read, whatever its bytes are; never anything else", { timeout: 20_000 }, () => {
    const good = writeZip(
      ["a.json", "b/c.json"].map((name) => ({ name, bytes: text("{}".repeat(20)) })),
      { compress: true },
    );
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), fc.nat(good.length - 1), fc.nat(255), (at, to, also, too) => {
        const copy = Buffer.from(good);
        copy[at] = to;
        copy[also] = too;
        expect(fault(copy)).toEqual(expect.any(String));
      }),
      { numRuns: 400 },
    );
  });
});

const A = { name: "a.json", content: "{}" };
const B = { name: "b.json", content: "[]" };
const STREAMED = { deflated: true, descriptor: "signed", told: NOTHING } as const;
const [CRC, OTHER] = [crc32("{}"), crc32("[]")];
const ZIP64 = shorts(1, 16, 2, 0, 0, 0, 2, 0, 0, 0);
const ZIP64_LOCATOR = Buffer.concat([text("PK\x06\x07"), longs(0, 0, 0, 1)]);

/** An archive in the comment of another, or behind it. */
const inner = build([B]);
const behind = (archive: Buffer, more: Buffer) => Buffer.concat([archive, more]);
const pathField = (name: string) =>
  Buffer.concat([shorts(0x7075, 5 + name.length), text("\x01"), longs(crc32("a.json")), text(name)]);

describe("an archive that two readers would read in two ways is refused:", () => {
  it.each<[attack: string, archive: Buffer]>([
    ["an end record in the comment", build([A], { comment: inner.subarray(-22) })],
    ["a whole archive in the comment", build([A], { comment: inner })],
    ["an end record in the comment that does not fit", build([A], { comment: text("PK\x05\x06".padEnd(40)) })],
    [
      "an end record whose comment is the true one",
      build([{ ...A, comment: endRecord(0, 0, 0, Buffer.alloc(22)).subarray(0, 22) }]),
    ],
    ["bytes behind the end record", behind(one("a.json"), text("x"))],
    ["an archive behind another", behind(one("a.json"), inner)],
    ["bytes before the first entry, not counted", behind(text("x"), one("a.json"))],
    ["bytes before the first entry, counted", build([A], { before: text("#!/bin/sh\n") })],
    ["an empty archive behind something", build([], { before: text("x") })],
    ["a gap between entries", build([{ ...A, gap: text("x") }, B])],
    ["a gap before the directory", build([A, { ...B, gap: text("x") }])],
    ["a gap behind a descriptor", build([{ ...A, ...STREAMED, gap: text("x") }, B])],
    ["an entry that the directory does not list, first", build([{ ...A, isHidden: true }, B])],
    ["an entry that the directory does not list, between", build([A, { ...B, isHidden: true }, { ...B, name: "c" }])],
    ["an entry that the directory does not list, last", build([A, { ...B, isHidden: true }])],
    ["an entry that the directory does not list, alone", build([{ ...A, isHidden: true }])],
    ["two entries at one place", build([A, { ...B, offset: 0 }])],
    ["two names for one entry", build([A, { ...A, name: "c.json", offset: 0 }])],
    [
      "an entry within another",
      build([
        { name: "a", content: inner.subarray(0, 38) },
        { ...B, offset: 31 },
      ]),
    ],
    ["another name in the local header", patched(build([A]), LOCAL, 30, [...text("b.json")])],
    [
      "another name in the local header that decodes to the same",
      patched(build([{ ...A, name: "\ufffd\ufffd", flags: 0x0800 }]), LOCAL, 30, [0xef, 0xbf, 0xbd, 0xff, 0xff, 0xff]),
    ],
    ["another method in the local header", patched(build([A]), LOCAL, 8, [8, 0])],
    ["other flags in the local header", patched(build([A]), LOCAL, 6, [8, 0])],
    ["a password in the local header alone", patched(build([A]), LOCAL, 6, [1, 0])],
    ["another checksum in the local header", build([{ ...A, told: [OTHER, 2, 2] }])],
    ["another stored size in the local header", build([{ ...A, told: [CRC, 1, 2] }])],
    ["another size in the local header", build([{ ...A, told: [CRC, 2, 1] }])],
    ["no sizes in the local header, without a descriptor", build([{ ...A, told: NOTHING }])],
    ["a descriptor behind sizes of its own", build([{ ...A, ...STREAMED, told: [CRC, 1, 2] }])],
    ["a descriptor with another checksum", patched(build([{ ...A, ...STREAMED }]), DESCRIPTOR, 4, [1])],
    ["a descriptor with another stored size", patched(build([{ ...A, ...STREAMED }]), DESCRIPTOR, 8, [1])],
    ["a descriptor with another size", patched(build([{ ...A, ...STREAMED }]), DESCRIPTOR, 12, [1])],
    ["a descriptor with another signature", patched(build([{ ...A, ...STREAMED }]), DESCRIPTOR, 3, [1])],
    ["no descriptor where one is announced", build([{ ...A, flags: 8 }])],
    ["a descriptor that is not announced", build([{ ...A, descriptor: "signed", flags: 0 }])],
    [
      "a descriptor in stored data, which ends them for who reads a stream",
      build([
        { name: "a", content: behind(text("{}PK\x07\x08"), longs(CRC, 2, 2)), descriptor: "signed", told: NOTHING },
      ]),
    ],
    [
      "bytes behind the deflated stream",
      build([{ ...A, deflated: true, data: behind(deflateRawSync("{}"), text("x")) }]),
    ],
    [
      "a second deflated stream behind the first",
      build([{ ...A, deflated: true, data: behind(deflateRawSync("{}"), deflateRawSync("[]")) }]),
    ],
    [
      "a stream behind an empty one",
      build([{ name: "a", deflated: true, data: behind(deflateRawSync(""), text("x")) }]),
    ],
    ["another name in an extra field", build([{ ...A, listedExtra: pathField("b.json") }])],
    ["another name in an extra field of the local header", build([{ ...A, extra: pathField("b.json") }])],
    ["another count of entries", patched(build([A, B]), END, 8, [1, 0, 1, 0])],
    ["another count of entries in this part", patched(build([A, B]), END, 8, [1, 0])],
    ["a directory in another part", patched(build([A]), END, 6, [1, 0])],
    ["a file in another part", patched(build([A]), LISTED, 34, [1, 0])],
    ["a directory that begins elsewhere", patched(build([A]), END, 16, [0, 0])],
  ])("%s", (_, archive) => {
    expect(fault(archive)).toBe("contradictory");
  });

  it("but not for what files may hold", () => {
    const harmless = [
      build([{ ...A, extra: pathField("a.json"), listedExtra: pathField("a.json") }]),
      build([{ name: "inner.zip", content: inner }]),
      build([{ name: "inner.zip", content: inner, descriptor: "signed", told: NOTHING }]),
      build([{ name: "inner.zip", content: build([{ ...B, ...STREAMED }]), descriptor: "signed", told: NOTHING }]),
      build([A, B].reverse()),
    ];
    expect(harmless.map((archive) => fault(archive))).toEqual(harmless.map(() => "none"));
  });
});

describe("an archive is refused by the name of its fault:", () => {
  const checked = build([{ name: "a.json", content: '{"a":1}', deflated: true }]);
  const folder = { attributes: FOLDER };

  it.each<[attack: string, fault: string, archive: Buffer]>([
    ["a file that is not the one of its checksum", "damaged", build([{ ...A, data: text("[]") }])],
    [
      "a deflated file that is not the one of its checksum",
      "damaged",
      build([{ ...A, deflated: true, data: deflateRawSync("[]") }]),
    ],
    ["a checksum of nothing", "damaged", patched(patched(checked, LOCAL, 14, [0, 0, 0, 0]), LISTED, 16, [0, 0, 0, 0])],
    ["less inflated than announced", "damaged", build([{ ...A, deflated: true, data: deflateRawSync("{") }])],
    ["more inflated than announced", "too-large", build([{ ...A, deflated: true, data: deflateRawSync("{}}") }])],
    [
      "a deflated stream without an end",
      "damaged",
      build([{ ...A, deflated: true, data: deflateRawSync("{}").subarray(0, -1) }]),
    ],
    ["a file stored in fewer bytes than it has", "damaged", build([{ ...A, data: text("{") }])],
    ["a method that nobody needs", "damaged", patched(patched(build([A]), LOCAL, 8, [12, 0]), LISTED, 10, [12, 0])],
    ["a flag of another format", "damaged", build([{ ...A, flags: 0x20 }])],
    ["a version that is still to come", "damaged", patched(build([A]), LISTED, 6, [64, 0])],
    ["an extra field that is cut off", "damaged", build([{ ...A, listedExtra: shorts(0x5455, 9) }])],
    ["an extra field that has no size", "damaged", build([{ ...A, extra: shorts(0x5455, 0, 1) }])],
    ["a folder with data", "not-a-file", build([{ ...A, name: "a/", ...folder }])],
    ["a folder with deflated data", "not-a-file", build([{ ...A, name: "a/", deflated: true, ...folder }])],
    ["a file that DOS takes for a folder", "not-a-file", build([{ ...A, attributes: 0x10 }])],
    ["a file that DOS takes for a label", "not-a-file", build([{ ...A, attributes: 0x08 }])],
    ["a file and a folder of its name with something in it", "duplicate-path", build([{ name: "a" }, { name: "a/b" }])],
    [
      "the same in another order, with others between",
      "duplicate-path",
      build(["a/b/c", "a-b", "a.c", "a/b"].map((name) => ({ name }))),
    ],
    ["the same in another letter case", "duplicate-path", build([{ name: "Run" }, { name: "run/b" }])],
    ["the same in another form of Unicode", "duplicate-path", build([{ name: "\u00e9" }, { name: "e\u0301/b" }])],
    ["a folder within a file", "duplicate-path", build([{ name: "a" }, { name: "a/b/", ...folder }])],
    [
      "two names that are one in capital letters",
      "duplicate-path",
      build([{ name: "stra\u00dfe" }, { name: "STRASSE" }]),
    ],
    ["a name in the code page of its writer", "unsafe-path", build([{ name: Buffer.from([0x82]) }])],
    ["a name in another code page that could be UTF-8", "unsafe-path", build([{ name: "\u00e9", madeBy: 0x14 }])],
    ["a name longer than any system's", "unsafe-path", build([{ name: "a".repeat(256) }])],
    ["a path longer than any system's", "unsafe-path", build([{ name: "a/".repeat(2048) + "b" }])],
    ["AES", "encrypted", build([{ ...A, listedExtra: shorts(0x9901, 0) }])],
    ["AES in the local header alone", "encrypted", build([{ ...A, extra: shorts(0x9901, 0) }])],
    ["Zip64: the count stands elsewhere", "zip64", patched(build([A]), END, 8, [255, 255, 255, 255])],
    ["Zip64: the directory stands elsewhere", "zip64", patched(build([A]), END, 16, [255, 255, 255, 255])],
    ["Zip64: a locator", "zip64", Buffer.concat([inner.subarray(0, -22), ZIP64_LOCATOR, inner.subarray(-22)])],
    ["Zip64: a locator in the comment of the last entry", "zip64", build([{ ...A, comment: ZIP64_LOCATOR }])],
    [
      "Zip64: sizes in the directory that stand elsewhere",
      "zip64",
      patched(build([A]), LISTED, 24, [255, 255, 255, 255]),
    ],
    ["Zip64: an offset that stands elsewhere", "zip64", patched(build([A]), LISTED, 42, [255, 255, 255, 255])],
    ["Zip64: other sizes in an extra field", "zip64", build([{ ...A, listedExtra: ZIP64 }])],
    ["Zip64: other sizes in an extra field of the local header", "zip64", build([{ ...A, extra: ZIP64 }])],
    [
      "Zip64: sizes in the local header that stand elsewhere",
      "zip64",
      build([{ ...A, told: [CRC, 0xffffffff, 0xffffffff] }]),
    ],
  ])("%s", (_, expected, archive) => {
    expect(fault(archive)).toBe(expected);
  });
});

describe("an archive that is made to take long is judged soon:", { timeout: 20_000 }, () => {
  const many = (count: number, part: (number: number) => Part) =>
    build(Array.from({ length: count }, (_, at) => part(at)));
  const limits: ArchiveLimits = { entries: 50_000, totalBytes: 100_000_000 };

  it.each<[attack: string, fault: string, archive: () => Buffer]>([
    [
      "thousands of end records in the comment",
      "contradictory",
      () => build([A], { comment: text(END.padEnd(22, "\0").repeat(2900)) }),
    ],
    [
      "thousands of end records before the last",
      "none",
      () => build([{ ...A, comment: text(END.padEnd(22, "\0").repeat(2900)) }]),
    ],
    [
      "millions of descriptors in stored data",
      "none",
      () => build([{ name: "a", content: "PK\x07\x08".repeat(4_000_000), descriptor: "signed" }]),
    ],
    [
      "thousands of paths thousands of folders deep",
      "none",
      () => many(4000, (at) => ({ name: "a/".repeat(2000) + String(at) })),
    ],
    [
      "long names of letters with marks in the wrong order",
      "unsafe-path",
      () => many(500, (at) => ({ name: `${at}a` + "\u0301\u0316".repeat(16_000) })),
    ],
    [
      "many names of letters with marks in the wrong order",
      "none",
      () => many(4000, (at) => ({ name: `${at}a${"/a" + "\u0301\u0316".repeat(120)}`.repeat(2) })),
    ],
    [
      "thousands of names in extra fields",
      "duplicate-path",
      () => many(300, () => ({ ...A, listedExtra: Buffer.concat(Array<Buffer>(4000).fill(pathField("a.json"))) })),
    ],
  ])("%s", (_, expected, archive) => {
    expect(fault(archive(), limits)).toBe(expected);
  });
});
