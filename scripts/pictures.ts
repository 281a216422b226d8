/**
 * Draws the comment of five pull requests on the example memory into docs/pictures/, as a browser shows it: fixed width,
 * fixed fonts, no time, and what each was drawn from into scripts/pictures/drawn-from.json. Needs Debian's `chromium` and two packages of fonts; as root they are installed where they are missing.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Browser, installChromium } from "./pictures/browser.js";
import { DRAWN_FROM, picturePages } from "./pictures/pages.js";
import { smallPng } from "./pictures/small-png.js";

const WIDTH = 900;

const top = fileURLToPath(new URL("..", import.meta.url));
const target = join(top, "docs/pictures");
const folder = mkdtempSync(join(tmpdir(), "memory-steward-pictures-"));

installChromium();
const browser = new Browser(join(folder, "profile"));
try {
  mkdirSync(target, { recursive: true });
  const drawnFrom: Record<string, string> = {};
  for (const { name, html, digest } of await picturePages(top)) {
    const page = join(folder, `${name}.html`);
    writeFileSync(page, html);
    const picture = smallPng(await browser.picture({ url: pathToFileURL(page).href, width: WIDTH, scheme: "light" }));
    writeFileSync(join(target, `${name}.png`), picture);
    drawnFrom[name] = digest;
    process.stdout.write(`docs/pictures/${name}.png  ${picture.length} bytes\n`);
  }
  writeFileSync(join(top, DRAWN_FROM), `${JSON.stringify(drawnFrom, undefined, 2)}\n`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
