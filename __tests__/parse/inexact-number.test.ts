/** Numbers whose digits a double does not keep, in every format that records have. */
import { expect, it } from "vitest";
import fc from "../support/fast-check.js";
import { repositoryOf, run } from "../commands/command-line.js";
import { read } from "./reading.js";

/** Texts of the numbers that are told of. */
function told(text: string, format: "yaml" | "json" | "jsonl" | "markdown" = "yaml"): unknown[] {
  return read(text, format).problems.map(({ rule, severity, at, suggestion }) => {
    expect([rule, severity, suggestion?.certain]).toEqual(["parse/inexact-number", "warning", false]);
    const edit = suggestion?.edit;
    return [at.document, at.pointer?.join("/"), edit?.kind === "set" ? edit.value : undefined];
  });
}

it.each(["9007199254740993", "-9007199254740993", "1187254893610401843", "1".repeat(99), "1e400"])(
  "%s is told, wherever it stands",
  (number) => {
    expect(told(`a: { b: [1, ${number}] }\n`)).toEqual([[0, "a/b/1", number]]);
    expect(told(`---\n{ "id": 1 }\n---\nid: ${number}\n`)).toEqual([[1, "id", number]]);
    expect(told(`---\nid: ${number}\n---\n# Text 1187254893610401843\n`, "markdown")).toEqual([[0, "id", number]]);
    expect(told(`{"a": {"b": [1, ${number}]}}`, "json")).toEqual([[0, "a/b/1", number]]);
    expect(told(`{"a": 1}\n{"a": ${number}}\n`, "jsonl")).toEqual([[1, "a", number]]);
  },
);

it.each([
  "9007199254740992",
  "0",
  "-0",
  "1e3",
  "1.5",
  "0.1234567890123456789",
  "12345678901234567000",
  '"9007199254740993"',
])("%s is not", (number) => {
  expect(told(`a: ${number}\n`)).toEqual([]);
  expect(told(`{"a": ${number}}`, "json")).toEqual([]);
});

it("shows a number longer than any id, and offers no edit of it", () => {
  const [problem, ...others] = read(`a: ${"1".repeat(400)}\n`).problems;
  expect([problem?.rule, problem?.suggestion?.edit, others]).toEqual(["parse/inexact-number", undefined, []]);
  expect(problem?.message.length).toBeLessThan(200);
});

it("tells the first hundred of a document", () => {
  const ids = Array.from({ length: 300 }, (_, i) => 9007199254740993n + 2n * BigInt(i));
  const odd = ids.filter((id) => BigInt(Number(id)) !== id).slice(0, 100);
  expect(told(`{"ids": [${ids.join(", ")}]}\n{"id": ${odd[0]}}\n`, "jsonl")).toEqual([
    ...odd.map((id) => [0, `ids/${ids.indexOf(id)}`, String(id)]),
    [1, "id", String(odd[0])],
  ]);
});

it.each(["010", "+7", "0x1F", ".inf", "~", "1_000_000_000_000_000_000", "9007199254740993 apples"])(
  "%s, which YAML alone has, is not",
  (text) => {
    expect(told(`a: ${text}\n`)).toEqual([]);
  },
);

it("tells of a whole number if and only if reading it as a double changes it", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (number) => {
      const isKept = BigInt(Number(number)) === number || String(Number(number)) === String(number);
      expect(told(`{"a": ${number}}`, "json").length, String(number)).toBe(isKept ? 0 : 1);
      expect(told(`a: ${number}\n`).length, String(number)).toBe(isKept ? 0 : 1);
    }),
  );
});

it("stands at the number, with quotes as what may be meant, and does not break the file", async () => {
  const record = (channel: string) => `nodeKind: Tool
id: tool:alerts
attributes: { title: Alerts, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z", channel: ${channel} }
`;
  const folder = repositoryOf({
    "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 36500\n",
    "graph/alerts.yaml": record("1187254893610401843"),
    "graph/other.yaml":
      record("1").replace("tool:alerts", "tool:other").replace("\n}", "\n") +
      "edges: { depends_on: [{ target: tool:alerts }] }\n",
  });
  const { code, stdout } = await run("check", folder);
  expect(code).toBe(0);
  expect(stdout).toMatch(/warning {2}3:\d+ {2}The number 1187254893610401843 has more digits/);
  expect(stdout).toContain('channel: "1187254893610401843" }');
});
