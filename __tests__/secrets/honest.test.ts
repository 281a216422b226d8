import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { scanBytes } from "../../src/secrets/scan.js";

const project = fileURLToPath(new URL("../..", import.meta.url));
const texts = ["__tests__/secrets/honest", "docs", "examples", "schemas"].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:md|ya?ml|jsonl?)$/.test(path))
    .map((path) => join(folder, path)),
);

test("there is honest text to scan", () => {
  expect(texts.length).toBeGreaterThan(50);
});

test("honest text has no finding of any tier", () => {
  const alarms = texts.flatMap((path) => {
    const bytes = readFileSync(join(project, path));
    const { matches, incomplete } = scanBytes(bytes, { salt: "salt", path });
    expect(incomplete, path).toBeUndefined();
    return matches.map(({ tier, format, start }) => {
      const line = bytes.subarray(0, start).toString("latin1").split("\n").length;
      return `${path}:${line}: tier ${tier}, ${format}`;
    });
  });
  expect(alarms).toEqual([]);
});
