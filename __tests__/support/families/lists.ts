/** Records, edges and amendments in lists of documents, by a layout of a repository's own that uses every word about them. */
import { TIMES, type Family } from "./family.js";

const LAYOUT = {
  layout: "memory-steward.layout/v1",
  name: "walks",
  datesSuffice: true,
  ids: { pattern: "^[a-zA-Z./ :-]+$", aliases: [{ prefix: "old-", use: "" }] },
  ontology: {
    inline: {
      staleAfterDays: 20,
      statuses: ["open", "closed", "gone"],
      transitions: { open: ["closed", "gone"], closed: ["open"] },
      nodeKinds: [{ name: "Map" }, { name: "Site" }, { name: "Walk" }, { name: "Rule" }],
      edgeKinds: [
        { name: "near", symmetric: true, to: ["Site"] },
        { name: "below", inverse: "above", acyclic: true },
        { name: "above", inverse: "below" },
        { name: "led_by", cardinality: "N:1" },
        { name: "best", cardinality: "1:1" },
        { name: "saw", to: ["Site"] },
        { name: "uses" },
        { name: "visits" },
        { name: "mentions" },
      ],
      sensitivity: ["open", "inner", "restricted"],
    },
  },
  classes: {
    map: {
      files: ["maps/**/*.yaml", "maps/**/*.json", "maps/**/*.md"],
      fields: { id: "$file", kind: { value: "Map" }, title: ["title", "$stem"], status: "status" },
      distinct: [["paths.*.id", "sites.*.id"], ["colours.*"]],
      entries: { colours: "legend", "more.colours": "more.legend" },
      keeps: [{ grows: ["walks"], same: ["title"] }],
      removal: [{ when: { has: ["legend"] }, severity: "error" }],
      edges: [{ links: "mentions" }],
    },
    path: {
      in: "map",
      each: "paths",
      role: "extension",
      fields: { id: { path: "from", within: "$file" } },
      required: ["id"],
      edges: [{ itself: true, targetIn: "to", within: "$file" }],
      distinct: [["to", "from"]],
    },
    walk: {
      in: "map",
      each: "walks",
      fields: { id: { path: "id", within: "$file" }, kind: { value: "Walk" }, updatedAt: "on", sensitivity: "level" },
      edges: [
        { field: "seen", kind: "saw", within: "$file", targetIn: "site" },
        { field: "leader", kind: "led_by" },
      ],
      documents: [
        {
          when: { equals: { last: true } },
          edges: [{ field: "seen", kind: "saw", within: "$file", targetIn: "site", gone: true }],
        },
        { when: { has: ["draft"] }, role: "ignored" },
      ],
      keeps: [{ when: { has: ["on"] }, same: ["leader"], grows: ["seen"] }],
    },
    site: {
      in: "map",
      each: "more.sites",
      kinds: ["Site", "Rule"],
      fields: {
        id: { path: "id", within: "$file" },
        kind: "kind",
        title: "name",
        status: "status",
        owners: "owners",
        updatedAt: "on",
      },
      required: ["id", "kind"],
      edges: [
        { itself: true, kindIn: "how", targetIn: "to", within: "$file" },
        { map: "related" },
        { field: "above", kind: "above", within: "$file" },
        { field: "best", kind: "best", within: "$file" },
      ],
      removal: [
        { when: { equals: { status: "closed" } }, severity: "off" },
        { when: { has: ["owners"] }, severity: "error" },
        { severity: "warning" },
      ],
      revision: { number: "version", of: ["name", "related"], tells: ["why"] },
    },
    tour: {
      files: ["tours/*.yaml", "tours/*.jsonl"],
      fields: { id: ["id", "$file"], kind: { value: "Walk" }, status: "status" },
      edges: [
        { field: "map", paths: "uses" },
        { field: "other.map", paths: "uses" },
        { field: "stops", kind: "visits", within: "map" },
        { field: "others", kind: "best", within: "other.map", targetIn: "stop" },
      ],
      distinct: [["stops.*"], ["map", "other.map"]],
    },
    stop: {
      in: "tour",
      each: "rests",
      fields: { id: "id", kind: "kind", title: "name" },
      edges: [
        { field: "below", kind: "below" },
        { itself: true, targetIn: "to" },
      ],
      documents: [{ when: { has: ["extends"] }, role: "extension", fields: { id: "extends" } }],
    },
  },
};

const site = (id: unknown, more: object = {}) => ({
  id,
  kind: "Site",
  name: `The ${String(id)}`,
  how: "near",
  to: "b",
  ...more,
});
const walk = (id: unknown, seen: unknown, more: object = {}) => ({ id, seen, ...more });
const path = (id: unknown, kind: unknown, from: unknown, to: unknown) => ({ id, kind, from, to });

const SITES = [
  [site("a"), site("b", { to: "a" })],
  [site("b", { to: "b" })],
  [site("a", { status: "closed" }), site("b")],
  [site("b", { owners: ["x"], related: { uses: "maps/m.yaml" } }), site("a", { above: ["b"], best: "b" })],
  [site("a", { how: "below" }), site("b", { how: "below", to: "c" }), site("c", { how: "below", to: "a" })],
  [site("A"), site("a"), site("a")],
  [site("a", { name: "Another", version: 2, why: "so" }), site("b", { name: "Another" })],
  [site("w", { kind: "Rule" }), site(7), site(undefined), site("x y")],
  [site("a", { kind: "Walk", how: "odd" }), site("b", { how: undefined, to: undefined }), "a", null, 7],
  [site("a", { how: "led_by", to: "w" }), site("old-a"), site("b", { above: "old-b", on: TIMES[2] })],
  [site("a", { best: "b" }), site("b", { best: "b", related: { led_by: ["a", { target: "r" }], uses: [] } })],
  [],
  null,
  { a: site("a") },
  "a",
];

const WALKS = [
  [walk("w", ["a"])],
  [walk("w", ["a"]), walk("v", ["b"], { last: true })],
  [walk("w", ["a"]), walk("v", [{ site: "b" }, { site: "c" }], { last: true, on: TIMES[1] })],
  [walk("w", ["a", "b"], { on: TIMES[1], leader: "r" })],
  [walk("w", ["b"], { on: TIMES[4], leader: "maps/m.yaml:a" }), walk("w", [])],
  [walk("v", ["b"], { last: true, draft: 1 }), walk("w", "none")],
  [walk("w", ["a"], { level: "restricted" }), walk("a", ["a"])],
  [walk("w", [{ other: "a" }, 7]), 7],
  [],
  null,
  "w",
];

const PATHS = [
  [path("p", "near", "a", "b")],
  [path("p", "near", "a", "b"), path("q", "below", "b", "a")],
  [path("p", "below", "a", "b"), path("p", "above", "b", "a")],
  [path("a", "near", "a", "a")],
  [path("p", "near", "none", "b"), path("q", "odd", "a", "none")],
  [path("p", "best", "a", "b"), path("q", "best", "w", "b")],
  [path("p", "led_by", "w", "a"), path("q", "led_by", "w", "b")],
  [path("p", 7, "a", undefined), "p", path(undefined, "near", undefined, "a")],
  [path("p", "near", "A", "B"), path("p", "saw", "w", "old-a")],
  [],
  null,
  { p: path("p", "near", "a", "b") },
];

export const WALKED: Family = {
  layout: "walks.yaml",
  files: { "walks.yaml": JSON.stringify(LAYOUT) },
  settings: [
    "",
    "",
    'exclude: ["maps/deep/**"]\n',
    "severities: { change/kept-record: note, record/repeated-value: warning, graph/dangling-edge: warning }\n",
    "severities: { change/renamed-id: off, record/invalid-extension: warning, record/stale: error }\n",
    "severities: { change/deleted-record: note, change/renamed-id: warning, parse/invalid-syntax: error }\n",
  ],
  shapes: [
    {
      paths: ["maps/m.yaml", "maps/n.json", "maps/deep/m.yaml"],
      format: "json",
      sound: (name) => ({ title: `Map ${name}`, more: { sites: SITES[0] }, walks: WALKS[0], paths: PATHS[0] }),
      members: {
        title: ["", undefined, 7, "Other"],
        status: ["open", "closed", "gone", "odd"],
        "more.sites": SITES,
        walks: WALKS,
        paths: PATHS,
        colours: [["red"], ["red", "red"], ["red", "blue"], [], null, "red", [7]],
        legend: [{ red: "steep" }, { red: null }, {}, null, "red", { blue: "wet", red: "steep" }],
        "more.colours": [["red"], ["toString"]],
        more: [null, "x", []],
      },
      bodies: [""],
    },
    {
      paths: ["tours/t.yaml", "tours/u.yaml"],
      format: "json",
      sound: () => ({ map: "../maps/m.yaml", stops: ["a", "b"] }),
      members: {
        id: ["t", "a", "maps/m.yaml:a", undefined],
        status: ["open", "closed", "gone"],
        map: [
          "../maps/n.json",
          "../maps/none.yaml",
          "/maps/m.yaml",
          "../../m.yaml",
          "",
          undefined,
          7,
          "../maps/deep/m.yaml",
          ["../maps/m.yaml"],
          "u.yaml",
        ],
        "other.map": ["../maps/n.json", "../maps/m.yaml", "../maps/m.md"],
        stops: [["a"], ["c", "old-a"], ["a", "a"], ["A", "w"], "b", [7, null], null, ["maps/m.yaml:a"]],
        others: [["a"], [{ stop: "b" }], ["b", "w"]],
        rests: [
          [{ id: "r", kind: "Rule", name: "A rest" }],
          [
            { id: "r", kind: "Rule", below: "s", how: 1 },
            { id: "s", kind: "Rule", below: "r" },
          ],
          [{ extends: "r", kind: "near", to: "maps/m.yaml:a" }],
          [
            { extends: "maps/m.yaml:a", kind: "led_by", to: "r" },
            { id: "r", kind: "Site" },
          ],
          [{ id: "maps/m.yaml:a", kind: "Rule" }],
          [{ kind: "near", to: "r" }, 7],
          null,
          {},
        ],
      },
      bodies: [""],
    },
    {
      paths: ["maps/m.md", "maps/deep/n.md"],
      format: "front matter",
      sound: (name) => ({ title: `Map ${name}`, more: { sites: SITES[0] } }),
      members: { "more.sites": SITES, walks: WALKS, paths: PATHS, colours: [["red"]], legend: [{ red: 1 }] },
      bodies: ["[m](m.yaml) words\n", "", "[t](../tours/t.yaml) [n](deep/n.md)\n"],
    },
    {
      paths: ["tours/l.jsonl"],
      format: "lines",
      sound: (name) => ({
        id: name,
        map: "../maps/m.md",
        stops: ["b"],
        rests: [{ id: name, kind: "Rule", below: "r" }],
      }),
      members: {
        id: ["t", "l", undefined],
        map: ["../maps/m.yaml", "../maps/n.json"],
        stops: [["a"], ["c"], []],
        rests: [[{ id: "s", kind: "Rule" }], [], [{ id: "r" }, { extends: "l", kind: "above", to: "s" }]],
      },
      bodies: [""],
    },
  ],
};
