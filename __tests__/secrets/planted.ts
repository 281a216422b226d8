/** A hundred secrets of twenty kinds, made from a seed, and what no output may repeat of them. */
import { publicTexts } from "../../src/secrets/public-texts.js";
import { FORMATS } from "../../src/secrets/formats/index.js";
import type { TokenFormat } from "../../src/secrets/format.js";
import type { Random } from "./random.js";
import { sample } from "./samples.js";

export interface Planted {
  readonly value: string;
  /** What of it only its holder knows. */
  readonly secretParts: readonly string[];
}

const KINDS = [
  ...["github-token", "github-fine-grained-token", "gitlab-token", "npm-token", "rubygems-api-key"],
  ...["anthropic-api-key", "hugging-face-token", "groq-api-key", "google-oauth-secret", "digitalocean-token"],
  ...["databricks-token", "vault-token", "pulumi-token", "age-secret-key", "sendgrid-api-key"],
  ...["stripe-live-key", "linear-api-key", "airtable-token", "new-relic-key", "jwt"],
];
const OF_EACH_KIND = 5;
const RUN = 8;

export function plantedSecrets(random: Random): Planted[] {
  return KINDS.flatMap((id) => {
    const format = FORMATS.find((candidate) => candidate.id === id);
    if (!format) throw new Error(`There is no format ${id}.`);
    return Array.from({ length: OF_EACH_KIND }, () => planted(format, random));
  });
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
