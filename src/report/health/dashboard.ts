/** The health of a memory on one page that needs nothing but itself and runs nothing. */
import type { Health, SnapshotFacts } from "../../memory/health.js";
import { escapeHtml } from "../html/escape-html.js";
import { htmlPage } from "../html/page.js";
import { printHtml } from "../html/print-html.js";
import { number } from "../wording.js";
import { alertBlocks, driftBlocks, factBlocks, snapshotBlocks } from "./blocks.js";

/** HTML with a policy that lets nothing in and nothing out; light and dark. */
export function renderDashboard(health: Health): string {
  const body = [
    "<h1>Memory health</h1>",
    `<p class="small">As of ${escapeHtml(health.at)}</p>`,
    printHtml(alertBlocks(health)),
    printHtml(factBlocks(health)),
    printHtml(driftBlocks(health)),
    trend(health.snapshots.slice(-MAX_SNAPSHOTS)),
    printHtml(snapshotBlocks(health)),
  ];
  return htmlPage("Memory health", body.filter((part) => part !== "").join("\n"));
}

const MAX_SNAPSHOTS = 30;
const WIDTH = 720;
const HEIGHT = 160;
const EDGE = 24;

/** Records and edges over the last snapshots, each on a scale of its own. */
function trend(snapshots: readonly SnapshotFacts[]): string {
  const [first] = snapshots;
  const last = snapshots.at(-1);
  if (!first || !last || snapshots.length < 2) return "";
  const words = `Records and edges over the last ${snapshots.length} snapshots`;
  return `<h3>${words}</h3>
<div class="wide"><svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT + 40}" width="${WIDTH}" height="${HEIGHT + 40}" role="img" aria-label="${words}">
${line(
  snapshots.map(({ edges }) => edges),
  "edges",
)}
${line(
  snapshots.map(({ records }) => records),
  "records",
)}
<text class="records" x="${EDGE}" y="${HEIGHT + 18}">records ${number(first.records)} → ${number(last.records)}</text>
<text class="edges" x="${WIDTH / 2}" y="${HEIGHT + 18}">edges ${number(first.edges)} → ${number(last.edges)}</text>
<text class="title" x="${EDGE}" y="${HEIGHT + 36}">${escapeHtml(first.approvedAt)} to ${escapeHtml(last.approvedAt)}</text>
</svg></div>`;
}

function line(values: readonly number[], name: string): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = (WIDTH - 2 * EDGE) / (values.length - 1);
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const points = values.map((value, at) => `${(EDGE + at * step).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return `<polyline class="${name}" points="${points}"/>`;
}
