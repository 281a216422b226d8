/**
 * A record with all that a skeleton has, and its places. Code that the compiler has optimised before something was ever seen
 * is thrown away at the first sight of it; reading this early spares that, as the strict reader's own primer does.
 */
import { ANY, EDGES, ID, keyOf, type Place, type Places, TEXTS, TIME, TITLE, WORD } from "./skeleton-places.js";

function place(reads: number, slot: number, is: Partial<Place> = {}): Place {
  return { reads, slot, isVerbatim: false, isWhole: true, source: -1, keys: [], ...is };
}

function keyed(places: Readonly<Record<string, Place>>): Place["keys"] {
  return Object.entries(places).map(([name, at]) => keyOf(Buffer.from(name), at));
}

const VERBATIM = keyed({ size: place(ANY, -1, { isVerbatim: true }) });

export const PRIMER_PLACES: Places = {
  top: place(ANY, -1, {
    keys: [
      ...keyed({
        id: place(ID, 0),
        kind: place(WORD, 1),
        title: place(TITLE, 2),
        time: place(TIME, 3),
        zoned: place(TIME, 4),
        day: place(TIME, 5),
        owners: place(TEXTS, 6, { source: 0 }),
        tags: place(TEXTS, 7),
        edges: place(EDGES, -1, { source: 1, isWhole: false }),
      }),
      ...VERBATIM,
    ],
  }),
  any: place(ANY, -1, { keys: VERBATIM }),
  slots: 8,
  slotOf: () => undefined,
};

export const PRIMER = Buffer.from(
  JSON.stringify([
    {
      id: "tool:a",
      kind: "Tool",
      title: 'A "b" \\ c',
      time: "2026-05-08T12:00:00Z",
      zoned: "2026-05-08T12:00:00+02:00",
      day: "2026-05-08",
      owners: ["team:a", "team:b"],
      tags: ["a"],
      empty: "",
      blank: "  é",
      null: null,
      yes: true,
      count: -1.5,
      deep: { list: ["a", "b", { c: 1 }, { c: 1 }, [], {}, 2], size: ["x", "x", { y: "z" }] },
      edges: { a: [{ target: "a:b" }, { target: "a:c" }, { target: "d", why: ["e"] }, "f", "g"], b: [], size: ["h"] },
    },
  ]),
  "latin1",
);
