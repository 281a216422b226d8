/** The page's style sheet: light and dark, no images, no fonts from elsewhere. */
export const STYLES = `
:root {
  color-scheme: light dark;
  --page: #ffffff; --panel: #ffffff; --soft: #f6f8fa; --ink: #1f2328; --faint: #59636e; --line: #d1d9e0; --link: #0969da;
  --green: #1a7f37; --green-soft: #dafbe1; --red: #cf222e; --red-soft: #ffebe9; --amber: #9a6700; --amber-soft: #fff8c5;
  --blue-soft: #ddf4ff; --shade: #1f232833;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --panel: #0d1117; --soft: #151b23; --ink: #f0f6fc; --faint: #9198a1; --line: #3d444d; --link: #4493f8;
    --green: #3fb950; --green-soft: #12261e; --red: #f85149; --red-soft: #25171c; --amber: #d29922; --amber-soft: #272115;
    --blue-soft: #121d2f; --shade: #f0f6fc33;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", "Liberation Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji";
  overflow-wrap: anywhere;
}
main { max-width: 880px; margin: 0 auto; padding: 16px; }
a { color: var(--link); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 20px; line-height: 1.25; margin: 32px 0 12px; }
h3 { font-size: 16px; margin: 24px 0 8px; }
h4 { font-size: 14px; margin: 22px 0 6px; }
h4 code { font-size: 13px; }
p, ul, pre, table, details, .wide, .trends { margin: 0 0 12px; }
.wide table { margin: 0; }
ul { padding-left: 24px; }
code, pre { font: 12px/1.5 ui-monospace, SFMono-Regular, "Liberation Mono", Menlo, Consolas, monospace; }
code { background: var(--soft); border-radius: 6px; padding: 2px 5px; unicode-bidi: isolate; }
a code { color: inherit; }
pre { background: var(--soft); border-radius: 6px; padding: 12px 0; overflow-x: auto; }
pre code { display: block; width: max-content; min-width: 100%; padding: 0 14px; background: none; border-radius: 0; white-space: pre; }
pre code.added { background: var(--green-soft); color: var(--green); }
pre code.removed { background: var(--red-soft); color: var(--red); }
pre code.hunk, pre code.header { color: var(--faint); }
/* What scrolls has a shade at the side on which there is more: the two covers move with the content, the shades stay. */
.wide {
  overflow-x: auto;
  background:
    linear-gradient(to right, var(--panel) 14px, transparent) left / 28px 100% no-repeat local,
    linear-gradient(to left, var(--panel) 14px, transparent) right / 28px 100% no-repeat local,
    linear-gradient(to right, var(--shade), transparent) left / 12px 100% no-repeat scroll,
    linear-gradient(to left, var(--shade), transparent) right / 12px 100% no-repeat scroll;
}
table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: 6px 11px; text-align: left; vertical-align: top; min-width: 3em; }
tbody tr:nth-child(even) { background: var(--soft); }
/* Where a table has no room it scrolls: a number or a word in it is not cut. */
th, td { overflow-wrap: break-word; }
td strong { white-space: nowrap; }
summary { cursor: pointer; }
details > *:nth-child(2) { margin-top: 10px; }
.small { font-size: 12px; color: var(--faint); }
.box { border: 1px solid var(--line); border-radius: 6px; background: var(--panel); }
* + .box, .box + * { margin-top: 16px; }
.box > header {
  background: var(--soft); border-bottom: 1px solid var(--line); border-radius: 6px 6px 0 0; padding: 8px 16px; color: var(--faint);
}
.box > header strong { color: var(--ink); }
.box > .body { padding: 16px; }
.box > .body > :first-child { margin-top: 0; }
.box > .body > :last-child { margin-bottom: 0; }
.comment h2 { padding-bottom: 6px; border-bottom: 1px solid var(--line); }
.badge { border: 1px solid var(--line); border-radius: 2em; padding: 0 8px; font-size: 12px; font-weight: 500; color: var(--faint); margin-left: 6px; }
.fail { color: var(--red); }
.pass { color: var(--green); }
.neutral { color: var(--faint); }
.chapter { border-left: 2px solid var(--line); padding: 0 0 8px 20px; margin-left: 6px; }
.chapter > h2 { margin-top: 0; padding-top: 4px; }
.number { color: var(--faint); font-weight: 400; }
.annotation { border-left: 3px solid var(--line); padding: 4px 12px; margin: 0 0 10px; white-space: pre-line; }
.annotation.failure { border-color: var(--red); }
.annotation.warning { border-color: var(--amber); }
.facts td:first-child, .calls td:first-child { white-space: nowrap; }
svg { font: 12px "Liberation Sans", Arial, sans-serif; display: block; max-width: 100%; height: auto; }
.drawing svg.broad { max-width: none; }
svg text { fill: var(--ink); }
svg .id { font-weight: 600; }
svg .title { fill: var(--faint); }
svg .node rect { fill: var(--soft); stroke: var(--faint); }
svg .added rect { fill: var(--green-soft); stroke: var(--green); }
svg .changed rect { fill: var(--blue-soft); stroke: var(--link); }
svg .unreadable rect { fill: var(--amber-soft); stroke: var(--amber); }
svg .deleted rect, svg .missing rect { fill: var(--red-soft); stroke: var(--red); stroke-dasharray: 4 3; }
svg .outside rect { stroke-dasharray: 4 3; }
svg .state { font-size: 11px; fill: var(--faint); }
svg .added .state { fill: var(--green); }
svg .changed .state { fill: var(--link); }
svg .deleted .state, svg .missing .state { fill: var(--red); }
svg .edge, svg .head { fill: none; stroke-width: 1.5; }
svg .edge.removed { stroke-dasharray: 5 4; }
svg path.added { stroke: var(--green); }
svg path.removed { stroke: var(--amber); }
svg path.broken { stroke: var(--red); }
svg .caption rect { fill: var(--panel); stroke: none; opacity: 0.92; }
svg .caption text { text-anchor: middle; font-size: 11px; }
svg .caption.added text { fill: var(--green); }
svg .caption.removed text { fill: var(--amber); }
svg .caption.broken text { fill: var(--red); }
.trends { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr)); gap: 12px; }
figure { margin: 0; border: 1px solid var(--line); border-radius: 6px; padding: 12px; }
svg.trend { width: 100%; height: 60px; margin-bottom: 8px; }
svg.trend polyline { fill: none; stroke: var(--link); stroke-width: 2; vector-effect: non-scaling-stroke; }
@media (max-width: 520px) {
  main { padding: 16px 10px 32px; }
  .chapter { border-left: 0; padding-left: 0; margin-left: 0; }
  .box > .body { padding: 12px; }
  th, td { padding: 6px 8px; min-width: 0; }
  .drawing svg:not(.slight) { max-width: none; }
}
@media print {
  main { max-width: none; padding: 0; }
  details::details-content { content-visibility: visible; display: block; }
  pre code { width: auto; white-space: pre-wrap; }
  .wide, pre { overflow: visible; }
  .wide { background: none; }
  .drawing svg.broad { max-width: 100%; }
  tr, pre, figure, svg, .annotation { break-inside: avoid; }
  h1, h2, h3, h4, .box > header { break-after: avoid; }
}
`;
