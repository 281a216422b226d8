/** The workflows that users copy: linted, held to the security rules about workflows, and to what `doctor` says of others. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { doctor } from "../../src/commands/doctor/doctor.js";
import { yamlBlocks } from "../docs/pages.js";
import { lintWorkflow } from "../github/lint-workflow.js";
import { treeOf } from "../support/check-files.js";

const TOP = fileURLToPath(new URL("../..", import.meta.url));

/** Every example, and the workflow that `init` writes. */
const FILES = [
  ...readdirSync(join(TOP, "examples/workflows"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yml"))
    .map((name) => `examples/workflows/${name}`),
  "src/layouts/company-brain/template/.github/workflows/memory.yml",
].sort();

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, object | null>>;
  readonly permissions: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: Readonly<Record<string, string>>; readonly steps: readonly Step[] }>
  >;
}

function textOf(path: string): string {
  return readFileSync(join(TOP, path), "utf8");
}

function workflowOf(path: string): Workflow {
  return parse(textOf(path)) as Workflow;
}

describe.each(FILES)("%s", (path) => {
  const text = textOf(path);
  const workflow = workflowOf(path);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it("passes actionlint and GitHub's language service", async () => {
    expect(await lintWorkflow(path, text)).toEqual([]);
  });

  it("grants nothing at the top and gives a reason for each permission of a job (security rule 33)", () => {
    expect(workflow.permissions).toEqual({});
    for (const { permissions } of jobs) {
      for (const [scope, level] of Object.entries(permissions ?? {})) {
        expect(text).toMatch(new RegExp(`^ +${scope}: ${level} # \\w.{10,}$`, "m"));
      }
    }
  });

  it("pins foreign actions by full commit with their version, our own by the major line (security rule 34, decision 35)", () => {
    for (const { uses } of steps) {
      if (uses === undefined) continue;
      if (uses.startsWith("memory-steward/")) expect(uses).toBe("memory-steward/memory-steward@v1");
      else expect(text).toMatch(new RegExp(`uses: ${uses.replace(/@.*/, "")}@[0-9a-f]{40} # v\\d+\\.\\d+\\.\\d+\n`));
    }
  });

  it("leaves no credentials on disk and restores no cache (security rules 3 and 34)", () => {
    for (const step of steps) {
      if (step.uses?.startsWith("actions/checkout@")) expect(step.with?.["persist-credentials"]).toBe(false);
      expect(step.uses ?? "").not.toMatch(/cache|setup-/);
    }
  });

  it("has a concurrency group, and is never filtered by path", () => {
    expect(workflow.concurrency).toBeDefined();
    for (const trigger of Object.values(workflow.on)) {
      expect(Object.keys(trigger ?? {}).filter((key) => key.startsWith("paths"))).toEqual([]);
    }
  });

  it("runs nothing of a pull request where it may write and strangers can start it (security rules 2 and 3)", () => {
    expect(workflow.on).not.toHaveProperty("pull_request_target");
    if (!("workflow_run" in workflow.on)) return;
    for (const { uses, run } of steps) {
      expect(run).toBeUndefined();
      expect(uses).toBe("memory-steward/memory-steward@v1");
    }
  });
});

it("no script has an expression (security rule 1)", () => {
  const jobs = FILES.flatMap((path) => Object.values(workflowOf(path).jobs));
  const scripts = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(scripts).not.toEqual([]);
  for (const script of scripts) expect(script).not.toContain("${{");
});

/** What `doctor` says of workflows under their names in a repository whose default branch is `main`. */
async function adviceOn(workflows: Readonly<Record<string, string>>): Promise<string[]> {
  const entries = Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text] as const);
  // As the first release says it: before that, there is no major line to name.
  const { advice } = await doctor(treeOf(Object.fromEntries(entries)), undefined, "main", "1.0.0");
  return advice.map(({ where, message }) => `${where}: ${message}`);
}

describe("doctor", () => {
  it.each(FILES)("finds no fault of %s, beside what stands with it", async (path) => {
    const folder = dirname(path);
    // Approvals are counted on each push by the report of another set.
    const sets = folder.endsWith("/approvals") ? [folder, "examples/workflows/two-files"] : [folder];
    const beside = folder === "examples/workflows" ? [path] : FILES.filter((other) => sets.includes(dirname(other)));
    expect(await adviceOn(Object.fromEntries(beside.map((other) => [basename(other), textOf(other)])))).toEqual([]);
  });

  it("finds no fault of the workflow that the README shows, and lets a report follow it", async () => {
    const [shown = ""] = yamlBlocks(textOf("README.md")).filter((text) => text.includes("memory-steward@v1"));
    const report = textOf("examples/workflows/two-files/memory-report.yml");
    expect(await adviceOn({ "memory.yml": shown, "memory-report.yml": report })).toEqual([]);
  });
});

it("the check has one name everywhere: it is what is required, and what the report follows", () => {
  const [shown = ""] = yamlBlocks(textOf("README.md")).filter((text) => text.includes("memory-steward@v1"));
  const checks = FILES.filter((path) => basename(path) === "memory.yml").map(textOf);
  for (const text of [shown, ...checks]) {
    const { name, jobs } = parse(text) as { readonly name: string; readonly jobs: Workflow["jobs"] };
    expect([name, Object.keys(jobs)]).toEqual(["memory", ["check"]]);
  }
});

describe("the permissions of the templates", () => {
  const permissions = (path: string) =>
    Object.values(workflowOf(`examples/workflows/${path}`).jobs).map((job) => job.permissions);

  it("let the check that strangers start read, and nothing else (security rule 2)", () => {
    expect(permissions("two-files/memory.yml")).toEqual([{ contents: "read" }]);
  });

  it("are those that rule 33 lists", () => {
    const rules = textOf("docs/security-rules.md");
    const listed = [...rules.matchAll(/^\| `([a-z/-]+\.yml)` \| (.*) \|$/gm)].map(([, path = "", scopes = ""]) => {
      return [path, [...scopes.matchAll(/`([a-z-]+: [a-z]+)`/g)].map(([, scope]) => scope).sort()];
    });
    const examples = FILES.filter((path) => path.startsWith("examples/")).map((path) => {
      const granted = Object.values(workflowOf(path).jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
      const scopes = new Set(granted.map(([scope, level]) => `${scope}: ${level}`));
      return [path.replace("examples/workflows/", ""), [...scopes].sort()];
    });
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(examples));
  });
});
