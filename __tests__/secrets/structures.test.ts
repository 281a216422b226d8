import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { SecretMatch } from "../../src/memory/secret.js";
import { scanText } from "./scan-text.js";

const SALT = "salt of the test";
const found = (text: string): readonly SecretMatch[] => scanText(text, { salt: SALT, path: "a.md" }).matches;
const shown = (text: string): string[] => {
  const bytes = Buffer.from(text);
  return found(text).map(({ format, tier, start, end }) => `${format} ${tier} ${bytes.toString("utf8", start, end)}`);
};
const base64 = (text: string): string => Buffer.from(text).toString("base64");

/** Joined here so that no file holds what looks like a password. */
const PASSWORD = ["k8Jq", "2mVx9Lp"].join("-");
const { privateKey, publicKey } = generateKeyPairSync("ec", {
  namedCurve: "P-256",
  privateKeyEncoding: { type: "sec1", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
});
const ENCRYPTED = generateKeyPairSync("rsa", {
  modulusLength: 1024,
  privateKeyEncoding: { type: "pkcs1", format: "pem", cipher: "aes-128-cbc", passphrase: "x" },
  publicKeyEncoding: { type: "spki", format: "pem" },
}).privateKey;

describe.each([
  ["of an elliptic curve", privateKey.trim()],
  ["encrypted", ENCRYPTED.trim()],
])("a private key, %s", (_name, key) => {
  const writings: Readonly<Record<string, string>> = {
    plain: key,
    indented: key.replaceAll("\n", "\n    "),
    quoted: key.replaceAll("\n", "\n> "),
    "with line ends of Windows": key.replaceAll("\n", "\r\n"),
    "in a string of JSON": JSON.stringify(key).slice(1, -1),
    "on one line": key.replaceAll("\n", " "),
  };

  it.each(Object.entries(writings))("%s, is one finding from its first line to its last", (_how, text) => {
    expect(shown(`see "${text}" and more`)).toEqual([`private-key 1 ${text}`]);
  });

  it("has one fingerprint in all of them", () => {
    const prints = Object.values(writings).flatMap((text) => found(text).map(({ fingerprint }) => fingerprint));
    expect(new Set(prints).size).toBe(1);
  });

  it("is found in base64, in nested JSON, and where its end is missing", () => {
    const nested = JSON.stringify({ a: JSON.stringify({ key }) });
    const cut = key.split("\n").slice(0, -2).join("\n");
    for (const text of [`data: ${base64(key)}`, nested, cut]) expect(found(text)).toMatchObject([{ tier: 1 }]);
  });
});

describe("what is no private key", () => {
  it.each([
    ["a public one", publicKey],
    ["an elided one", privateKey.replace(/\n[^-]+\n/, "\nMHcCAQEE...\n")],
    [
      "prose behind the first line",
      `${privateKey.split("\n", 1)[0]} is how the file of a key begins, in all its forms`,
    ],
    ["a row of one character", privateKey.replace(/[A-Za-z0-9+/=]{20,}/g, "A".repeat(64))],
  ])("%s", (_name, text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("a service account's file", () => {
  it.each([0, 2])("gives its key its own name, with an indent of %i", (indent) => {
    const file = { type: "service_account", project_id: "p", private_key: privateKey };
    expect(found(JSON.stringify(file, undefined, indent))).toMatchObject([{ format: "gcp-service-account", tier: 1 }]);
  });
});

describe("a password is found, and nothing around it", () => {
  it.each([
    ["in a URL", `postgres://app:${PASSWORD}@db.internal:5432/x`, "url-credentials"],
    ["in a link", `[x](https://bob:${PASSWORD}@git.acme.io/x.git)`, "url-credentials"],
    ["in a URL in JSON", JSON.stringify({ u: `mongodb+srv://app:${PASSWORD}@c0.acme.net/?x=1` }), "url-credentials"],
    [
      "in a connection string",
      `Server=db1;Database=x;User Id=app;Password=${PASSWORD};Encrypt=true`,
      "connection-string",
    ],
    ["in a JDBC URL", `jdbc:mysql://h/x?user=app&password=${PASSWORD}`, "connection-string"],
    ["in .netrc", `machine h.io\n  login bob\n  password ${PASSWORD}\n`, "netrc-password"],
    ["in .npmrc", `//registry.acme.io/:_authToken=${PASSWORD}`, "npm-registry-login"],
    ["in a kubeconfig", `kind: Config\nusers:\n- name: a\n  user:\n    token: ${PASSWORD}\n`, "kubeconfig-credentials"],
    ["in a Kubernetes Secret", `kind: Secret\nstringData:\n  api: ${PASSWORD}\n`, "kubernetes-secret"],
  ])("%s", (_name, text, format) => {
    expect(shown(text)).toEqual([`${format} 1 ${PASSWORD}`]);
  });

  it.each([
    ["in a header", (login: string) => `Authorization: Basic ${login}`, "basic-auth-header"],
    ["in Docker's configuration", (login: string) => `{"auths":{"r.io":{"auth":"${login}"}}}`, "docker-registry-login"],
  ])("%s, in base64", (_name, write, format) => {
    const login = base64(`bob:${PASSWORD}`);
    expect(shown(write(login))).toEqual([`${format} 1 ${login}`]);
    const forms: string[] = [];
    scanText(write(login), { salt: SALT, path: "a", onValue: (_match, all) => forms.push(...all) });
    expect(forms).toContain(PASSWORD);
  });

  it("in the data of a Kubernetes Secret, and not in the next document", () => {
    const text = `data:\n  v: ${base64(PASSWORD)}\n`;
    expect(shown(`kind: Secret\n${text}---\nkind: Other\n${text}`)).toEqual([
      `kubernetes-secret 1 ${base64(PASSWORD)}`,
    ]);
  });
});

describe("what is no password", () => {
  it.each([
    "https://user:${PASS}@host.io",
    "https://user:password@host.io",
    "redis://:***@host",
    "https://x:<password>@host",
    "postgres://postgres:postgres@localhost/x",
    "https://a.io:8080/x@y and git@github.com:x/y",
    "Server=db;User Id=app;Password={{ .Values.password }};",
    "kind: Secret\ndata:\n  username: Ym9iYnlib2I=\n",
    "the basic understanding of a machine is that its password is elsewhere",
    `Authorization: Basic ${base64("username:password")}`,
  ])("%s", (text) => {
    expect(found(text).filter(({ tier }) => tier < 3)).toEqual([]);
  });
});

describe("the fingerprint of a password that could be guessed", () => {
  const url = (password: string): string => `db: postgres://app:${password}@db.internal/x`;

  it("tells its place, and so is no help in guessing", () => {
    const [first, again] = [PASSWORD, PASSWORD.replace("k", "m")].map(
      (password) => found(url(password))[0]?.fingerprint,
    );
    expect(again).toBe(first);
    const elsewhere = scanText(url(PASSWORD), { salt: SALT, path: "b.md" }).matches[0]?.fingerprint;
    expect(elsewhere).not.toBe(first);
  });

  it("is another for a second one in the same file", () => {
    const prints = found(`${url(PASSWORD)}\n${url(`${PASSWORD}7`)}`).map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(2);
  });
});
