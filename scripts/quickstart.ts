/** Writes docs/quickstart.md from a real session with the bundle in dist/. `--check` fails when the page would change. */
import { fileURLToPath } from "node:url";
import { quickstartPage } from "./quickstart/page.js";
import { writeOrCheck } from "./write-or-check.js";

const top = fileURLToPath(new URL("..", import.meta.url));

writeOrCheck(top, new Map([["docs/quickstart.md", quickstartPage(top)]]));
