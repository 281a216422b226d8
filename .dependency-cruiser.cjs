/** The floors of the house: imports go down only (docs/architecture.md). */
const rooms = {
  1: ["memory"],
  2: ["layouts", "parse", "secrets", "poison"],
  3: ["load", "rules", "indexes", "snapshots", "updates", "review", "runs", "report"],
  4: ["commands"],
};
const folder = (names) => `^src/(${names.join("|")})/`;

/** The names of the rules, which the domain knows as words: they need nothing. */
const RULE_NAMES = "generated/rule-ids";

/** A room may import itself and the floors below. */
const floors = Object.entries(rooms).flatMap(([floor, names]) =>
  names.map((name) => {
    const below = Object.entries(rooms).filter(([other]) => other < floor);
    const allowed = [name, ...below.flatMap(([, others]) => others), ...(floor > 1 ? ["generated"] : [])];
    return {
      name: `floor-${floor}-${name}`,
      comment: `src/${name} stands on floor ${floor} and imports lower floors alone`,
      severity: "error",
      from: { path: folder([name]) },
      to: { path: "^src/", pathNot: `${folder(allowed)}|^src/${RULE_NAMES}\\.ts$` },
    };
  }),
);

module.exports = {
  forbidden: [
    ...floors,
    {
      name: "memory-imports-nothing",
      comment: "The domain knows no library and no platform; of what is generated, the ids of the rules as a type",
      severity: "error",
      from: { path: "^src/memory/" },
      to: { pathNot: ["^src/memory/", `^src/${RULE_NAMES}\\.ts$`] },
    },
    {
      name: "loading-knows-no-comparison",
      comment: "src/load/compare tells two loaded memories apart; what loads one does not ask for it",
      severity: "error",
      from: { path: "^src/load/[^/]+$" },
      to: { path: "^src/load/compare/" },
    },
    {
      name: "adapters-know-the-domain-alone",
      severity: "error",
      from: { path: "^src/(git|forge)/" },
      to: { path: "^src/", pathNot: "^src/($1|memory)/" },
    },
    {
      name: "adapters-are-built-at-the-top",
      comment: "Only floor 5 may choose an adapter",
      severity: "error",
      from: {
        path: "^src/(memory|layouts|parse|secrets|poison|load|rules|indexes|snapshots|updates|review|runs|report|commands)/",
      },
      to: { path: "^src/(git|forge)/" },
    },
    {
      name: "octokit-stays-in-its-room",
      comment: "decision 28",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/forge/" },
      to: { path: "node_modules/@octokit/" },
    },
    {
      name: "the-terminal-loads-no-actions-toolkit",
      comment: "decision 26",
      severity: "error",
      from: { path: "^src/(cli\\.ts|terminal/|commands/|report/)" },
      to: { path: "node_modules/@actions/" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
