/** A secret is found by the words before it, whichever other words with another sense stand on the line. */
import { describe, expect, it } from "vitest";
import { scanText } from "./scan-text.js";
import { Random } from "./random.js";
import { SEED } from "../support/seed.js";

const random = new Random(SEED);
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const [value, id] = [random.text(BASE62, 28), random.text(BASE62, 20)];

function foundIn(text: string): string[] {
  const { matches } = scanText(text, { salt: "", path: "notes/a.md" });
  return matches.filter(({ tier }) => tier <= 2).map(({ start, end }) => text.slice(start, end));
}

describe("is found", () => {
  it.each([
    `signing key: ${value}`,
    `Signing key is ${value}`,
    `the encryption key for the page is ${value}`,
    `On this page, token: ${value}`,
    `page password: ${value}`,
    `sync secret: ${value}`,
    `secret id: ${value}`,
    `password type: ${value}`,
    `token: ${value} (page token)`,
    `signing key id: ${id}, signing key: ${value}`,
    `| access key id | access key |\n| --- | --- |\n| ${id} | ${value} |\n`,
    `the api key id and the api key is ${value}`,
    `api key types and names differ, the api key: ${value}`,
    `homepage token: ${value}`,
    `the token is ${value}`,
    `The token of the deploy bot is ${value}.`,
    `the token id and the token is ${value}`,
    `Authorization: token ${value}`,
    ...["is", "was", "are", "to", "as", "equals", "becomes", "now", "reads", "=", "->"].map(
      (verb) => `the password of the staging bot ${verb} ${value}`,
    ),
    `the **password** of the (staging) bot *is* ${value}`,
    `the password of the bot, in staging: ${value}`,
    `api_token => ${value}`,
    `api_token -> ${value}`,
    `api_token := ${value}`,
    `("api_token", "${value}")`,
    `<api_token>${value}</api_token>`,
    `api_token: |\n  ${value}\n`,
    `--api-token ${value}`,
    `?api_token=${value}&page=2`,
    `authorization: Bearer ${value}`,
  ])("%s", (text) => {
    expect(foundIn(text)).toContain(value);
    expect(foundIn(text)).not.toContain(id);
  });
});

describe("is no secret", () => {
  it.each([
    `page token: ${value}`,
    `next page token = ${value}`,
    `continuation token: ${value}`,
    `the sync token was ${value}`,
    `**Delta token:** ${value}`,
    `signing key id: ${value}`,
    `API key identifier -> ${value}`,
    `"access key name": "${value}"`,
    `public encryption key: ${value}`,
  ])("%s", (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
