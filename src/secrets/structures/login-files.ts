/** Passwords and tokens in the files of command-line clients: `.netrc`, `.npmrc`. */
import type { Report } from "../candidate.js";
import type { View } from "../view.js";
import { isChosenPassword } from "./chosen-password.js";
import type { Structure } from "./structure.js";

/** Bytes in which a machine's login and password stand. */
const REACH = 600;

export const NETRC: Structure = {
  id: "netrc-password",
  provider: "netrc",
  document: "https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html",
  revoke: "Change the password of the account at the machine that the entry names.",
  keywords: ["machine "],
  open: (view, report) => (start, _end) => {
    tellMachine(view, start, report);
  },
};

export const NPMRC: Structure = {
  id: "npm-registry-login",
  provider: "npm configuration",
  document: "https://docs.npmjs.com/cli/configuring-npm/npmrc#auth-related-configuration",
  revoke: "Revoke the token at the registry that the line names.",
  keywords: ["_authtoken=", "_authtoken =", ":_password="],
  open: (view, report) => (_start, end) => {
    tellLine(view, end, report);
  },
};

/** Bytes of UTF-8: what is no blank of ASCII is of a word. */
const MACHINE =
  /^machine[ \t]+[\x21-\xff]{1,255}[ \t\r\n]{1,8}(?:login|user)[ \t]+([\x21-\xff]{1,128})[ \t\r\n]{1,8}password[ \t]+([\x21-\xff]{4,200})/i;

function tellMachine({ bytes }: View, start: number, report: Report): void {
  const text = bytes.toString("latin1", start, start + REACH);
  const entry = MACHINE.exec(text);
  const [whole, user, password] = entry ?? [];
  if (whole === undefined || password === undefined || !isChosenPassword(password, user)) return;
  const end = start + whole.length;
  report({ format: NETRC.id, tier: 1, start: end - password.length, end, guessable: true });
}

function tellLine({ bytes }: View, from: number, report: Report): void {
  const text = bytes.toString("latin1", from, from + REACH);
  const [whole, value] = /^[ \t"']{0,4}([\w./+=-]{8,512})/.exec(text) ?? [];
  if (whole === undefined || value === undefined || !isChosenPassword(value) || !/\d/.test(value)) return;
  const end = from + whole.length;
  report({ format: NPMRC.id, tier: 1, start: end - value.length, end, guessable: value.length < 20 });
}
