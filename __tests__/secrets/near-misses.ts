/** What looks like a secret and is none: generated, so that a fresh seed makes others. */
import type { Part, TokenFormat } from "../../src/secrets/format.js";
import type { Random } from "./random.js";
import { sample } from "./samples.js";

const HEX = "0123456789abcdef";
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Texts that no part of the scan may put into tier 1 or 2. */
export const HONEST: Readonly<Record<string, (random: Random) => string>> = {
  "commit id": (random) => `Reverts ${random.text(HEX, 40)} on main.`,
  "commit id beside a token word": (random) => `The token refresh broke in commit ${random.text(HEX, 40)}.`,
  "file digest": (random) => `sha256:${random.text(HEX, 64)}  notes.tar.gz`,
  "lock file": (random) => `"integrity": "sha512-${random.text(`${BASE62}+/`, 86)}=="`,
  "image digest": (random) => `image: registry.example.org/steward@sha256:${random.text(HEX, 64)}`,
  "SSH fingerprint": (random) => `The host key is SHA256:${random.text(`${BASE62}+/`, 43)}.`,
  "SSH public key": (random) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAA${random.text(`${BASE62}+/`, 44)} bob@example`,
  "image data": (random) => `![dot](data:image/png;base64,${random.text(`${BASE62}+/`, 400)}=)`,
  UUID: (random) => `token_id: ${uuid(random)}`,
  "UUID as a key's value": (random) => `secret: ${uuid(random)}`,
  ULID: (random) => `run: 01${random.text(CROCKFORD, 24)}`,
  "password hash's name": (random) => `password_hash: ${random.text(HEX, 64)}`,
  "token's digest": (random) => `token sha256: ${random.text(HEX, 64)}`,
  "page token": (random) => `next_page_token: ${random.text(BASE62, 32)}`,
  "spoken page token": (random) => `The next page token: ${random.text(BASE62, 32)}`,
  "spoken continuation token": (random) => `- **Continuation token** is \`${random.text(`${BASE62}+/`, 27)}=\``,
  "column of sync tokens": (random) =>
    `| calendar | sync token |\n| --- | --- |\n| team | ${random.text(BASE62, 27)} |\n`,
  "spoken key id": (random) => `Signing key id: ${random.text("0123456789ABCDEF", 16)}`,
  "key id in prose": (random) => `The encryption key id is ${random.text(BASE62, 20)} since May.`,
  "column of key ids": (random) => `| API key ID | owner |\n| --- | --- |\n| ${random.text(BASE62, 24)} | bob |\n`,
  "spoken public key": (random) => `Public signing key: ${random.text(`${BASE62}+/`, 43)}=`,
  "type of a token": (random) => `The token type is ${random.text(BASE62, 12)}`,
  "public key": (random) => `public_key: ${random.text(`${BASE62}+/`, 43)}=`,
  "environment reference": (random) => `password: \${${random.text("ABCDEFGH", 6)}_PASSWORD}`,
  "workflow reference": (random) => `token: \${{ secrets.${random.text("ABCDEFGH", 6)}_TOKEN }}`,
  "shell variable": (random) => `curl -H "Authorization: Bearer $${random.text("ABCDEFGH", 8)}"`,
  "program's lookup": (random) => `const apiKey = process.env.${random.text("ABCDEFGH", 8)}_KEY2;`,
  "call in code": (random) => `const token = await getToken${random.between(1, 99)}("github", options);`,
  "path in a vault": (random) => `password: vault:secret/data/team-${random.between(1, 99)}/db#password`,
  "reference of a password store": (random) => `password: op://team-${random.between(1, 99)}/database/password`,
  "cloud secret's name": (random) =>
    `secret: arn:aws:secretsmanager:eu-west-1:${random.text("123456789", 12)}:secret:db-${random.text(BASE62, 6)}`,
  "angle placeholder": (random) => `api_key: <your-key-${random.between(1, 99)}>`,
  "worded placeholder": (random) => `API_KEY=YOUR_API_KEY_${random.between(1, 99)}`,
  "row of stars": (random) => `password: ${"*".repeat(random.between(8, 32))}`,
  "row of x": (random) => `token: ${"x".repeat(random.between(8, 40))}`,
  "name of a grant": (random) => `requires_secret: deploy-token-v${random.between(1, 99)}`,
  "budget of tokens": (random) => `max_tokens: ${random.between(1000, 200000)}`,
  "model's name": (random) => `The token limit is set by claude-haiku-${random.between(1, 9)}-20251001.`,
  "design token": (random) => `token: color.blue.${random.between(1, 9)}00`,
  advice: (random) => `Rotate the password every ${random.between(2, 90)} days and never reuse a secret.`,
  "signature algorithm": (random) => `Authorization: AWS4-HMAC-SHA256, version ${random.between(1, 9)}`,
  "address of a page": (random) => `See https://example.org/docs/token-guide-v${random.between(1, 99)}#bearer`,
  "address of a video": (random) => `https://video.example.org/watch/${random.text(BASE62, 22)}`,
};

function uuid(random: Random): string {
  return [8, 4, 4, 4, 12].map((length) => random.text(HEX, length)).join("-");
}

/** Tokens with a mistake in them, for formats whose fixed start tells them. */
export const MISTAKES: Readonly<Record<string, (format: TokenFormat, random: Random) => string | undefined>> = {
  "one character short": (format, random) => {
    const shape = exactShape(format);
    return shape && sample({ ...format, verify: "" }, shape, random).slice(0, -1);
  },
  "a sign in the middle": (format, random) => {
    const shape = exactShape(format);
    if (!shape) return undefined;
    const token = sample({ ...format, verify: "" }, shape, random);
    return `${token.slice(0, -8)}!${token.slice(-7)}`;
  },
  "a row of x": (format) => {
    const first = exactShape(format)?.[0];
    const start = typeof first === "string" ? first : first && "oneOf" in first ? first.oneOf[0] : undefined;
    const length = exactShape(format)?.reduce((sum, part) => sum + lengthOf(part), 0) ?? 0;
    return start && start + "x".repeat(Math.max(0, length - start.length));
  },
  "a public sibling": (format, random) => {
    const [sibling] = format.publicSiblings ?? [];
    return sibling && sibling + random.text(BASE62, 24);
  },
  "the start alone": (format) => {
    const first = exactShape(format)?.[0];
    return typeof first === "string" ? `Tokens start with \`${first}\`.` : undefined;
  },
};

/** A shape whose only part of letters and digits has one length: any other length is not of the format. */
function exactShape(format: TokenFormat): readonly Part[] | undefined {
  if (format.shapes.length > 1 || format.needsContext) return undefined;
  const [shape] = format.shapes;
  // What looks like an assignment is one, whatever its length.
  const first = shape?.[0];
  if (typeof first === "string" && first.endsWith("=")) return undefined;
  return shape?.every((part) => typeof part === "string" || "oneOf" in part || part.min === part.max) === true
    ? shape
    : undefined;
}

function lengthOf(part: Part): number {
  if (typeof part === "string") return part.length;
  return "oneOf" in part ? (part.oneOf[0]?.length ?? 0) : part.max;
}
