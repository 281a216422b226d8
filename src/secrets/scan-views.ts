/** Scans the bytes in every reading that could show something else than they do as they are. */
import type { Found } from "./found.js";
import { joinLines } from "./join-lines.js";
import { MAX_DEPTH, VIEW_FLOOR, VIEW_GROWTH } from "./limits.js";
import { findRandom, scanView, type Hints } from "./scan-view.js";
import { unescapeView } from "./unescape.js";
import { unwrapViews } from "./unwrap.js";
import { readUtf16 } from "./utf16.js";
import type { View } from "./view.js";

export function scanViews(raw: View, found: Found): void {
  let left = raw.bytes.length * VIEW_GROWTH + VIEW_FLOOR;
  const queue = [raw];
  const seen: { readonly view: View; readonly runs: readonly number[] }[] = [];
  for (const view of queue) {
    if (found.isOver()) return;
    const hints = scanView(view, found);
    seen.push({ view, runs: hints.runs });
    if (view.depth >= MAX_DEPTH) {
      if (hasReadings(view, hints)) found.stop(`it is wrapped more than ${MAX_DEPTH} times`);
      continue;
    }
    for (const made of readingsOf(view, hints)) {
      left -= made.bytes.length;
      if (left < 0) {
        found.stop("it unwraps to many times its size");
        return;
      }
      queue.push(made);
    }
  }
  if (!found.isOutput) return;
  const isNear = found.overlaps();
  for (const { view, runs } of seen) findRandom(view, runs, found, isNear);
}

function hasReadings(view: View, hints: Hints): boolean {
  return unwrapViews(view, hints.runs).length > 0;
}

function* readingsOf(view: View, { runs, breaks }: Hints): Generator<View> {
  const utf16 = view.isWithin("utf16") ? undefined : readUtf16(view);
  if (utf16) yield utf16;
  if (view.isWithin("joined")) return;
  const unescaped = view.name === "unescaped" ? undefined : unescapeView(view);
  if (unescaped) yield unescaped;
  yield* unwrapViews(view, runs);
  const joined = joinLines(view, breaks);
  if (joined) yield joined;
}
