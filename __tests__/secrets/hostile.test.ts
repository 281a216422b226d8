import { describe, expect, it } from "vitest";
import { scanBytes } from "../../src/secrets/scan.js";

const OPTIONS = { salt: "salt of the test", path: "notes/dump.md" };
const SIZE = 200_000;
/** GitLab's form, joined here so that no file holds it. */
const TOKEN = ["glpat", "x7Kd-9mPqRs_2vWzTb4N"].join("-");

const fill = (text: string): Buffer => Buffer.alloc(SIZE, text);

/** Each repeats what makes some part of the scan look twice. A scan that is not linear takes minutes over them. */
const baits: Readonly<Record<string, Buffer>> = {
  "one long line": fill("a"),
  "prose on one line": fill("The deploy job reads its settings from the vault, and nobody else may. "),
  "a line for every other byte": fill("a\n"),
  "line ends alone": fill("\n"),
  "beginnings of tokens": fill("ghp_"),
  "beginnings of tokens on lines of their own": fill("sk-\n"),
  "beginnings within a run": fill("sk-proj-"),
  "tokens of parts that never end": fill(".eyJaaaaaaaaaaaaa"),
  "words that give a context": fill("datadog "),
  "secret words": fill("password: "),
  "secret words without a break": fill("aws_secret_access_key="),
  "first lines of keys": fill("-----BEGIN RSA PRIVATE KEY-----\n"),
  "headers of keys": fill("-----BEGIN RSA PRIVATE KEY-----\nA: b\n"),
  "URLs without an end": fill("http://a:b"),
  "separators of URLs": fill("://"),
  machines: fill("machine a login "),
  "kinds of Kubernetes": fill("kind: Secret\n"),
  "documents of Kubernetes": fill("kind: Secret\ndata:\n---\n"),
  backslashes: fill("\\"),
  escapes: fill("\\n"),
  "folded lines": fill("a\\\n  "),
  ampersands: fill("&"),
  "references of references": fill("&amp;"),
  "percent signs of percent signs": fill("%25"),
  stars: fill("a*"),
  tags: fill("a<"),
  "headings of tables on one line": Buffer.alloc(10 * SIZE, "| token | "),
  brackets: fill("["),
  quotes: fill('"'),
  "zero-width spaces": fill("\u200b"),
  "lone surrogates in UTF-8": fill(Buffer.from([0xed, 0xa0, 0x80]).toString("latin1")),
  NULs: Buffer.alloc(SIZE),
  "UTF-16 with a mark": Buffer.from(`\ufeff${"ab cd ".repeat(SIZE / 12)}`, "utf16le"),
  "lone surrogates in UTF-16": Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(SIZE, 0xd8)]),
  "base64 of text": Buffer.from(fill("random text of some kind ").toString("base64")),
  "hexadecimal of text": Buffer.from(fill("random text").toString("hex")),
};

describe("hostile bytes", () => {
  it.each(Object.entries(baits))("are read to their end: %s", { timeout: 20_000 }, (_name, bait) => {
    const isUtf16 = bait[0] === 0xff;
    const tail = Buffer.from(` ${TOKEN}\n`, isUtf16 ? "utf16le" : "utf8");
    const { matches, incomplete } = scanBytes(Buffer.concat([bait, tail]), OPTIONS);
    const last = matches.at(-1);
    if (incomplete === undefined) expect(last).toMatchObject({ format: "gitlab-token", length: TOKEN.length });
    // A machine that is busy with other things.
    else expect(incomplete).toBe("the time for it was over");
  });

  it("are not said to be read whole where the time is over", () => {
    const { incomplete } = scanBytes(fill("password: "), { ...OPTIONS, maxTime: 0 });
    expect(incomplete).toBe("the time for it was over");
  });

  it("with more secrets than are kept are not said to be read whole", () => {
    const tokens = Array.from({ length: 12_000 }, (_, index) => {
      const body = (index * 2_654_435_761).toString(36).padEnd(20, "aQ3xZ9kLm2");
      return `glpat-${body.slice(0, 20)}`;
    });
    const { matches, incomplete } = scanBytes(Buffer.from(tokens.join("\n")), OPTIONS);
    expect(incomplete).toMatch(/more than \d+ texts/);
    expect(matches.length).toBeGreaterThan(5_000);
  });
});
