/** The health of a memory on one page that needs nothing but itself and runs nothing. */
import type { Health, SnapshotFacts } from "../../memory/health.js";
import { escapeHtml } from "../html/escape-html.js";
import { htmlPage } from "../html/page.js";
import { printHtml } from "../html/print-html.js";
import { number } from "../wording.js";
import { alertBlocks, driftBlocks, factBlocks, markedWords, snapshotBlocks } from "./blocks.js";

/** HTML with a policy that lets nothing in and nothing out; light and dark. */
export function renderDashboard(health: Health): string {
  const body = [
    "<h1>Memory health</h1>",
    `<p class="small">As of ${escapeHtml(health.at)}</p>`,
    printHtml(alertBlocks(health, markedWords(health))),
    printHtml(factBlocks(health)),
    printHtml(driftBlocks(health)),
    trend(health.snapshots.slice(-MAX_SNAPSHOTS)),
    printHtml(snapshotBlocks(health)),
  ];
  return htmlPage("Memory health", body.filter((part) => part !== "").join("\n"));
}

const MAX_SNAPSHOTS = 30;
const WIDTH = 300;
const HEIGHT = 60;
/** Room for the width of the stroke. */
const EDGE = 3;

/** Records and edges over the last snapshots, each in a chart and on a scale of its own. */
function trend(snapshots: readonly SnapshotFacts[]): string {
  const [first] = snapshots;
  const last = snapshots.at(-1);
  if (!first || !last || snapshots.length < 2) return "";
  return `<h3>Records and edges over the last ${number(snapshots.length)} snapshots</h3>
<div class="trends">
${chart(
  "Records",
  snapshots.map(({ records }) => records),
)}
${chart(
  "Edges",
  snapshots.map(({ edges }) => edges),
)}
</div>
<p class="small">${escapeHtml(first.approvedAt)} to ${escapeHtml(last.approvedAt)}</p>`;
}

function chart(name: string, values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const words = `${number(values[0] ?? 0)} → ${number(values.at(-1) ?? 0)}`;
  const bounds = low === high ? "always the same" : `lowest ${number(low)}, highest ${number(high)}`;
  return `<figure><svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><polyline points="${points(values, low, high)}"/></svg>
<figcaption><strong>${name} ${words}</strong> <span class="small">${bounds}</span></figcaption></figure>`;
}

function points(values: readonly number[], low: number, high: number): string {
  const step = (WIDTH - 2 * EDGE) / (values.length - 1);
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  return values.map((value, at) => `${(EDGE + at * step).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
}
