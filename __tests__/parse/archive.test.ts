/** Archives as strangers make them: read whole, or refused by a name of their fault. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ArchiveError, isArchive, readArchive, type ArchiveLimits } from "../../src/parse/archive.js";
import { writeZip } from "../github/zip.js";

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

describe("an archive", () => {
  it("gives back what was put into it, stored or deflated", () => {
    const name = fc.stringMatching(/^[a-z]{1,8}(\/[a-z0-9._-]{3,8})?$/).filter((path) => !path.includes(".."));
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

describe("an archive is refused", () => {
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
    expect(fault(patched(bomb, LISTED, 24, [100, 0, 0, 0]))).toBe("too-large");
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

  it("where header and directory do not say the same", () => {
    const good = one("a.json");
    expect(fault(good)).toBe("none");
    for (const broken of [
      patched(good, LOCAL, 30, [...text("b.json")]),
      patched(good, LOCAL, 8, [8, 0]),
      patched(good, LOCAL, 6, [1, 0]),
      patched(good, LISTED, 10, [12, 0]),
      patched(good, LISTED, 20, [200, 0]),
      patched(good, LISTED, 24, [1, 0]),
      patched(good, LISTED, 42, [255, 255, 255, 255]),
    ]) {
      expect(fault(broken)).toBe("damaged");
    }
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
    expect(fault(shared)).toBe("damaged");
  });

  it("where anything stands before, between or behind what it lists", () => {
    const good = one("a.json");
    expect(fault(Buffer.concat([good, text("x")]))).toBe("damaged");
    expect(fault(Buffer.concat([text("x"), good]))).toBe("damaged");
    expect(fault(good.subarray(0, good.length - 1))).toBe("damaged");
    expect(fault(text("{}"))).toBe("damaged");
    expect(fault(text(""))).toBe("damaged");
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
