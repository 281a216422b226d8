import { describe, expect, test } from "vitest";
import { FORMATS } from "../../src/secrets/formats/index.js";
import { scanBytes } from "../../src/secrets/scan.js";
import { Random } from "./random.js";
import { SEED } from "../support/seed.js";
import { sample } from "./samples.js";

/** Four tokens that their start tells, one of capitals and digits, and one that its key alone tells. */
const PROVIDERS = ["github-token", "gitlab-token", "stripe-live-key", "sendgrid-api-key", "aws-access-key-id"];

/** Writes a line that holds a secret in a form that hides it. */
type Form = (line: string) => string | Buffer;

const inJson = (text: string): string => JSON.stringify({ content: text });
const each = (text: string, write: (code: number) => string): string =>
  Array.from(text, (letter) => write(letter.charCodeAt(0))).join("");
const hex = (text: string): string => Buffer.from(text).toString("hex");
const base64 = (text: string): string => Buffer.from(text).toString("base64");
const between = (text: string, mark: string): string => text.replace(/(?<=[A-Za-z0-9]{2})(?=[A-Za-z0-9]{2}$)/, mark);
const swap = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

const FORMS: Readonly<Record<string, Form>> = {
  plain: (line) => `See: ${line} in the notes.\n`,
  "line of a transcript": (line) => `{"type":"tool_result","content":${JSON.stringify(`ok\n${line}\n`)}}\n`,
  "JSON in JSON in JSON": (line) => inJson(inJson(inJson(`\n${line}\n`))),
  "Markdown table": (line) => `| name | text |\n| --- | --- |\n| x | ${line} |\n`,
  "YAML value": (line) => `note:\n  text: "${line}"\n`,
  "Markdown escapes": (line) => `See ${line.replace(/[_\-.]/g, "\\$&")} there.\n`,
  base64: (line) => `data: ${base64(`text: ${line}\n`)}\n`,
  "base64 twice": (line) => `data: ${base64(base64(`text: ${line}\n`))}\n`,
  "base64 for addresses": (line) => `data: ${Buffer.from(`text: ${line} ???>>>\n`).toString("base64url")}\n`,
  hexadecimal: (line) => `data: ${hex(`text: ${line}\n`)}\n`,
  "percent encoding": (line) => `https://example.org/?q=${each(line, (code) => `%${code.toString(16)}`)}&x=1\n`,
  "UTF-16, low byte first": (line) => Buffer.from(`\ufeffSee ${line} there.\n`, "utf16le"),
  "UTF-16, high byte first": (line) => swap(Buffer.from(`\ufeffSee ${line} there.\n`, "utf16le")),
  "zero-width space inside": (line) => `See ${between(line, "\u200b")} there.\n`,
  "soft hyphen inside": (line) => `See ${between(line, "\u00ad")} there.\n`,
  "numeric references": (line) => `<p>${each(line, (code) => `&#${code};`)}</p>\n`,
  "escapes of JSON": (line) => `"${each(line, (code) => `\\u${code.toString(16).padStart(4, "0")}`)}"\n`,
  "letters of full width": (line) => `See ${line.replace(/[A-Za-z0-9]/g, wide)} there.\n`,
  "beside an allow comment": (line) => `${line} # gitleaks:allow pragma: allowlist secret secretlint-disable-line\n`,
  "folded by a backslash in quoted YAML": (line) => `text: "See ${halves(line).join("\\\n    ")} there"\n`,
  "HTML comment": (line) => `<!-- ${line} -->\n`,
};

/** Where the secret is in two pieces: tokens that their start tells, and no more. */
const SPLIT: Readonly<Record<string, Form>> = {
  "folded in YAML": (line) => `text: >-\n  See it\n  ${halves(line).join("\n  ")}\n`,
  "wrapped by hand": (line) => `${halves(line).join("\n")}\n`,
};

function wide(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) + 0xfee0);
}

function halves(line: string): string[] {
  const at = line.length - 8;
  return [line.slice(0, at), line.slice(at)];
}

const random = new Random(SEED);
const lines = [
  ...PROVIDERS.map((id) => {
    const format = FORMATS.find((each) => each.id === id);
    const shape = format?.shapes.at(-1);
    if (!format || !shape) throw new Error(`no format ${id}`);
    return sample(format, shape, random);
  }),
  `password: ${random.text("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789", 20)}`,
];

describe("secrets in disguise", () => {
  test.each(Object.entries(FORMS))("%s: 5 of 6 are found", (_name, write) => {
    expect(lines.filter((line) => isFound(write(line))).length).toBeGreaterThanOrEqual(5);
  });

  test.each(Object.entries(SPLIT))("%s: 4 of 6 are found", (_name, write) => {
    expect(lines.filter((line) => isFound(write(line))).length).toBeGreaterThanOrEqual(4);
  });
});

describe("the password of an address that a backslash folds", () => {
  const [password, first] = [
    random.text("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789", 20),
    "postgres://app",
  ];
  test.each([
    ["in the middle", `${first}:${password.slice(0, 10)}\\\n   ${password.slice(10)}@db.example.org/x`],
    ["with CRLF and tabs", `${first}:${password.slice(0, 10)}\\\r\n\t ${password.slice(10)}@db.example.org/x`],
    ["three times", `${first}:${password.replace(/.{5}(?=.)/g, "$&\\\n  ")}@db.example.org/x`],
    ["at its end", `${first}:${password}\\\n  @db.example.org/x`],
    ["before it", `postgres:\\\n  //app:\\\n  ${password}@db.example.org/x`],
  ])("is found and placed: %s", (_name, url) => {
    const text = `kind: Service\nurl: "${url}"\nnote: x\\\n`;
    const values: string[] = [];
    const { matches } = scanBytes(Buffer.from(text), {
      salt: "salt",
      path: "graph/a.yaml",
      onValue: (_match, forms) => values.push(...forms),
    });
    const found = matches.filter(({ format }) => format === "url-credentials");
    expect(found).toMatchObject([{ tier: 1, length: password.length }]);
    expect(values).toContain(password);
    const shown = text.slice(found[0]?.start, found[0]?.end).replace(/\\\r?\n[ \t]*/g, "");
    expect(shown).toBe(password);
  });
});

function isFound(text: string | Buffer): boolean {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  const { matches } = scanBytes(bytes, { salt: "salt", path: "notes.md" });
  return matches.some(({ tier }) => tier < 3);
}
