/** Many of one thing, where a careless rule takes the square of it. */
import { BAD_EDGE, service, type HostileCase } from "./case.js";

const FILE = "graph/services/hostile.yaml";
const NOTE = "notes/hostile.md";

export function floodCases(): HostileCase[] {
  return [
    flood(
      "duplicate-ids",
      "9,000 records with one id",
      documents(9000, () => service("same")),
    ),
    flood(
      "ids-differ-in-case",
      "2,000 spellings of one id",
      documents(2000, (i) => service(spelling(i))),
    ),
    flood(
      "dangling-edges",
      "100,000 edges to targets that do not exist",
      service("x", { rest: danglingEdges(100_000) }),
    ),
    flood(
      "near-keys",
      "30,000 keys beside one that is known",
      service("x", { rest: Array.from({ length: 30_000 }, (_, i) => `edge${i}: 1\n`).join("") }),
    ),
    flood(
      "owner-of-digits",
      "an owner of 500,000 digits and a letter",
      service("x").replace("team:platform", `${"1".repeat(500_000)}x`),
    ),
    flood("dangling-near-misses", "5,000 records and 5,000 targets one letter beside them", nearMisses(5000)),
    flood(
      "dangling-long-near-misses",
      "1,000 records and 1,000 targets of 180 letters that differ at both ends",
      longNearMisses(1000),
    ),
    flood(
      "unknown-long-owners",
      "1,000 teams and 3,000 owners of 180 letters that differ at both ends",
      unknownLongOwners(1000, 3000),
    ),
    flood(
      "bad-records",
      "5,000 records with five mistakes each",
      documents(5000, (i) => badRecord(i)),
    ),
    flood(
      "unknown-kinds",
      "9,000 kinds that nobody declared",
      documents(9000, (i) => service(`x-${i}`).replace("Service", `Servic${i}`)),
    ),
    flood(
      "dependency-ring",
      "a circle of 9,000 dependencies",
      documents(9000, (i) => service(`x-${i}`, { rest: dependsOn((i + 1) % 9000) })),
    ),
    flood(
      "dependency-ladder",
      "3,000 records, each depending on the ten after it: paths without number",
      documents(3000, ladder),
    ),
    {
      name: "dangling-links",
      about: "a note that is nothing but 600,000 links to files that do not exist",
      files: {
        "memory-steward.yml": "layout: okf\nseverities: { graph/dangling-edge: error }\n",
        [NOTE]: "[](x)\n".repeat(600_000),
      },
      exits: [1],
      blames: NOTE,
    },
    flood("long-ids", "ids of 400,000 characters that differ at the end", longIds()),
    flood(
      "long-keys",
      "an edge kind of 1,000,000 characters",
      service("x", { rest: `edges:\n  ? ${"k".repeat(1_000_000)}\n  : [{target: service:x}]\n` }),
    ),
  ];
}

function flood(name: string, about: string, text: string): HostileCase {
  return { name, about, files: { [FILE]: text }, exits: [1], blames: FILE };
}

function documents(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join("---\n");
}

/** `service:abcdefghijkl` with the letters of the bits of `index` in upper case. */
function spelling(index: number): string {
  return Array.from("abcdefghijkl", (letter, bit) => (index & (1 << bit) ? letter.toUpperCase() : letter)).join("");
}

function danglingEdges(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => `    - target: service:gone-${index.toString(36)}\n`);
  return `edges:\n  mentions:\n${lines.join("")}`;
}

function nearMisses(count: number): string {
  const target = (i: number): string => `edges:\n  mentions:\n    - target: service:registry-mirror-nr-${i}\n`;
  return documents(count, (i) => service(`registry-mirror-no-${i}`, { rest: target(i) }));
}

function longNearMisses(count: number): string {
  const middle = `vxyz-0123456789-${"a".repeat(160)}`;
  const target = (i: number): string => `edges:\n  mentions:\n    - target: service:z${middle}v${i}\n`;
  return documents(count, (i) => service(`x${middle}y${i}`, { rest: target(i) }));
}

function unknownLongOwners(teams: number, owners: number): string {
  const middle = `vxyz-0123456789-${"a".repeat(160)}`;
  const team = (i: number): string =>
    service("x").replace("Service", "Team").replace("service:x", `team:x${middle}y${i}`);
  const list = Array.from({ length: owners }, (_, i) => `"team:z${middle}v${i}"`).join(", ");
  return `${documents(teams, team)}---\n${service("x").replace(/owners: .*/, `owners: [${list}]`)}`;
}

function badRecord(index: number): string {
  const text = service(`x-${index}`, { rest: BAD_EDGE })
    .replace("approved", "aproved")
    .replace("team:platform", "nobody");
  return text.replace("2026-01-12T09:00:00Z", "soon").replace("title: Any service", "title: ''");
}

function dependsOn(...indices: readonly number[]): string {
  return `edges:\n  depends_on:\n${indices.map((index) => `    - target: service:x-${index}\n`).join("")}`;
}

function ladder(index: number): string {
  const next = Array.from({ length: 10 }, (_, step) => index + 1 + step);
  return service(`x-${index}`, { rest: dependsOn(...next) });
}

function longIds(): string {
  const long = "a".repeat(400_000);
  const edges = Array.from({ length: 3 }, (_, i) => `    - target: service:${long}-${i}\n`).join("");
  return `${service(`${long}-x`)}---\n${service(`${long}-y`)}---\n${service("z", { rest: `edges:\n  mentions:\n${edges}` })}`;
}
