/** Words that announce a secret, and those that say that the name means something else. */

/** Lower case. Where one stands in a name, what the name holds may be a secret. */
export const SECRET_WORDS: readonly string[] = [
  "password",
  "passwd",
  "passphrase",
  "passcode",
  "passwort",
  "kennwort",
  "wachtwoord",
  "senha",
  "pwd",
  "_pass",
  "secret",
  "token",
  "credential",
  "authorization",
  "bearer",
  "_auth",
  "apikey",
  "api-key",
  "api key",
  "accesskey",
  "access-key",
  "access key",
  "privatekey",
  "private-key",
  "private key",
  "secretkey",
  "authkey",
  "auth-key",
  "auth key",
  "accountkey",
  "account key",
  "account-key",
  "signingkey",
  "signing-key",
  "signing key",
  "encryptionkey",
  "encryption-key",
  "encryption key",
  "masterkey",
  "master-key",
  "master key",
  "_key",
];

/** Parts of names that hold no secret: `token_count`, `password_hash`, `secret-name`, `public_key`, `page_token`. */
const OTHER_SENSE = new Set(
  (
    "id ids identifier name names hash hashed digest checksum sha sha1 sha256 md5 fingerprint thumbprint etag type types kind " +
    "count counts limit limits budget usage cost price url uri endpoint path file filename dir env var ref refs reference " +
    "arn policy length len size max min ttl expiry expires expiration age field fields label format prefix suffix " +
    "regex pattern version public publishable primary foreign sort partition cache idempotency anon page next " +
    "continuation cursor sync resume pagination node object row record column design css color commit rev revision " +
    "example placeholder sample dummy fake description title slug anchor nonce"
  ).split(" "),
);

/** `name` is a whole identifier in any style: `DB_PASSWORD`, `apiKey`, `x-api-key`. */
export function namesSecret(name: string): boolean {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return !parts.some((part) => OTHER_SENSE.has(part));
}

/** What a token or key is for, in the word before it: `next page token`, `public signing key`. */
const FOR_ANOTHER_USE =
  /(?:^|[^a-z0-9_-])(?:page|pagination|paging|continuation|cursor|sync|delta|resume|idempotency|public|publishable)[ \t]{1,3}$/i;
/** What of a token or key is told, where it is told at once: `signing key id: …`, `token type is …`. */
const PART_OF_IT =
  /^[ \t]{1,3}(?:ids?|identifiers?|names?|types?|kinds?|versions?|formats?|prefix|algorithms?|fingerprints?|thumbprints?|hash(?:es)?|digests?|checksums?)["'`*)\]]{0,3}[ \t]{0,3}(?:[:=|]|->|(?:is|was|are|were)[ \t])/i;

/** Characters around a name that are looked at. */
export const BESIDE_NAME = 40;

/**
 * Whether words with blanks between them say what an identifier says with one of `OTHER_SENSE`. Of passwords and secrets they
 * say nothing: the `id` of a secret may open a door.
 * @param before up to `BESIDE_NAME` characters before `name`, @param behind likewise.
 */
export function isOfAnotherSense(before: string, name: string, behind: string): boolean {
  return /(?:token|key)s?$/i.test(name) && (FOR_ANOTHER_USE.test(before) || PART_OF_IT.test(behind));
}
