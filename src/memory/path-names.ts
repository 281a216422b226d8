/**
 * Names in paths that some system reads as something else than a plain name. What one machine writes under such a name
 * another cannot check out, or finds elsewhere.
 */
import { caseFolded } from "./case-fold.js";
import { unseenCharacters } from "./invisible.js";

/** Windows keeps them for devices, whatever stands behind a dot. */
const DEVICES = "con|prn|aux|nul|com[\\d\u00B9\u00B2\u00B3]|lpt[\\d\u00B9\u00B2\u00B3]|conin\\$|conout\\$";
const DEVICE = new RegExp(`^(?:${DEVICES})(?= *(?:\\.|$))`, "i");

/** Names without blanks and signs that mean something to a system, which most paths are made of, and what is odd among them. */
const PLAIN_NAMES = /^[!#-).0-9;=@A-Z[\]^_`a-z{}~,+-]+(?:\/[!#-).0-9;=@A-Z[\]^_`a-z{}~,+-]+)*$/;
const ODD_AMONG_THEM = new RegExp(`\\.(?:/|$)|(?:^|/)(?:(?:${DEVICES})(?:[./]|$)|(?:\\.git|git~1)(?:/|$))`, "i");

/** Quick, and true of no path with an odd name. */
export function isPlainPath(path: string): boolean {
  return PLAIN_NAMES.test(path) && !ODD_AMONG_THEM.test(path);
}

/**
 * What is odd about a name between two slashes, as nouns: `a backslash`, `the control character U+001B`, `the device name
 * AUX`. Empty for a plain name.
 */
export function oddities(name: string): string[] {
  if (name === ".." || name === "." || name === "") return ["a step that leads elsewhere"];
  const found = new Set<string>();
  if (/[\n\r]/.test(name)) found.add("a line break");
  if (name.includes("\t")) found.add("a tab");
  for (const { kind, code } of unseenCharacters(name, "prose").slice(0, 5)) found.add(`the ${kind} ${code}`);
  if (name.includes("\\")) found.add("a backslash");
  if (name.includes(":")) found.add("a colon");
  for (const [sign] of name.matchAll(/[*?"<>|]/g)) found.add(`the sign ${sign}`);
  if (/[. ]$/.test(name)) found.add("a dot or space at its end");
  const [device] = DEVICE.exec(name) ?? [];
  if (device !== undefined) found.add(`the device name ${device.toUpperCase()} of Windows`);
  if (isGitFolder(name)) found.add("a name of the folder that Git keeps for itself");
  return [...found];
}

/** Whether any system reads the name as something else. */
export function isOddName(name: string): boolean {
  return !isPlainPath(name) && oddities(name).length > 0;
}

/**
 * Whether some system takes a name for `.git`: by letter case, by ignoring characters, dots and blanks at its end, by a
 * stream behind a colon, or by the short name that Windows gives it. What is written there Git never shows, and some of it
 * Git runs.
 */
function isGitFolder(name: string): boolean {
  // HFS+ leaves formatting characters out of names.
  const plain = caseFolded(name.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, ""))
    .replace(/:.*$/s, "")
    .replace(/[. ]+$/, "");
  return plain === ".git" || plain === "git~1";
}

/** Whether a path names the folder that Git keeps for itself, or a place in such a folder at any depth. */
export function leadsIntoGit(path: string): boolean {
  return !isPlainPath(path) && path.split(/[\\/]/).some(isGitFolder);
}
