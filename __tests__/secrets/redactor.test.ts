/** What a redactor knows leaves no text in a run of eight characters, and other text stays as it is. */
import { createHash } from "node:crypto";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { leakFinder, plantedSecrets } from "./planted.js";
import { Random } from "./random.js";
import { SEED } from "../support/seed.js";
import { codeCell, codeSpan, escapeMarkdown, proseCell, proseLine } from "../../src/report/markdown-escape.js";
import { makeRedactor } from "../../src/secrets/redactor.js";
import { formsOf } from "../../src/secrets/value-forms.js";

const FORMAT = { format: "example", tier: 1 } as const;
const value = fc.string({
  unit: fc.constantFrom(...Array.from("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789_-+/=%:,&<")),
  minLength: 8,
  maxLength: 60,
});
/** Digits that GitHub takes for a commit's id, and all that Markdown gives a meaning. */
const HEX_AND_MARKS = Array.from("0123456789abcdef0123456789abcdef@#$&*_~|<>[]{}!^:=+-.");
const around = fc.string({ unit: "binary", maxLength: 30 });

function knowing(...values: readonly string[]) {
  const redactor = makeRedactor();
  for (const one of values) redactor.learn(FORMAT, [one]);
  return redactor;
}

function runsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 7) }, (_, at) => text.slice(at, at + 8));
}

/** Whether a text holds a run of the secret by chance: `arguments` is a text that is drawn often. */
function repeats(text: string, secret: string): boolean {
  return runsOf(secret.toLowerCase()).some((run) => text.toLowerCase().includes(run));
}

describe("text", () => {
  it("holds no run of a value, wherever it stands, whole or in part", () => {
    fc.assert(
      fc.property(value, around, around, fc.nat(52), (secret, before, after, from) => {
        const redactor = knowing(secret);
        const part = secret.slice(Math.min(from, secret.length - 8));
        for (const given of [`${before}${secret}${after}`, `${before} ${part}${after}`]) {
          const text = redactor.text(given);
          for (const run of runsOf(secret)) expect(text).not.toContain(run);
          expect(redactor.text(text)).toBe(text);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("stays as it is where it repeats none", () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 5 }), around, (secrets, text) => {
        fc.pre(!secrets.some((secret) => repeats(text, secret)) && !text.includes("\\"));
        expect(knowing(...secrets).text(text)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ["as Markdown escapes it", String.raw`x a\_b1\_c2\_d3\_e4 y`],
    ["in lower and upper case", "x A_B1_C2_d3_e4 y"],
    ["as a slug of the file", "runbooks/a_b1_c2_d3_e4.md"],
  ])("finds a value %s", (_, text) => {
    expect(knowing("a_b1_c2_d3_e4").text(text)).toMatch(/^\S+ ?REDACTED\S*( y)?$/);
  });

  it.each([
    ["an address", "https://host/a%2Bb%3Ac%26d%3Ce"],
    ["HTML", "<p>a+b:c&amp;d&lt;e</p>"],
    ["a property of a workflow command", "::error file=a+b%3Ac&d<e::x"],
    ["JSON in text", String.raw`{\"x\":\"a+b:c&d<e\"}`],
  ])("finds a value with special characters in %s", (_, text) => {
    expect(knowing("a+b:c&d<e").text(text)).toContain("REDACTED");
  });

  it("holds no run of a value that Markdown writes with escapes, as it shows or as it stands", () => {
    const any = fc.string({ unit: fc.constantFrom(...HEX_AND_MARKS), minLength: 8, maxLength: 60 });
    const writers = [escapeMarkdown, codeSpan, codeCell, proseLine, proseCell];
    fc.assert(
      fc.property(any, fc.constantFrom(...writers), (secret, write) => {
        const text = knowing(secret).text(`| x | ${write(`the tag ${secret} is none`)} | y |`);
        const shown = text.replace(/&#(\d+);|\u200B|\\x7C/g, (escape, code: string | undefined) => {
          return code === undefined ? (escape === "\u200B" ? "" : "|") : String.fromCodePoint(Number(code));
        });
        for (const run of runsOf(secret)) expect([text, shown].filter((each) => each.includes(run))).toEqual([]);
        expect(text).toMatch(/^\| x \| .* \| y \|$/);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["a short password with marks", "pa$$w_d", "pa&#36;&#36;w&#95;d!", "REDACTED!"],
    ["references of other forms", "a$b<c>d&e", "x a&#x24;b&lt;c&gt;d&amp;e y", "x REDACTED y"],
    [
      "what the message of a command escapes",
      "a%b:c%d,e%f:g",
      "::error::tag a%25b:c%25d,e%25f:g%0A",
      "::error::tag REDACTED%0A",
    ],
    ["what is no reference", "q7Zp2LmX9s", "a&#9999999;b &bogus; q7Zp2L&#77;X9s", "a&#9999999;b &bogus; REDACTED"],
  ])("takes out %s", (_, secret, text, clean) => {
    expect(knowing(secret).text(text)).toBe(clean);
  });

  it.each([
    ["a drawing", "n1[Xy7·kQ_9·pL2·mN4·vB8]", "n1[REDACTED]"],
    ["a title", "Add tool:Xy7_kQ_9_pL2_mN4_vB8, from acme", "Add tool:REDACTED, from acme"],
    ["the name of a file", "notes/xy7-kq-9-pl2-mn4-vb8.md", "notes/REDACTED.md"],
  ])("finds a value whose marks %s writes as one of its own", (_, text, clean) => {
    expect(knowing("Xy7$kQ_9*pL2~mN4&vB8").text(text)).toBe(clean);
  });

  it("leaves names alone that say what kind of secret it is", () => {
    const hook = ["hooks.slack.com/services", "T0A1B2C3D", "B0A1B2C3D", "q7Zp2LmX9sRtV4wBk3YhN8cD"].join("/");
    const key = [
      "-----BEGIN RSA PRIVATE KEY-----",
      "q7Zp2LmX9sRtV4wB+k3YhN8cDfG6jT1uE",
      "-----END RSA PRIVATE KEY-----",
    ];
    const text = "notes/hooks-slack-com-services-here.md notes/begin-rsa-private-key.md";
    expect(knowing(hook, key.join("\n")).text(text)).toBe(text);
  });

  it("finds a key of several lines line by line", () => {
    const lines = ["q7Zp2LmX9sRtV4wB", "k3YhN8cDfG6jT1uE", "o5Qa"];
    const text = knowing(lines.join("\n")).text(lines.map((line) => `  | ${line}`).join("\r\n"));
    expect(text).toBe("  | REDACTED\r\n  | REDACTED\r\n  | o5Qa");
  });

  it("takes a short value as a whole word alone", () => {
    const redactor = knowing("pa55wd");
    expect(redactor.text("pa55wd, xpa55wd, pa55wds (pa55wd)")).toBe("REDACTED, xpa55wd, pa55wds (REDACTED)");
    expect(knowing("word").text("a word")).toBe("a word");
    expect(knowing("kT7pQ2x").text("kt7pq2x → here")).toBe("REDACTED → here");
  });
});

describe("what nobody scanned before", () => {
  const SECRETS = plantedSecrets(new Random(SEED));

  it("is searched on its way out", () => {
    for (const { value } of SECRETS) {
      const redactor = makeRedactor();
      expect([value, redactor.text(`origin/${value}: gone`)]).toEqual([value, expect.not.stringContaining(value)]);
      expect(leakFinder(SECRETS)(redactor.text(`a ${value}, b`))).toEqual([]);
      expect(leakFinder(SECRETS)(makeRedactor().json(JSON.stringify({ a: [`<${value}>`] })))).toEqual([]);
    }
  });

  it("is taken out where only its beginning is left", () => {
    for (const { value } of SECRETS.filter(({ value }) => /^(?!eyJ)[\w.-]+$/.test(value))) {
      const cut = `No such thing: "${value.slice(0, -6)}…" and so on`;
      expect([value, makeRedactor().text(cut)]).toEqual([value, 'No such thing: "REDACTED…" and so on']);
    }
    const key = `-----BEGIN PRIVATE KEY-----\\nQ7Zp2LmX9s+RtV4wB/k3YhN8cDfG\\n…`;
    expect(makeRedactor().text(`x ${key}`)).toBe("x REDACTED…");
    expect(makeRedactor().text("get https://ada:hunter2hunter2@ho… now")).toBe("get REDACTED… now");
    for (const text of ["https://host:8080/path…", "a word…", "…", "npm…"]) {
      expect(makeRedactor().text(text)).toBe(text);
    }
  });
});

describe("a text that is searched in pieces", () => {
  const SIZE = 16.5 * 1024 * 1024;
  const random = new Random(SEED);
  const token = () => ["ghp", random.text("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789", 36)].join("_");
  const filler = "the cache is warm ";

  it("holds no token at the beginning or the end of a line", () => {
    const line = () => `${token()} ${filler.repeat(1000)}${token()}\n`;
    const text = Array.from({ length: Math.ceil(SIZE / line().length) }, line).join("");
    expect(makeRedactor().text(text) === text.replace(/ghp_\w+/g, "REDACTED")).toBe(true);
  });

  it("holds none around its middle, where no line ends", () => {
    const half = filler.repeat(SIZE / 2 / filler.length);
    const text = `${half}${Array.from({ length: 600 }, token).join(" ")} ${half}`;
    expect(makeRedactor().text(text) === text.replace(/ghp_\w+/g, "REDACTED")).toBe(true);
  });
});

describe("bytes", () => {
  const isClean = (text: string, redactor = makeRedactor()) => redactor.isClean(Buffer.from(text));

  it("are clean where no text of them would change", () => {
    fc.assert(
      fc.property(value, around, around, fc.boolean(), (secret, before, after, isThere) => {
        const text = Buffer.from(`${before} ${isThere ? secret : ""}${after}`).toString();
        expect(isClean(text, knowing(secret))).toBe(knowing(secret).text(text) === text);
      }),
      { numRuns: 100 },
    );
  });

  it("are not where they hold what nobody scanned before, whole, cut or in a later piece", () => {
    for (const { value } of plantedSecrets(new Random(SEED)))
      expect([value, isClean(`a ${value}, b`)]).toEqual([value, false]);
    const token = ["ghp", "Q7Zp2LmX9sRtV4wBk3YhN8cDfGQ7Zp2LmX9s"].join("_");
    expect(isClean(`No such thing: "${token.slice(0, -6)}…"`)).toBe(false);
    expect(isClean(`${"the cache is warm\n".repeat(1_000_000)}${token}\n`)).toBe(false);
  });

  it("are not where they are no UTF-8", () => {
    expect(makeRedactor().isClean(Buffer.from([0x61, 0xff]))).toBe(false);
  });
});

describe("masked text", () => {
  it("keeps lines and columns", () => {
    expect(knowing("q7Zp2LmX9s\nk3YhN8cDfG").masked("é: q7Zp2LmX9s\r\n   k3YhN8cDfG!")).toBe(
      "é: **********\r\n   **********!",
    );
  });
});

describe("JSON", () => {
  const json = fc.jsonValue({ stringUnit: "binary" });

  it("stays valid, and every string of it is what the text would be", () => {
    fc.assert(
      fc.property(value, json, json, around, (secret, left, right, key) => {
        fc.pre(!repeats(JSON.stringify([left, right]), secret));
        const redactor = knowing(secret);
        const given = { left, [`1${key}${secret}`]: [secret, `${key} ${secret}\n`], right };
        for (const indent of [0, 2]) {
          const text = redactor.json(JSON.stringify(given, null, indent));
          for (const run of runsOf(secret)) expect(text).not.toContain(run);
          const read = JSON.parse(text) as Record<string, unknown>;
          expect([read["left"], read["right"]]).toEqual(JSON.parse(JSON.stringify([left, right])));
        }
      }),
      { numRuns: 100 },
    );
  });

  it("keeps the names of its own format, and the bytes of what it does not change", () => {
    const given = String.raw`{"birthday": "birthday", "a": "\u0041\/", "n": 1e3}`;
    expect(knowing("birthday").json(given)).toBe(String.raw`{"birthday": "REDACTED", "a": "\u0041\/", "n": 1e3}`);
  });

  it("lets nothing act that a string held", () => {
    const given = JSON.stringify({ a: "q7Zp2LmX9s \u202e ##[error]" }).replace("\u202e", String.raw`\u202e`);
    expect(knowing("q7Zp2LmX9s").json(given)).toBe(String.raw`{"a":"REDACTED \u202e \u0023\u0023[error]"}`);
  });

  it("reads strings that hold quotes and backslashes", () => {
    const given = { 'a"\\': 'say "q7Zp2LmX9s" or \\"q7Zp2LmX9s\\\\', b: "\\\\", c: "q7Zp2LmX9s" };
    const clean: unknown = JSON.parse(JSON.stringify(given).replaceAll("q7Zp2LmX9s", "REDACTED"));
    expect(JSON.parse(knowing("q7Zp2LmX9s").json(JSON.stringify(given)))).toEqual(clean);
  });

  it("is withheld whole where a secret stands outside its strings", () => {
    const [token = ""] = plantedSecrets(new Random(SEED)).map((secret) => secret.value);
    const text = makeRedactor().json(`{"a": 1} ${token}`);
    expect(text).not.toContain(token);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(["withheld"]);
  });

  it("reads JSON Lines, and leaves text that is cut off without a value", () => {
    expect(knowing("q7Zp2LmX9s").json('{"a":"q7Zp2LmX9s"}\n["q7Zp2LmX9s"]\n')).toBe('{"a":"REDACTED"}\n["REDACTED"]\n');
  });
});

it("tells each new value once, before the text that it is in", () => {
  const told: (readonly string[])[] = [];
  const redactor = makeRedactor({ onNewValue: (forms) => told.push(forms) });
  redactor.learn(FORMAT, ["q7Zp2LmX9s", "short"]);
  redactor.learn(FORMAT, ["q7Zp2LmX9s"]);
  expect(told).toEqual([["q7Zp2LmX9s"]]);
});

describe("a flood of values", () => {
  const valueOf = (index: number) => createHash("sha256").update(`${index}`).digest("base64url").slice(0, 32);

  it("of random texts leaves an output readable, and none of them in it", { timeout: 60_000 }, () => {
    const redactor = makeRedactor();
    // A check of a working directory searches a file twice.
    for (let index = 0; index < 40_000; index++) {
      redactor.learn({ format: "high-entropy", tier: 3 }, formsOf(valueOf(index % 20_000), [], true));
    }
    const text = redactor.text(`a ${valueOf(0)}, b ${valueOf(19_999)}, c ${valueOf(20_000)}`);
    expect(text).toBe(`a REDACTED, b REDACTED, c ${valueOf(20_000)}`);
  });

  it("that is too great withholds outputs without a look at them", { timeout: 60_000 }, () => {
    const redactor = makeRedactor();
    for (let index = 0; index < 700; index++) {
      const parts = Array.from({ length: 300 }, (_, part) => valueOf(index * 300 + part));
      redactor.learn(FORMAT, [parts.join("")]);
    }
    const output = "an output of many words\n".repeat(200_000);
    for (let count = 0; count < 1000; count++) expect(redactor.text(output)).toMatch(/^This text is withheld: so many/);
  });

  it("in one text is taken out of it, however often it is halved", { timeout: 60_000 }, () => {
    const tokens = Array.from(
      { length: 11_000 },
      (_, index) => `ghp_${valueOf(index).replace(/[^A-Za-z0-9]/g, "x")}1234`,
    );
    const given = tokens.map((token) => `one ${token} two\n`).join("");
    expect(
      makeRedactor()
        .text(given)
        .replaceAll(/REDACTED/g, "").length,
    ).toBeLessThan(given.length / 2);
  });
});

it("is linear in the text and in the values", { timeout: 10_000 }, () => {
  const redactor = knowing(...Array.from({ length: 5_000 }, (_, index) => `q${index}Zp${index * 7}LmX9sRtV4wB`));
  const text = "aB3".repeat(2_000_000);
  expect(redactor.text(text)).toBe(text);
});
