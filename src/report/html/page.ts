/** A whole page that needs nothing but itself and runs nothing. */
import { createHash } from "node:crypto";
import { escapeHtml } from "./escape-html.js";
import { STYLES } from "./styles.js";

const STYLE_HASH = createHash("sha256").update(STYLES).digest("base64");

/** Nothing is loaded, run, framed or sent: the one style sheet is known by its digest. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

/** @param body HTML */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
