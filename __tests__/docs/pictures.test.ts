/** The pictures of the documentation show what the product says now. No browser: the pages are compared, by their digests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DRAWN_FROM, picturePages } from "../../scripts/pictures/pages.js";
import { PROJECT } from "../runner/run-action.js";

it("draws each picture from the page that there is now: if this fails, run `npm run pictures` and look at them", async () => {
  const drawn: unknown = JSON.parse(readFileSync(join(PROJECT, DRAWN_FROM), "utf8"));
  const pages = await picturePages(PROJECT);
  expect(drawn).toEqual(Object.fromEntries(pages.map(({ name, digest }) => [name, digest])));
  const pictures = readdirSync(join(PROJECT, "docs/pictures"));
  expect(pictures.sort()).toEqual(pages.map(({ name }) => `${name}.png`).sort());
});
