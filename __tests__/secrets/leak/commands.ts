/** Each command of the command line, driven through every form of its output. A command that is not here fails the test. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "vitest";
import { ANSWER_FORMATS, DIFF_FORMATS, CHECK_FORMATS } from "../../../src/terminal/formats.js";
import { FACTS, flatRun, importFormatRun, MEMORY, sdkRun } from "../../runs/run-kit.js";
import { filesOf, folderOf, git, repositoryOf, write } from "../../commands/command-line.js";
import { houseFor } from "./house.js";
import { commitAs, CONFIG, plantedChange, plantedFiles, plantedValues, quoted, tool } from "./memory.js";
import { call, calls, type Outputs, type Planting } from "./planting.js";

/** @returns what left, or undefined parts where a command has none. */
type Drive = (planting: Planting, context: TestContext) => Promise<Outputs>;

export const COMMANDS: Readonly<Record<string, Drive>> = {
  check: async (planting) => {
    const { folder, branch } = plantedChange(planting);
    const file = join(folderOf(), `report-${planting.name}`);
    const files: Record<string, string> = {};
    for (const format of ["pretty", "json", "markdown"]) {
      await call("check", folder, "--base", "main", "--head", branch, "--format", format, "--output", file);
      files[`file, ${format}`] = readFileSync(file, "utf8");
    }
    const printed = await calls(
      ...CHECK_FORMATS.map((format) => ["check", folder, "--format", format]),
      ["check", folder, "--update-baseline"],
      ["check", folder, "--shard", "1/1"],
      ["check", folder, "--shard", "1/2", "--output", file],
      ["check", `nowhere/${planting.name}`],
      ["check", folder, "--layout", planting.name],
      ["check", folder, "--config", `${planting.name}.yml`],
      ["check", folder, "--base", planting.name],
      ["check", folder, "--format", planting.name],
      ["check", folder, "--as-of", planting.name],
      ["check", unreadable(planting)],
    );
    const baseline = readFileSync(join(folder, "memory-steward.baseline.json"), "utf8");
    return { ...files, ...printed, part: readFileSync(file, "utf8"), baseline };
  },

  "merge-reports": async (planting) => {
    const folder = repositoryOf(plantedValues(planting, 80));
    const parts = ["1/2", "2/2"].map((shard) => [shard, join(folderOf(), "part.jsonl")] as const);
    for (const [shard, part] of parts) await call("check", folder, "--shard", shard, "--output", part);
    const written = parts.map(([, part]) => part);
    const merged = await calls(
      ...CHECK_FORMATS.map((format) => ["merge-reports", ...written, "--dir", folder, "--format", format]),
    );
    // Of files whose names are secrets a part does not speak: the merge reads them.
    const hidden = repositoryOf(plantedFiles(planting, 4));
    await call("check", hidden, "--shard", "1/1", "--output", written[0] ?? "");
    const part = readFileSync(written[0] ?? "", "utf8");
    const named = await calls(["merge-reports", ...written.slice(0, 1), "--dir", hidden]);
    return { ...merged, part, ...named, ...(await calls(["merge-reports", planting.name, "--dir", folder])) };
  },

  scan: async (planting) => {
    const { folder, branch } = plantedChange(planting);
    return await calls(
      ...ANSWER_FORMATS.flatMap((format) => [
        ["scan", folder, "--format", format],
        ["scan", folder, "--range", `main..${branch}`, "--format", format],
      ]),
      ["scan", planting.name],
      ["scan", "--range", `${planting.name}..${planting.name}`],
    );
  },

  "baseline import": async (planting) => {
    const folder = repositoryOf(plantedFiles(planting, 30));
    write(folder, { ".gitleaksignore": `graph/tools/t0.yaml:x:4\n${planting.name}.md:${planting.name}:1\nx\n` });
    const answer = ["--actor", "user:ann", "--reason", planting.name, "--expires", "2027-03-31"];
    const given = await calls(
      ["baseline", "import", join(folder, ".gitleaksignore"), folder, ...answer],
      ["baseline", "import", planting.name, folder, ...answer],
    );
    const baseline = join(folder, "memory-steward.baseline.json");
    return { ...given, baseline: existsSync(baseline) ? readFileSync(baseline, "utf8") : "" };
  },

  accept: async (planting) => {
    const folder = repositoryOf({
      ...CONFIG,
      "graph/a.yaml": tool("a", { status: planting.name }),
      [`graph/${planting.name}.yaml`]: tool("b", { status: "gone" }),
    });
    const accept = (...more: readonly string[]) => {
      return ["accept", ...more, "--dir", folder, "--actor", "user:ann"];
    };
    const reason = ["--reason", "It stays until the tools are counted."];
    const printed = await calls(
      accept("status/unknown", "graph/a.yaml", ...reason),
      accept("status/unknown", ...reason),
      accept("status/unknown", planting.name, ...reason),
      accept("status/unknown", "tool:b", "--detail", planting.any, ...reason),
      accept("status/unknown", "tool:b", "--reason", `Because of ${planting.name}`),
      accept(planting.name, ...reason),
      ["accept", "status/unknown", "tool:b", "--dir", folder, "--actor", planting.name, ...reason],
    );
    const waivers = join(folder, "memory-steward.waivers.yaml");
    return { ...printed, waivers: existsSync(waivers) ? readFileSync(waivers, "utf8") : "" };
  },

  fix: async (planting) => {
    const folder = repositoryOf({
      ...CONFIG,
      "graph/a.yaml": `${tool("a", { title: planting.any, status: "Approved" })}# ${planting.name}\n`,
      [`graph/${planting.name}.yaml`]: tool("b", { status: "Approved" }),
    });
    return await calls(["fix", folder, "--dry-run"], ["fix", folder, "--yes"], ["fix", planting.name]);
  },

  reindex: async (planting) => {
    const folder = repositoryOf(plantedFiles(planting));
    const printed = await calls(
      ["reindex", folder, "--write"],
      ["reindex", folder, "--check"],
      ["reindex", planting.name, "--write"],
    );
    const names = readdirSync(join(folder, "indexes"), { recursive: true, encoding: "utf8" });
    const files = names.filter((name) => /\.jsonl?$/.test(name));
    return {
      ...printed,
      files: files.map((name) => `${name}\n${readFileSync(join(folder, "indexes", name), "utf8")}`).join("\n"),
    };
  },

  resolve: async (planting) => {
    const bad = `knownBad:\n  - commits: { from: "${"0".repeat(40)}" }\n    reason: ${quoted(planting.any)}\n`;
    const folder = repositoryOf({ ...plantedFiles(planting, 20), "snapshots/known-bad.yaml": bad });
    git(folder, "branch", planting.name);
    git(folder, "branch", `x/${planting.name}`);
    const branch = git(folder, "branch", "--list", "x/*", "--format=%(refname:short)").trim();
    return await calls(
      ["resolve", folder, "--ref", branch],
      ["resolve", folder, "--ref", branch, "--format", "json"],
      ["resolve", folder, "--ref", planting.name],
      ["resolve", folder, "--at", planting.name],
      ["resolve", folder, "--snapshot", planting.name],
    );
  },

  "snapshot make": async (planting, context) => {
    const { clone, published } = await houseFor(context, planting);
    return {
      ...(await calls(
        ["snapshot", "make", clone],
        ["snapshot", "make", clone, "--format", "json"],
        ["snapshot", "make", clone, "--repository", planting.name],
      )),
      ...(await published()),
    };
  },
  "snapshot list": async (planting) => {
    const folder = tagged(planting);
    return await calls(
      ["snapshot", "list", "--dir", folder],
      ["snapshot", "list", "--dir", folder, "--format", "json"],
      ["snapshot", "list", "--dir", folder, "--branch", planting.name],
    );
  },
  "snapshot show": async (planting) => {
    const folder = tagged(planting);
    const tags = git(folder, "tag", "--list").trim().split("\n");
    return await calls(
      ...tags.flatMap((tag) => [
        ["snapshot", "show", tag, "--dir", folder],
        ["snapshot", "show", tag, "--dir", folder, "--format", "json"],
      ]),
    );
  },

  diff: async (planting) => {
    const { folder } = plantedChange(planting);
    const file = join(folderOf(), planting.name);
    const printed = await calls(
      ...DIFF_FORMATS.flatMap((format) => [
        ["diff", "main", "HEAD", "--dir", folder, "--format", format],
        ["diff", "main", "HEAD", "--dir", folder, "--format", format, "--output", `${file}-${format}`],
      ]),
      ["diff", planting.name, planting.name, "--dir", folder],
    );
    return { ...printed, files: DIFF_FORMATS.map((format) => readFileSync(`${file}-${format}`, "utf8")).join("\n") };
  },

  "update validate": async (planting) => {
    const folder = repositoryOf(plantedFiles(planting, 30));
    const artifact = updateOf(planting, folder);
    const without = { ...artifact, evidence: [], sourceRun: { id: "run-1", repository: "acme/checkout" } };
    write(folder, {
      "whole.json": JSON.stringify(artifact),
      "less.json": JSON.stringify(without),
      "unknown.json": JSON.stringify({ ...without, [planting.any]: planting.any }),
      "broken.json": `{"${planting.name}`,
    });
    const files = ["whole", "less", "unknown", "broken"].map((name) => join(folder, `${name}.json`));
    return await calls(
      ...files.flatMap((file) =>
        ANSWER_FORMATS.map((format) => ["update", "validate", file, "--dir", folder, "--format", format]),
      ),
      ["update", "validate", planting.name, "--dir", folder],
      ["update", "validate", ...files.slice(0, 1), "--dir", folder, "--on", planting.name],
    );
  },
  propose: async (planting, context) => {
    const { clone, published } = await houseFor(context, planting);
    const folder = folderOf({ "update.json": JSON.stringify(updateOf(planting, clone)), "broken.json": planting.name });
    const printed = await calls(
      ["propose", join(folder, "update.json"), "--dir", clone, "--dry-run"],
      ...["update", "broken", planting.name].map((name) => ["propose", join(folder, `${name}.json`), "--dir", clone]),
    );
    return { ...printed, ...(await published()) };
  },
  proposals: async (planting, context) => {
    const { clone, repository, standIn, published } = await houseFor(context, planting);
    await standIn.commit(repository, `memory/update/acme-${planting.name}`, { "graph/new.yaml": tool("new") });
    const printed = await calls(
      ["proposals", clone],
      ["proposals", clone, "--format", "json"],
      ["proposals", clone, "--repository", planting.name],
    );
    return { ...printed, ...(await published()) };
  },
  "update new": async (planting) => {
    const folder = repositoryOf(CONFIG);
    const file = join(folderOf(), `${planting.name}.json`);
    const rest = ["--source", `acme/${planting.name}`, "--dir", folder, "--output", file];
    const given = ["update", "new", "--memory", `acme/${planting.name}`, "--run", planting.name, ...rest];
    return { ...(await calls(given, given)), file: existsSync(file) ? readFileSync(file, "utf8") : "" };
  },

  review: async (planting) => {
    const folder = repositoryOf(plantedFiles(planting, 40));
    write(folder, { "graph/new.yaml": tool("new", { title: planting.any, target: planting.any }) });
    write(folder, { "graph/broken.yaml": `id: "${planting.name}\n` });
    return await calls(
      ...["graph/new.yaml", "graph/broken.yaml", "graph/tools/t1.yaml"].flatMap((name) =>
        ["pretty", "json"].map((format) => ["review", join(folder, name), folder, "--format", format]),
      ),
      ["review", join(folder, "graph/new.yaml"), folder, "--as", `elsewhere/${planting.name}.yaml`],
      ["review", planting.name, folder],
    );
  },

  init: async (planting) => await calls(["init", join(folderOf(), planting.name)]),

  promote: async (planting) => {
    const folder = repositoryOf({ ...CONFIG, "graph/kept.yaml": tool("kept") });
    const notes = [`notes/${planting.name}.md`, "notes/plain.md", "notes/bad.md"];
    const [named = "", plain = "", bad = ""] = notes;
    write(folder, {
      [named]: `---\ntags: [${quoted(planting.any)}]\n---\n# About ${planting.name}\n\nText.\n`,
      [plain]: `# ${planting.any}\n\n${planting.any}\n`,
      [bad]: `---\nstatus: ${quoted(planting.any)}\nx: [\n---\n`,
    });
    const kind = ["--kind", "Tool", "--owner", "user:ada"];
    return await calls(
      ...notes.map((note) => ["promote", join(folder, note), ...kind]),
      ["promote", join(folder, plain), "--kind", planting.name],
      ["promote", join(folder, plain), ...kind, "--id", `tool:${planting.name}`],
      ["promote", `${planting.name}.md`, ...kind],
    );
  },

  "import-run": async (planting) => {
    const folder = repositoryOf({ ...MEMORY, "graph/kept.yaml": tool("kept") });
    const outputs: Record<string, string> = {};
    for (const [dialect, of] of Object.entries({ sdk: sdkRun, import: importFormatRun, flat: flatRun })) {
      const tasks = FACTS.tasks.map((task) => ({ ...task, title: planting.any, summary: planting.any }));
      const facts = { ...FACTS, id: `run-${dialect}`, process: planting.name, tasks };
      const run = join(folderOf(), planting.name);
      write(run, of(facts));
      const arguments_ = [run, folder, "--repository", "repository:checkout"];
      const printed = await calls(
        ...ANSWER_FORMATS.map((format) => ["import-run", ...arguments_, "--format", format]),
        ["import-run", ...arguments_, "--write"],
      );
      for (const [name, text] of Object.entries(printed)) outputs[`${dialect} ${name}`] = text;
    }
    const records = Object.entries(filesOf(folder)).map(([path, text]) => `${path}\n${text}`);
    return { ...outputs, records: records.join("\n"), ...(await calls(["import-run", planting.name, folder])) };
  },

  doctor: async (planting, context) => {
    const { clone } = await houseFor(context, planting);
    const step = `      - uses: acme/${planting.name}@main\n        with: { ${planting.name}: ${quoted(planting.any)} }\n`;
    const steward = "      - uses: memory-steward/memory-steward@v1\n        with: { command: check }\n";
    const workflow = `on: pull_request_target\njobs:\n  x:\n    runs-on: ubuntu-24.04\n    steps:\n${step}${steward}`;
    write(clone, { [`.github/workflows/${planting.name}.yml`]: workflow, ".github/workflows/x.yml": workflow });
    return await calls(
      ["doctor", clone],
      ["doctor", clone, "--repository", "acme/agent-memory", "--branch", planting.name],
      ["doctor", clone, "--repository", planting.name],
    );
  },

  explain: async (planting) => await calls(["explain", planting.name]),
  rules: async () => await calls(["rules"]),

  revert: async (planting, context) => {
    const { clone, repository, standIn, published } = await houseFor(context, planting);
    const kept = tool("kept", { title: "Kept" });
    await standIn.commit(repository, "main", { "graph/kept.yaml": kept, "graph/tools/t1.yaml": undefined });
    await standIn.commit(repository, "main", { "graph/kept.yaml": tool("kept", { title: planting.any }) });
    git(clone, "pull", "--quiet", repository.git.folder, "main");
    const reason = ["--reason", "The title was taken from elsewhere."];
    const printed = await calls(
      ["revert", "HEAD", "--dir", clone],
      ["revert", "HEAD", "--dir", clone, "--propose", ...reason],
      ["revert", "HEAD~1", "--dir", clone, "--propose", ...reason],
      ["revert", "HEAD~1", "--dir", clone, "--write", ...reason],
      ["revert", "HEAD~1", "--dir", clone, "--write", "--reason", planting.any],
      ["revert", planting.name, "--dir", clone],
    );
    return { ...printed, ...(await published()) };
  },

  "known-bad add": async (planting, context) => {
    const { clone, published } = await houseFor(context, planting);
    const named = ["--record", `tool:${planting.name}`, "--record", "tool:kept"];
    const plain = [
      "known-bad",
      "add",
      "--from",
      "HEAD",
      "--reason",
      "The title was taken from elsewhere.",
      "--dir",
      clone,
    ];
    const printed = await calls(
      ["known-bad", "add", "--from", "HEAD", "--reason", planting.any, ...named, "--dir", clone],
      ["known-bad", "add", "--from", "HEAD", "--reason", planting.any, ...named, "--dir", clone, "--propose"],
      ["known-bad", "add", "--from", "HEAD", "--reason", planting.any, "--record", "tool:kept", "--dir", clone],
      [...plain, "--record", "tool:kept"],
      [...plain, "--record", "tool:kept", "--propose"],
      ["known-bad", "add", "--snapshot", planting.name, "--reason", "x", "--dir", clone],
    );
    return { ...printed, ...(await published()) };
  },

  "mirror verify": async (planting) => {
    const first = tagged(planting);
    const second = join(folderOf(), "mirror");
    git(first, "clone", "--quiet", ".", second);
    write(second, { [`graph/${planting.name}.yaml`]: tool("m", { title: planting.any }) });
    commitAs(second, planting.any);
    return await calls(
      ["mirror", "verify", first, second],
      ["mirror", "verify", first, second, "--format", "json"],
      ["mirror", "verify", first, second, "--ref", planting.name],
      ["mirror", "verify", first, planting.name],
    );
  },

  health: async (planting, context) => {
    const { clone, published } = await houseFor(context, planting, {
      "graph/ownerless.yaml": `nodeKind: Tool\nid: ${quoted(`tool:${planting.name}`)}\nattributes: { title: x }\n`,
      "ontology/node-kinds.yaml": `nodeKinds: ${quoted(planting.any)}\n`,
    });
    git(clone, "tag", `memory/snapshots/${planting.name}`);
    const page = join(folderOf(), `${planting.name}.html`);
    const printed = await calls(
      ["health", clone, "--dashboard", page],
      ["health", clone, "--format", "json"],
      ["health", clone, "--forge", "--issue"],
      ["health", clone, "--ref", planting.name],
    );
    return { ...printed, page: readFileSync(page, "utf8"), ...(await published()) };
  },
};

/** An update of the memory in a folder, full of secrets. */
function updateOf(planting: Planting, folder: string): Readonly<Record<string, unknown>> {
  const upsert = (rest: object) => ({ action: "upsert", reason: planting.any, ...rest });
  return {
    schema: "memory-steward.update/v1",
    memoryRepository: "acme/memory",
    sourceRun: { id: planting.name, repository: "acme/checkout" },
    baseCommit: git(folder, "rev-parse", "HEAD").trim(),
    rationale: planting.any,
    evidence: [planting.any],
    changes: [
      upsert({ record: { id: "tool:kept", title: planting.any } }),
      upsert({ record: { id: `tool:${planting.name}`, kind: planting.name } }),
      upsert({ path: `graph/${planting.name}.yaml`, content: tool("new", { status: planting.any }) }),
      upsert({ path: `.github/${planting.name}.yml`, content: planting.any }),
    ],
    redactionStatus: "clean",
  };
}

/** A memory whose configuration cannot be read. */
function unreadable(planting: Planting): string {
  return folderOf({ "memory-steward.yml": `layout: ${quoted(planting.any)}\n${quoted(planting.any)}: x\n` });
}

/** A memory with tags that look like snapshots, whose messages and names hold secrets. */
function tagged(planting: Planting): string {
  const folder = repositoryOf(plantedFiles(planting, 25));
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
  const manifest = JSON.stringify({
    schema: "memory-steward.snapshot/v1",
    steward: planting.any,
    layout: planting.any,
  });
  for (const [name, message] of [
    ["2026-06-01T080000Z", `Snapshot\n\n${manifest}`],
    ["2026-06-02T080000Z", planting.any],
    [planting.name, planting.any],
  ] as const) {
    git(folder, ...author, "tag", "--annotate", `memory/snapshots/${name}`, "-m", message);
  }
  git(folder, "tag", "memory/snapshots/2026-06-03T080000Z");
  return folder;
}
