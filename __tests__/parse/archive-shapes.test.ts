/** Archives as plain tools write them, which are read, and each change of them, which is refused or makes no difference. */
import { describe, expect, it } from "vitest";
import { ArchiveError, readArchive } from "../../src/parse/archive.js";
import { build, FOLDER, INFO_ZIP, NOTHING, type Part } from "./archive-builder.js";

const UPDATE = '{"schema":"memory-steward.update/v1"}'.repeat(3);
const FILES = { "memory-update.json": UPDATE, "run/é.txt": "hello", "empty.txt": "" };
const UTF8 = 0x0800;

/** By the archiver of npm, on which actions/upload-artifact stands. */
function uploaded(deflated: boolean): Part[] {
  const common = { deflated, descriptor: "signed", told: NOTHING, madeBy: 0x032d } as const;
  return [
    { name: "memory-update.json", content: UPDATE, ...common },
    { name: "run/", attributes: FOLDER, madeBy: 0x032d },
    { name: "run/é.txt", content: "hello", ...common, flags: 8 | UTF8 },
    { name: "empty.txt", ...common },
  ];
}

const JAVA = { flags: 8 | UTF8, madeBy: 0x14, attributes: 0 };
const MARK = Buffer.from("feca0000", "hex");

const SHAPES: readonly (readonly [string, Buffer])[] = [
  [
    "zip -r",
    build([
      { name: "memory-update.json", content: UPDATE, deflated: true, ...INFO_ZIP },
      { name: "run/", attributes: FOLDER, ...INFO_ZIP },
      // Without the flag that says UTF-8.
      { name: "run/é.txt", content: "hello", ...INFO_ZIP },
      { name: "empty.txt", ...INFO_ZIP },
    ]),
  ],
  [
    "zip -9 with comments",
    build(
      [
        { name: "memory-update.json", content: UPDATE, deflated: true, flags: 2, comment: Buffer.from("of a run") },
        { name: "run/é.txt", content: "hello", flags: 2 },
        { name: "empty.txt" },
      ],
      { comment: Buffer.from("of an agent") },
    ),
  ],
  [
    "zip to a pipe, which tells sizes alone before the data",
    build([
      {
        name: "memory-update.json",
        content: UPDATE,
        deflated: true,
        descriptor: "signed",
        told: [0, 0, UPDATE.length],
        ...INFO_ZIP,
      },
      { name: "run/", attributes: FOLDER, ...INFO_ZIP },
      { name: "run/é.txt", content: "hello", deflated: true, descriptor: "signed", told: [0, 0, 5], ...INFO_ZIP },
      { name: "empty.txt", descriptor: "signed", ...INFO_ZIP },
    ]),
  ],
  ["actions/upload-artifact", build(uploaded(true))],
  ["actions/upload-artifact at compression level 0", build(uploaded(false))],
  [
    "a stream without signatures",
    build(uploaded(true).map((part) => (part.descriptor ? { ...part, descriptor: "bare" } : part))),
  ],
  [
    "Python, which keeps modes without a type",
    build([
      { name: "memory-update.json", content: UPDATE, deflated: true, attributes: 0o600 * 0x10000 },
      { name: "run/é.txt", content: "hello", deflated: true, flags: UTF8, attributes: 0o600 * 0x10000 },
      { name: "empty.txt", deflated: true, attributes: 0o600 * 0x10000 },
    ]),
  ],
  [
    "Java, which deflates folders and marks the first entry",
    build([
      { name: "run/", deflated: true, descriptor: "signed", told: NOTHING, extra: MARK, listedExtra: MARK, ...JAVA },
      ...uploaded(true)
        .filter(({ name }) => name !== "run/")
        .map((part) => ({ ...part, ...JAVA })),
    ]),
  ],
];

/** The files as texts, or the fault. */
function outcome(archive: Buffer): object | string {
  try {
    const read = readArchive(archive, { entries: 8, totalBytes: 100_000 });
    return Object.fromEntries([...read].map(([path, bytes]) => [path, Buffer.from(bytes).toString("latin1")]));
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault;
    throw error;
  }
}

describe.each(SHAPES)("an archive as written by %s", (_, archive) => {
  const files = Object.fromEntries(
    Object.entries(FILES).map(([path, content]) => [path, Buffer.from(content).toString("latin1")]),
  );

  it("is read", () => {
    expect(outcome(archive)).toEqual(files);
  });

  it("is refused, or read as before, whatever bit of it is changed", { timeout: 60_000 }, () => {
    for (let at = 0; at < archive.length * 8; at++) {
      const copy = Buffer.from(archive);
      copy[at >> 3] = (copy[at >> 3] ?? 0) ^ (1 << (at & 7));
      const changed = outcome(copy);
      if (typeof changed === "object") expect(changed, `bit ${at & 7} of byte ${at >> 3}`).toEqual(files);
    }
  });

  it("is refused wherever a byte is added or left out", { timeout: 60_000 }, () => {
    for (let at = 0; at <= archive.length; at++) {
      const [head, tail] = [archive.subarray(0, at), archive.subarray(at)];
      for (const more of ["\0", "P", "{"]) {
        expect(outcome(Buffer.concat([head, Buffer.from(more), tail])), `${more} at ${at}`).toEqual(expect.any(String));
      }
      if (tail.length > 0) expect(outcome(Buffer.concat([head, tail.subarray(1)]))).toEqual(expect.any(String));
    }
  });
});
