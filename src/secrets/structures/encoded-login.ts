/** `user:password` in base64: basic authentication headers, Docker's and npm's configuration. */
import { BASE64_ANY, tableOf } from "../alphabets.js";
import type { Report } from "../candidate.js";
import type { View } from "../view.js";
import { isChosenPassword } from "./chosen-password.js";
import { skip, type Clear, type Structure } from "./structure.js";

export const BASIC_HEADER: Structure = encodedLogin({
  id: "basic-auth-header",
  provider: "Basic authentication",
  document: "https://www.rfc-editor.org/rfc/rfc7617",
  revoke: "Change the password of the account that it logs in.",
  keywords: ["basic "],
});

export const DOCKER_LOGIN: Structure = encodedLogin({
  id: "docker-registry-login",
  provider: "Docker configuration",
  document: "https://docs.docker.com/reference/cli/docker/login/",
  revoke: "Change the password, or delete the token, of the account at the registry.",
  keywords: ['"auth"', "_auth="],
});

/** Characters of the shortest login in base64. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 1024;
const BETWEEN = tableOf(" \t:=\"'");
const EQUALS = tableOf("=");

function encodedLogin(structure: Omit<Structure, "open">): Structure {
  return {
    ...structure,
    open: (view, report, clear) => (_start, end) => {
      tellLogin(structure.id, view, end, report, clear);
    },
  };
}

function tellLogin(format: string, { bytes }: View, from: number, report: Report, clear: Clear): void {
  const start = skip(bytes, from, BETWEEN, 8);
  const body = skip(bytes, start, BASE64_ANY, MAX_LENGTH);
  const end = skip(bytes, body, EQUALS, 2);
  if (body - start < MIN_LENGTH || body - start >= MAX_LENGTH) return;
  const login = Buffer.from(bytes.toString("latin1", start, end), "base64").toString("latin1");
  const colon = login.indexOf(":");
  if (colon < 0 || !/^[\x20-\x7e\xa0-\xff]+$/.test(login)) return;
  if (isChosenPassword(login.slice(colon + 1), login.slice(0, colon)))
    report({ format, tier: 1, start, end, guessable: true });
  else clear(start, end);
}
