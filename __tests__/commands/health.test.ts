/** How a memory is: alerts, the one issue on the stand-in for GitHub, the page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { connected, open, standInFor } from "../forge/support.js";
import { renderDashboard } from "../../src/report/health/dashboard.js";
import { renderHealthMarkdown, renderHealthPretty } from "../../src/report/health/blocks.js";
import type { Health } from "../../src/memory/health.js";
import { writeHealth } from "../../src/terminal/health.js";
import { serverError } from "../github/faults.js";
import { HOSTILE_TEXTS } from "../report/fixtures.js";
import { commit, folderOf, git, repositoryOf, run } from "./command-line.js";
import { captured } from "../support/captured.js";
import { ONE_TOOL, TOOL } from "./tool-record.js";

async function healthOf(folder: string, ...rest: string[]): Promise<{ code: number; health: Health }> {
  const { code, stdout } = await run("health", folder, "--format", "json", ...rest);
  return { code, health: JSON.parse(stdout) as Health };
}

describe("health", () => {
  it("has nothing to tell of a memory that is well, and writes a page that loads and runs nothing", async () => {
    const folder = repositoryOf(ONE_TOOL);
    const page = join(folderOf(), "health.html");
    const { code, health } = await healthOf(folder, "--dashboard", page);
    expect(code).toBe(0);
    expect(health).toMatchObject({ alerts: [], records: 1, index: { state: "absent" }, withoutOwners: [] });
    const html = readFileSync(page, "utf8");
    expect(html).toMatch(/Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[^']+'; base-uri/);
    expect(html).not.toMatch(/<script|style="|https?:/);
  });

  it("says of a page in the memory that it becomes one of its files, unless it lies outside", async () => {
    const folder = repositoryOf(ONE_TOOL);
    const says = "health.html lies in the memory: as long as it does, the check takes it for one of its files";
    const inside = await run("health", folder, "--dashboard", join(folder, "health.html"));
    expect([inside.code, inside.stderr]).toEqual([0, expect.stringContaining(says)]);
    expect(inside.stderr).toContain("such as --dashboard ../health.html");
    const outside = await run("health", folder, "--dashboard", join(folderOf(), "health.html"));
    expect([outside.code, outside.stderr]).toEqual([0, expect.not.stringContaining(says)]);
  });

  it("counts what the baseline accepts: no error is not the same as nothing to mend", async () => {
    const folder = repositoryOf({ ...ONE_TOOL, "graph/a.yaml": TOOL.replace("[user:ada]", "[ada]") });
    await run("check", folder, "--update-baseline");
    commit(folder);
    const { stdout } = await run("health", folder);
    expect(stdout).toMatch(/Check +0 errors, 0 warnings \(1 in the baseline\)\n/);
  });

  it("takes a folder without a memory for a mistake of who names it, and for an alert in a workflow", async () => {
    const folder = repositoryOf({ "a.txt": "A\n" });
    expect(await run("health", folder)).toMatchObject({ code: 2, stdout: "" });
    const { stdout } = await captured(async () => {
      await writeHealth(folder, undefined, { ref: "HEAD", format: "json" });
      return 0;
    });
    const alert = { name: "ontology-invalid", severity: "critical" };
    expect(JSON.parse(stdout)).toMatchObject({ alerts: [alert] });
  });

  it("raises the alerts with their severities", async () => {
    const folder = repositoryOf({
      ...ONE_TOOL,
      "ontology/node-kinds.yaml": "nodeKinds: 7\n",
      "graph/b.yaml": TOOL.replace("tool:a", "tool:b").replace("  owners: [user:ada]\n", ""),
      "graph/c.yaml": `${TOOL.replace("tool:a", "tool:c")}  # ${["AKIA", "Q3EGR7WJ5LMN2XTB"].join("")}\n`,
      "indexes/graph-index.json": "{}\n",
    });
    git(folder, "tag", "memory/snapshots/2026-06-01T080000Z");
    const { code, health } = await healthOf(folder, "--index-build", "failure");
    expect(code).toBe(1);
    const severities = Object.fromEntries(health.alerts.map(({ name, severity }) => [name, severity]));
    expect(severities).toMatchObject({
      "index-build-failed": "critical",
      "ontology-invalid": "critical",
      "secret-found": "critical",
      "historical-ref-unresolvable": "warning",
    });
    expect(health.withoutOwners).toContain("tool:b");
    expect(JSON.stringify(health)).not.toContain("Q3EGR7WJ5LMN2XTB");
  });

  it.each(["ontology/node-kinds.yaml", "memory-steward.waivers.yaml", "memory-steward.baseline.json"])(
    "is alarmed where %s cannot be parsed",
    async (path) => {
      const folder = repositoryOf({ ...ONE_TOOL, [path]: "a: [\n" });
      const { code, health } = await healthOf(folder);
      expect(code).toBe(1);
      expect(health.alerts).toMatchObject([{ name: "ontology-invalid", severity: "critical" }]);
    },
  );

  it("does not say that all is well beside errors that are no alert", async () => {
    const folder = repositoryOf({
      ...ONE_TOOL,
      "graph/b.yaml": TOOL.replace("tool:a", "tool:b").replace(/ {2}owners.*\n/, ""),
    });
    const { code, stdout } = await run("health", folder);
    expect(code).toBe(0);
    expect(stdout.split("\n")[0]).toBe("No alert, but the check finds 1 error");
  });

  it("is plain text in a terminal, and Markdown by either word for it", async () => {
    const folder = repositoryOf(ONE_TOOL);
    await run("reindex", folder, "--write");
    commit(folder);
    const plain = (await run("health", folder)).stdout;
    expect(plain).toMatch(/^ {2}Index +current, of \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/m);
    expect(plain).not.toMatch(/\u200B|[|#`]/);
    const markdown = await run("health", folder, "--format", "markdown");
    expect(markdown.stdout).toMatch(/^## ✅ No alert\n/);
    expect(await run("health", folder, "--format", "md")).toEqual(markdown);
    expect(await run("health", folder, "--format", "pdf")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Allowed choices are pretty, markdown, json.") as string,
    });
  });

  it("takes no file that was not searched to its end for a secret", async () => {
    const folder = repositoryOf({ ...ONE_TOOL, "artifacts/raw/dump.gz": Uint8Array.of(0x1f, 0x8b, 8, 0, 1, 2, 3, 4) });
    const { health } = await healthOf(folder);
    expect([health.alerts, health.secrets]).toEqual([[], []]);
    expect(health.unsearched).toEqual(["artifacts/raw/dump.gz"]);
    expect((await run("health", folder)).stdout).toContain(
      "\nNot searched for secrets to the end: 1\n\nartifacts/raw/dump.gz\n",
    );
  });

  it("tells nothing in a partial clone, and says what is missing", async () => {
    const origin = repositoryOf(ONE_TOOL);
    git(origin, "config", "uploadpack.allowFilter", "true");
    const clone = folderOf();
    git(clone, "clone", "--quiet", "--filter=blob:none", "--no-checkout", `file://${origin}`, ".");
    const before = git(clone, "rev-list", "--objects", "--all", "--missing=print");
    for (const layout of [[], ["--layout", "company-brain"]]) {
      for (const command of [["health"], ["check", "--head", "HEAD"], ["diff", "HEAD", "HEAD", "--dir"]]) {
        const { code, stdout, stderr } = await run(...command, clone, ...layout);
        expect([code, stdout]).toEqual([2, ""]);
        expect(stderr).toMatch(
          /^memory-steward: This clone is partial: it lacks .*\n {2}Nothing is fetched .*--refetch --no-filter/,
        );
      }
    }
    // With the configuration at hand, the records are what is missing.
    git(clone, "sparse-checkout", "set", "--no-cone", "/memory-steward.yml");
    git(clone, "checkout", "--quiet", "main");
    for (const command of [["health"], ["check"], ["reindex", "--write"]]) {
      const { code, stderr } = await run(...command, clone);
      expect([code, stderr]).toEqual([2, expect.stringContaining("This clone is partial")]);
    }
    const after = git(clone, "rev-list", "--objects", "--all", "--missing=print");
    expect(after.match(/^\?/gm)?.length).toBe((before.match(/^\?/gm)?.length ?? 0) - 1);
    git(clone, "fetch", "--quiet", "--refetch", "--no-filter");
    expect((await run("check", clone)).code).toBe(0);
  });

  it("tells a stale index from a current one", async () => {
    const folder = repositoryOf(ONE_TOOL);
    await run("reindex", folder, "--write");
    git(folder, "add", "--all");
    git(folder, "-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "--quiet", "-m", "Index");
    expect((await healthOf(folder)).health.index.state).toBe("current");
    // A failure while the last index is younger than a day is no catastrophe yet; without one it is.
    const failed = await healthOf(folder, "--index-build", "failure");
    expect(failed.code).toBe(0);
    expect(failed.health.alerts).toMatchObject([{ name: "index-build-failed", severity: "warning" }]);
    const { health } = await healthOf(
      repositoryOf({ ...filesWithIndex(folder), "graph/d.yaml": TOOL.replace("tool:a", "tool:d") }),
    );
    expect(health.index.state).toBe("stale");
    expect(health.alerts.map(({ name, severity }) => [name, severity])).toContainEqual(["stale-indexes", "warning"]);
  });
});

function filesWithIndex(folder: string): Record<string, string> {
  return { ...ONE_TOOL, "indexes/graph-index.json": readFileSync(join(folder, "indexes/graph-index.json"), "utf8") };
}

const health: Health = {
  at: "2026-06-01T08:00:00Z",
  commit: "a".repeat(40),
  layout: "company-brain",
  alerts: [],
  counts: { error: 0, warning: 0, note: 0, baseline: 0, waived: 0 },
  records: 1,
  index: { state: "absent" },
  withoutOwners: [],
  stale: [],
  lostOwners: [],
  dangling: [],
  secrets: [],
  unsearched: [],
  snapshots: [],
  work: undefined,
};

describe("the table in a terminal", () => {
  const words =
    "Hold back runs that cannot do without memory; let the others go on with a warning until it answers again.";
  const told: Health = {
    ...health,
    alerts: [
      {
        name: "repository-unreachable",
        severity: "critical",
        message: `The forge did not answer. ${words}`,
        response: words,
      },
      { name: "stale-indexes", severity: "warning", message: "漢字".repeat(60), response: "Regenerate the index." },
    ],
    lostOwners: Array.from({ length: 30 }, (_, at) => `runbook:of-nobody-${at}`),
  };

  it.each([60, 80, 100, 200])("fits into %i columns, and says every word", (width) => {
    const plain = { ...told, alerts: told.alerts.slice(0, 1) };
    const lines = renderHealthPretty(plain, false, width).split("\n");
    expect(lines.filter((line) => line.length > width)).toEqual([]);
    const said = new Set(lines.join(" ").split(/\s+/));
    expect(words.split(" ").filter((word) => !said.has(word))).toEqual([]);
    // The columns stand under each other.
    const [head = "", ...rows] = lines.slice(2, lines.indexOf("", 2));
    expect(head).toMatch(/^ +Severity +Alert +What +What to do$/);
    expect(rows.length).toBeGreaterThan(1);
    for (const title of ["What ", "What to do"]) {
      const at = head.indexOf(title);
      expect(rows.map((row) => row.slice(at - 2, at).trim())).toEqual(rows.map(() => ""));
    }
  });

  it("takes a word that is too long whole, so that it can be copied", () => {
    expect(renderHealthPretty(told, false, 60)).toContain("漢字".repeat(60));
  });

  it("fits where no terminal says how wide it is", async () => {
    const folder = repositoryOf({
      ...ONE_TOOL,
      "ontology/node-kinds.yaml": "nodeKinds: 7\n",
      "indexes/graph-index.json": "{}\n",
    });
    git(folder, "tag", "memory/snapshots/2026-06-01T080000Z");
    const { stdout } = await run("health", folder);
    expect(stdout).toContain("historical-ref-unresolvable");
    expect(stdout.split("\n").filter((line) => line.length > 100)).toEqual([]);
  });
});

describe("the page", () => {
  it("draws records and edges each in a chart of its own, and says in words what it draws", () => {
    const snapshots = [7, 3, 9].map((records, at) => ({
      tag: `memory/snapshots/2026-06-0${at + 1}T080000Z`,
      approvedAt: `2026-06-0${at + 1}T08:00:00Z`,
      records,
      edges: 4,
    }));
    const page = renderDashboard({ ...health, snapshots });
    expect(page.match(/<svg /g)).toHaveLength(2);
    expect(page).toContain('<strong>Records 7 → 9</strong> <span class="small">lowest 3, highest 9</span>');
    expect(page).toContain('<strong>Edges 4 → 4</strong> <span class="small">always the same</span>');
    expect(page).toContain("2026-06-01T08:00:00Z to 2026-06-03T08:00:00Z");
  });

  it("begins with the mark of the worst, and has a header for each column of a table that a keyboard can scroll", () => {
    const alert = (severity: "warning" | "critical"): Health["alerts"][number] => ({
      name: "secret-found",
      severity,
      message: "A secret.",
      response: "Revoke it.",
    });
    const headings = [[], [alert("warning")], [alert("warning"), alert("critical")]].map(
      (alerts) => /<h2>(.*)<\/h2>/.exec(renderDashboard({ ...health, alerts }))?.[1],
    );
    expect(headings).toEqual(["✅ No alert", "⚠️ 1 alert", "❌ 2 alerts, 1 critical"]);
    const page = renderDashboard({ ...health, alerts: [alert("warning")] });
    expect(page).not.toMatch(/<th(?: [^>]*)?><\/th>|<th>/);
    expect(page.match(/<table>/g)?.length).toBe(page.match(/role="region" aria-label="Table" tabindex="0"/g)?.length);
  });

  it("gives a time in Markdown so that it can be copied", () => {
    const index = { state: "stale", generatedAt: "2026-06-01T08:00:00Z" } as const;
    expect(renderHealthMarkdown({ ...health, index })).toContain("| Index | stale, of `2026-06-01T08:00:00Z` |");
  });
});

describe("what is told of hostile records", () => {
  it("stays text on the page and in the issue", () => {
    const told: Health = { ...health, withoutOwners: HOSTILE_TEXTS, stale: HOSTILE_TEXTS, layout: HOSTILE_TEXTS[0] };
    const page = renderDashboard({
      ...told,
      snapshots: HOSTILE_TEXTS.map((text, at) => ({ tag: text, approvedAt: text, records: at, edges: at * 2 })),
    });
    expect(
      page.replace(
        /<(?:!doctype|\/?(?:html|head|meta|title|style|body|main|h[1-6]|p|div|table|thead|tbody|tr|th|td|code|strong|svg|polyline|figure|figcaption|span)\b)[^<>]*>/g,
        "",
      ),
    ).not.toMatch(/<[a-z/!]/i);
    expect(renderHealthMarkdown(told)).not.toContain("<!--");
  });
});

describe("a forge that does not answer", () => {
  it("is an alert, and the rest is told all the same", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const stored = await standIn.createRepository("acme/agent-memory", { files: ONE_TOOL });
    const job = standIn.jobToken(stored, { contents: "read", pull_requests: "read", issues: "write" });
    const { forge } = connected(standIn, job);
    standIn.faults.add({ operation: "*", times: 1000, effect: serverError(502) });
    const folder = repositoryOf(ONE_TOOL);
    const page = join(folder, "health.html");
    const { stderr } = await captured(async () => {
      const { alerts, records } = await writeHealth(folder, forge, {
        ref: "HEAD",
        format: "markdown",
        issue: true,
        dashboard: page,
      });
      expect(alerts.map(({ name, severity }) => [name, severity])).toEqual([["repository-unreachable", "warning"]]);
      expect(records).toBe(1);
      return 0;
    });
    expect(stderr).not.toContain("Issue");
    expect(stderr).toContain(
      "The health issue is not written, because the forge does not answer. Run this again later.",
    );
    expect(readFileSync(page, "utf8")).toContain("The forge did not answer");
    standIn.faults.clear();
    // Whatever the hour, the same state gives the same issue.
    const twice = ["2026-06-01T08:00:00Z", "2026-06-01T20:00:00Z"].map((at) => ({ ...health, at }));
    expect(new Set(twice.map(renderHealthMarkdown)).size).toBe(1);
  });
});

describe("open work", () => {
  it("counts as pending updates what waits to be merged into the memory, and no other branch of the steward", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const stored = await standIn.createRepository("acme/agent-memory", { files: ONE_TOOL });
    standIn.grant(stored, "author", "write");
    const names = ["update/a-1", "import/b-2", "indexes", "revert/0123", "known-bad/4567", "updates", "unlike"];
    for (const name of names) {
      await standIn.commit(stored, `memory/${name}`, { "notes/x.md": `# ${name}\n` }, { by: "author" });
      await open(standIn, `memory/${name}`);
    }
    const fork = await standIn.fork(stored, "stranger");
    await standIn.commit(fork, "memory/update/c-3", { "notes/y.md": "# Y\n" }, { by: "stranger" });
    await open(standIn, "stranger:memory/update/c-3", "stranger");
    const job = standIn.jobToken(stored, { contents: "read", pull_requests: "read" });
    const { forge } = connected(standIn, job);
    const page = { ref: "HEAD", format: "markdown" } as const;
    const { stdout } = await captured(async () => {
      const { work } = await writeHealth(repositoryOf(ONE_TOOL), forge, page);
      expect([work?.pulls, work?.updates]).toEqual([8, [2, 1]]);
      return 0;
    });
    expect(stdout).toMatch(/Pending updates.*2/);
  });
});

describe("the health issue", () => {
  it.concurrent("is opened once, updated, reopened when something is wrong, and never a second one", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const repository = await standIn.createRepository("acme/agent-memory", { files: { "a.md": "one\n" } });
    const { forge } = connected(standIn, standIn.jobToken(repository, { issues: "write" }));
    const issue = { title: "Memory health: No alert", body: "All is well.\n", isUnwell: false };
    expect(await forge.upsertHealthIssue(issue)).toEqual({ number: 1, outcome: "created" });
    expect(await forge.upsertHealthIssue(issue)).toEqual({ number: 1, outcome: "unchanged" });
    const unwell = { title: "Memory health: 1 alert", body: "Not well.\n", isUnwell: true };
    expect(await forge.upsertHealthIssue(unwell)).toEqual({ number: 1, outcome: "updated" });
    const own = repository.issues.get(1);
    if (!own) throw new Error("no issue");
    own.state = "closed";
    expect(await forge.upsertHealthIssue(unwell)).toEqual({ number: 1, outcome: "updated" });
    expect(own.state).toBe("open");
    expect(own.body).toMatch(/^<!-- memory-steward:health -->\nNot well\./);
    // Two runs at once may have opened one each.
    repository.issues.set(2, { ...own, id: own.id + 1, number: 2 });
    await forge.upsertHealthIssue(unwell);
    expect([own.state, repository.issues.get(2)?.state]).toEqual(["open", "closed"]);
  });
});
