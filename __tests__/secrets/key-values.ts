/** Places in which a name is given a secret, and values that a generator of passwords or keys would give it. */
import type { Random } from "./random.js";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export const VALUES: Readonly<Record<string, (random: Random) => string>> = {
  "base62 of 16 to 48": (random) => random.text(BASE62, random.between(16, 48)),
  "base62 of 10 to 15": (random) => random.text(BASE62, random.between(10, 15)),
  hex: (random) => random.text("0123456789abcdef", random.pick([32, 40, 48, 64])),
  base64: (random) => `${random.text(`${BASE62}+/`, 43)}=`,
  base64url: (random) => random.text(`${BASE62}-_`, random.between(22, 43)),
  "digits and small letters": (random) => random.text("0123456789abcdefghijklmnopqrstuvwxyz", random.between(20, 40)),
  base32: (random) => random.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", random.pick([16, 32])),
  "password with signs": (random) => random.text(`${BASE62}!@#%^*-_+=?`, random.between(12, 24)),
};

export const ASSIGNMENTS: Readonly<Record<string, (value: string) => string>> = {
  YAML: (value) => `password: ${value}\n`,
  "quoted YAML": (value) => `db:\n  user: app\n  password: "${value}"\n`,
  "folded YAML": (value) => `secret: >-\n  ${value}\n`,
  "compact JSON": (value) => `{"apiKey":"${value}"}`,
  JSON: (value) => `{\n  "client_secret": "${value}",\n  "scope": "all"\n}`,
  "JSON in JSON": (value) => `{"message":"{\\"token\\": \\"${value}\\"}"}`,
  environment: (value) => `export DB_PASSWORD=${value}\n`,
  "quoted environment": (value) => `API_TOKEN='${value}'\n`,
  code: (value) => `const secretKey = "${value}";`,
  "template literal": (value) => `let token = \`${value}\``,
  "arrow of a map": (value) => `'password' => '${value}',`,
  call: (value) => `setSecret("token", "${value}")`,
  prose: (value) => `The password is ${value}.`,
  "longer prose": (value) => `The password for the staging database is ${value}, change it soon.`,
  "code in prose": (value) => `The api key: \`${value}\`.`,
  arrow: (value) => `- secret -> ${value}\n`,
  emphasis: (value) => `**Password:** ${value}\n`,
  "table row": (value) => `| password | ${value} |\n`,
  "table column": (value) => `| user | password |\n| --- | --- |\n| bob | ${value} |\n`,
  flag: (value) => `tool --password ${value} run`,
  "flag with a sign": (value) => `tool --api-key=${value}`,
  header: (value) => `curl -H "X-Api-Key: ${value}" https://example.org`,
  "bearer header": (value) => `curl -H 'Authorization: Bearer ${value}' https://example.org`,
  element: (value) => `<password>${value}</password>`,
  "query parameter": (value) => `https://example.org/page?access_token=${value}&page=1`,
};
