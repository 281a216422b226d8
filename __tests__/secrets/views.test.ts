import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { OffsetMap } from "../../src/secrets/offset-map.js";
import { scanBytes } from "../../src/secrets/scan.js";

const OPTIONS = { salt: "salt of the test", path: "notes/transcript.jsonl" };
/** GitLab's form, joined here so that no file holds it. */
const TOKEN = ["glpat", "x7Kd-9mPqRs_2vWzTb4N"].join("-");

const base64 = (text: string): string => Buffer.from(text).toString("base64");
const each = (write: (code: number) => string): string => TOKEN.replace(/./g, (letter) => write(letter.charCodeAt(0)));
const hex = (code: number): string => code.toString(16).padStart(2, "0");
const cut = (middle: string): string => TOKEN.slice(0, 12) + middle + TOKEN.slice(12);

/** The text around the token, how the token is written in it, and the last reading that shows it. */
const readings: Readonly<Record<string, readonly [string, string, string, string]>> = {
  "escaped for Markdown": ["see ", TOKEN.replace(/[-_]/g, "\\$&"), " ok", "unescaped"],
  "with escapes of JSON": ["", each((code) => `\\u00${hex(code)}`), "", "unescaped"],
  "with escapes of YAML": ["", each((code) => `\\x${hex(code)}`), "", "unescaped"],
  "behind the letter of an escape": ["line\\n", TOKEN, "\\n", "unescaped"],
  "with decimal references": ["see ", each((code) => `&#${code};`), " ok", "unescaped"],
  "with named references escaped twice": ["", TOKEN.replaceAll("_", "&amp;lowbar;"), "", "unescaped"],
  "percent encoded": ["?q=", each((code) => `%${hex(code)}`), "&", "unescaped"],
  "percent encoded twice": ["?q=", each((code) => `%25${hex(code)}`), "&", "unescaped"],
  "with zero-width spaces": ["see ", cut("\u200b"), " ok", "unescaped"],
  "with soft hyphens": ["see ", cut("\u00ad\u00ad"), " ok", "unescaped"],
  "in letters of full width": ["see ", each((code) => String.fromCharCode(code + 0xfee0)), " ok", "unescaped"],
  "broken by emphasis": ["see ", cut("**"), " ok", "unescaped"],
  "broken by a tag": ["see ", cut("<wbr>"), " ok", "unescaped"],
  "in hexadecimal": ["see ", Buffer.from(TOKEN).toString("hex"), " ok", "hex"],
  "over two lines": ["see ", cut("\n"), " ok", "joined"],
  "over two lines of a quote": ["> see ", cut("\n> "), " ok", "joined"],
  "folded, with the break escaped": ["see ", cut("\\n  "), " ok", "joined"],
};

describe("a token is found and placed", () => {
  it.each(Object.entries(readings))("%s", (_name, [before, written, after, view]) => {
    const { matches, incomplete } = scanBytes(Buffer.from(before + written + after), OPTIONS);
    const start = Buffer.byteLength(before);
    expect(matches).toMatchObject([
      { tier: 1, length: TOKEN.length, views: contains(view), start, end: start + Buffer.byteLength(written) },
    ]);
    expect(incomplete).toBeUndefined();
  });

  it("in base64, once and twice, alone and among other text, on one line and wrapped", () => {
    const long = `${"some words ".repeat(12)}${TOKEN} and more`;
    const wrapped = base64(long).replace(/.{76}/g, "$&\n");
    for (const text of [base64(TOKEN), base64(base64(`token: ${TOKEN}`)), base64(long), wrapped]) {
      const source = `data: ${text}\n`;
      const [match] = scanBytes(Buffer.from(source), OPTIONS).matches;
      expect(match).toMatchObject({ tier: 1, length: TOKEN.length, views: contains("base64") });
      expect(text).toContain(source.slice(match?.start, match?.end));
    }
  });

  it("in a string of JSON in a string of JSON in a string of JSON", () => {
    const inner = JSON.stringify({ note: JSON.stringify({ note: `line\n${TOKEN}\nline` }) });
    expect(scanBytes(Buffer.from(JSON.stringify([inner])), OPTIONS).matches).toMatchObject([{ length: TOKEN.length }]);
  });

  it.each([
    ["little endian", (bytes: Buffer) => bytes, ""],
    ["big endian", (bytes: Buffer) => bytes.swap16(), ""],
    ["little endian with a mark", (bytes: Buffer) => bytes, "\ufeff"],
    ["big endian with a mark", (bytes: Buffer) => bytes.swap16(), "\ufeff"],
  ])("in UTF-16, %s", (_name, order, mark) => {
    const before = `${mark}clé \ud83d\udd11: `;
    const bytes = order(Buffer.from(`${before}${TOKEN} and more prose around it`, "utf16le"));
    const start = before.length * 2;
    const end = start + TOKEN.length * 2;
    expect(scanBytes(bytes, OPTIONS).matches).toMatchObject([{ views: ["utf16"], start, end, length: TOKEN.length }]);
  });

  it("in UTF-16 behind a lone surrogate, and in a stretch of UTF-16 among other bytes", () => {
    const lone = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, 0xd8]), Buffer.from(`\ud800 ${TOKEN}`, "utf16le")]);
    expect(scanBytes(lone, OPTIONS).matches).toMatchObject([{ start: 8 }]);
    const text = Buffer.from("plain text first. ".repeat(10));
    const mixed = Buffer.concat([text, Buffer.from(` ${TOKEN} `, "utf16le")]);
    expect(scanBytes(mixed, OPTIONS).matches).toMatchObject([{ start: text.length + 2, length: TOKEN.length }]);
  });

  it("once, with every reading that shows it", () => {
    const text = `{"a":"\\n ${TOKEN} "}`;
    expect(scanBytes(Buffer.from(text), OPTIONS).matches).toMatchObject([{ views: ["raw", "unescaped"] }]);
  });
});

/** Random without a format, so that the raw text shows it as well as what is read out of it. */
const RANDOM = "aX9kQ2mZ7pLw4RtY8vBnG5hJcD3fS6gT";
const VALUE = RANDOM.slice(0, 20);

describe("a value stands where it is read", () => {
  it.each([
    ["behind an escape of four digits", `note: "\\u00e9`, RANDOM, ` ok"`],
    ["behind an escape of a line end", `note: "line\\n`, RANDOM, `"`],
    ["behind a percent escape", "see q=%C3%A9", RANDOM, ""],
    ["with an escape as its first letter", `note: "`, `\\x41${RANDOM}`, `"`],
    ["with a percent escape as its first letter", "?q=", `%41${RANDOM}`, "&x=1"],
    ["in front of an escaped blank", "password: ", VALUE, "%20and more"],
    ["in front of an escaped line end", `password: '`, VALUE, "%0A'"],
    ["in front of an escaped ampersand", "https://x.example/?password=", VALUE, "%26y=1"],
    ["in front of an escaped line separator", `password: "`, VALUE, `\\u2028and more"`],
    ["in front of a line separator", "password: ", VALUE, "\u2028and more"],
    ["in front of a blank that does not break", "password: ", VALUE, "\u00a0and more"],
    ["in front of a wide blank", "password: ", VALUE, "\u3000and more"],
    ["with a letter whose last byte is that of a blank", "password: ", "aX9kQ2mZà7pLw4RtY8vBn", " end"],
    ["with an escaped mark at its end", "password=", `${VALUE}%21`, " end"],
    ["with an escape in it", "password=", "aX9kQ2mZ%2F7pLw4RtY8vBn", "&x=1"],
  ])("%s", (_name, before, written, after) => {
    const { matches } = scanBytes(Buffer.from(before + written + after), OPTIONS);
    const start = Buffer.byteLength(before);
    expect(matches).toMatchObject([{ start, end: start + Buffer.byteLength(written) }]);
  });

  it.each([
    ["in double quotes", `password: "${VALUE}`, `"\n`],
    ["in double quotes, with the line end escaped", `password: "${VALUE}\\`, `"\n`],
    ["without quotes", `password: ${VALUE}`, "\nuser: ana\n"],
    ["in a folded block", `password: >-\n  ${VALUE}`, "\n"],
    ["with CRLF", `password: ${VALUE}\r`, "\r\n"],
  ])("is found to its end where YAML folds it over lines: %s", (_name, before, after) => {
    const text = `${before}\n  8vBn3cDfG5hJ\n  K2mZ7pLw4RtY${after}`;
    const { matches } = scanBytes(Buffer.from(text), OPTIONS);
    const [start, end] = [text.indexOf(VALUE), text.indexOf("K2mZ7pLw4RtY") + 12];
    expect(matches).toMatchObject([{ format: "secret-assignment", start, end }]);
  });

  it.each([
    "\n  words of the next line",
    "\n  port: 8vBn3cDfG5hJ",
    "\n8vBn3cDfG5hJ",
    "\n\n  8vBn3cDfG5hJ",
    "\n  description",
  ])("ends with its line where the next one is another: %j", (behind) => {
    const [match] = scanBytes(Buffer.from(`password: ${VALUE}${behind}\n`), OPTIONS).matches;
    expect(match).toMatchObject({ start: 10, end: 10 + VALUE.length });
  });
});

describe("a text wrapped too often", () => {
  it("is not said to be clean", () => {
    let text = `token ${TOKEN}`;
    for (let depth = 0; depth < 8; depth++) text = base64(text);
    expect(scanBytes(Buffer.from(text), OPTIONS).incomplete).toMatch(/wrapped/);
  });
});

describe("a map of offsets", () => {
  it("leads each copied byte back to where it came from", () => {
    const pieces = fc.array(fc.record({ kept: fc.nat(9), dropped: fc.nat(9) }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(pieces, (list) => {
        const map = new OffsetMap();
        const origins: number[] = [];
        let source = 0;
        for (const { kept, dropped } of list) {
          if (kept > 0) map.add(origins.length, source, source + kept, 1, 1);
          for (let index = 0; index < kept; index++) origins.push(source + index);
          source += kept + dropped;
        }
        for (const [made, origin] of origins.entries()) {
          expect(map.start(made)).toBe(origin);
          expect(map.end(made + 1)).toBe(origin + 1);
        }
      }),
      { numRuns: 30 },
    );
  });
});

/** What hides a token may itself look random, and so be seen in the raw text too. */
function contains(view: string): unknown {
  return expect.arrayContaining([view]);
}
