/** A hundred secrets of twenty kinds, made from a seed, and what no output may repeat of them. */
import { publicTexts } from "../../src/secrets/public-texts.js";
import { FORMATS } from "../../src/secrets/formats/index.js";
import type { TokenFormat } from "../../src/secrets/format.js";
import { scanText } from "./scan-text.js";
import type { Random } from "./random.js";
import { sample } from "./samples.js";

export interface Planted {
  /** As it is written; that of a private key has several lines. */
  readonly value: string;
  /** What of it only its holder knows. */
  readonly secretParts: readonly string[];
}

const TOKENS = [
  ...["github-token", "github-fine-grained-token", "gitlab-token", "npm-token", "rubygems-api-key"],
  ...["anthropic-api-key", "hugging-face-token", "groq-api-key", "google-oauth-secret", "digitalocean-token"],
  ...["databricks-token", "vault-token", "age-secret-key", "sendgrid-api-key", "stripe-live-key"],
  ...["linear-api-key", "jwt"],
];
const KINDS: readonly ((random: Random) => Planted)[] = [
  ...TOKENS.map((id) => (random: Random) => token(id, random)),
  privateKey,
  addressWithPassword,
  namedValue,
];
const OF_EACH_KIND = 5;
const RUN = 8;

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const DIGITS = "0123456789";

/** The kinds in turn, so that any twenty in a row hold each. */
export function plantedSecrets(random: Random): Planted[] {
  return Array.from({ length: OF_EACH_KIND }, () => KINDS.map((make) => make(random))).flat();
}

function token(id: string, random: Random): Planted {
  const format = FORMATS.find((candidate) => candidate.id === id);
  if (!format) throw new Error(`There is no format ${id}.`);
  return planted(format, random);
}

function planted(format: TokenFormat, random: Random): Planted {
  const shape = random.pick(format.shapes);
  const value = sample(format, shape, random);
  const fixed = [...publicTexts([format])].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
  // The header of a JWT is the same in all of them.
  const own = format.id === "jwt" ? value.slice(value.indexOf(".") + 1) : value;
  let secretParts = [own];
  for (const text of fixed) secretParts = secretParts.flatMap((part) => part.split(text));
  return { value, secretParts: secretParts.filter((part) => part.length >= RUN) };
}

function privateKey(random: Random): Planted {
  const lines = Array.from({ length: 4 }, () => random.text(`${LETTERS}${DIGITS}+/`, 64));
  const label = ["PRIVATE", "KEY"].join(" ");
  return { value: [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`].join("\n"), secretParts: lines };
}

function addressWithPassword(random: Random): Planted {
  const password = random.text(LETTERS + DIGITS, 20);
  return { value: `postgres://app:${password}@db.example.org:5432/memory`, secretParts: [password] };
}

/** Some random texts look like words; the search lets them pass, and this is about what is done with its findings. */
function namedValue(random: Random): Planted {
  for (;;) {
    const secret = random.text(LETTERS + DIGITS, 32);
    const value = `api_token=${secret}`;
    if (scanText(value, { salt: "", path: "" }).matches.length > 0) return { value, secretParts: [secret] };
  }
}

/** Finds the runs of the secrets that a text repeats, as it is or without the backslashes of its format. */
export function leakFinder(secrets: readonly Planted[]): (text: string) => string[] {
  const runs = new Map<string, string>();
  for (const { value, secretParts } of secrets) {
    for (const run of secretParts.flatMap(runsOf)) runs.set(run, value);
  }
  return (text) => {
    const found = new Set<string>();
    for (const given of new Set([text, text.replaceAll("\\", "")])) {
      for (let at = 0; at + RUN <= given.length; at++) {
        const value = runs.get(given.slice(at, at + RUN));
        if (value !== undefined) found.add(`${given.slice(Math.max(0, at - 60), at + 60)} (${value})`);
      }
    }
    return [...found].slice(0, 5);
  };
}

function runsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - RUN + 1) }, (_, at) => text.slice(at, at + RUN));
}
