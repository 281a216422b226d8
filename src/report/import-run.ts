/** The result of an import, for a person at a terminal and as JSON (schemas/run-import.schema.json). No text of the run. */
import pc from "picocolors";
import type { Finding } from "../memory/finding.js";
import type { Refusal } from "../memory/judged-update.js";
import { findingPlaces } from "./finding-places.js";
import { jsonText } from "./json-text.js";
import type { RemedyOf } from "./remedies.js";
import { findingLines } from "./update-pretty.js";
import { visibleStart } from "./visible-text.js";
import { plural } from "./wording.js";

const TEXT_LIMIT = 500;

export interface ShownImport {
  readonly outcome: "import" | "present" | "blocked";
  /** Digests, conditions and phase, as they are published. */
  readonly manifest: object | undefined;
  readonly files: readonly { readonly path: string; readonly before: Uint8Array | undefined }[];
  readonly conflicts: readonly { readonly path: string; readonly resolution: "replaced" | "kept" }[];
  readonly refusals: readonly Refusal[];
  readonly findings: readonly Finding[];
}

/** With its folder, as the caller names it: of many runs one has to know which is blocked. */
export type NamedImport = ShownImport & { readonly run: string };

interface ImportView {
  readonly color: boolean;
  /** Whether the files were written. */
  readonly write: boolean;
  readonly remedyOf?: RemedyOf;
}

export function renderImportPretty(shown: NamedImport, view: ImportView): string {
  const { outcome, files, run } = shown;
  const paint = pc.createColors(view.color);
  const lines = files.map(
    ({ path, before }) => `${(before ? "modify" : "add").padEnd(7)}  ${visibleStart(path, TEXT_LIMIT)}`,
  );
  lines.push(...troubles(shown, paint, view.remedyOf));
  if (lines.length > 0) lines.push("");
  lines.push(verdict());
  return `${lines.join("\n")}\n`;

  function verdict(): string {
    if (outcome === "blocked") return `${paint.bold(paint.red("BLOCKED"))}  ${visibleStart(run, TEXT_LIMIT)}`;
    if (outcome === "present") return `${paint.bold(paint.green("PRESENT"))}  The memory holds this run already.`;
    const done = view.write ? "written" : "to be written; add --write to write";
    return `${paint.bold(paint.green(view.write ? "IMPORTED" : "IMPORTABLE"))}  ${plural(files.length, "file")} ${done}`;
  }
}

/** A line for each run, with what is in its way, and how many came how far. */
export function renderImportsPretty(imports: readonly NamedImport[], view: ImportView): string {
  const paint = pc.createColors(view.color);
  const done = view.write ? "imported" : "importable";
  const lines = imports.flatMap((shown) => {
    const { outcome, files, run } = shown;
    const word = outcome === "import" ? done : outcome;
    const color = outcome === "blocked" ? paint.red : paint.green;
    const count = outcome === "import" ? `: ${plural(files.length, "file")}` : "";
    const said = troubles(shown, paint, view.remedyOf).map((line) => `  ${line}`);
    return [`${color(word.padEnd("importable".length))}  ${visibleStart(run, TEXT_LIMIT)}${count}`, ...said];
  });
  const number = (wanted: ShownImport["outcome"]) => imports.filter(({ outcome }) => outcome === wanted).length;
  const [brought, present, blocked] = [number("import"), number("present"), number("blocked")];
  const counts = [
    ...(brought > 0 ? [`${brought} ${done}`] : []),
    ...(present > 0 ? [`${present} present already`] : []),
    ...(blocked > 0 ? [`${blocked} blocked`] : []),
  ];
  const next = brought > 0 && !view.write ? "; add --write to write" : "";
  const verdict = blocked > 0 ? paint.red("BLOCKED") : paint.green(brought > 0 ? done.toUpperCase() : "PRESENT");
  return [
    ...lines,
    "",
    `${paint.bold(verdict)}  ${plural(imports.length, "run")}: ${counts.join(", ")}${next}`,
    "",
  ].join("\n");
}

type Paint = ReturnType<typeof pc.createColors>;

/** Conflicts, errors and refusals. */
function troubles(
  { conflicts, refusals, findings }: ShownImport,
  paint: Paint,
  remedyOf: RemedyOf | undefined,
): string[] {
  const lines: string[] = [];
  for (const { path, resolution } of conflicts) {
    const said =
      resolution === "kept" ? "what the memory says stays" : "what people decided stays, the rest is the run's";
    lines.push(`${paint.yellow("conflict")} ${visibleStart(path, TEXT_LIMIT)}: ${said}`);
  }
  lines.push(...findingLines(findings, paint, remedyOf));
  for (const { code, message, advice } of refusals) {
    lines.push(
      `${paint.red("blocked")}  ${paint.bold(code)}`,
      `         ${visibleStart(message, TEXT_LIMIT)}`,
      `         ${advice}`,
    );
  }
  return lines;
}

export function renderImportJson(shown: ShownImport): string {
  return jsonText(importValue(shown));
}

export function renderImportsJson(imports: readonly NamedImport[]): string {
  return jsonText({
    schema: "memory-steward.run-import-results/v1",
    runs: imports.map((shown) => ({ folder: shown.run, result: importValue(shown) })),
  });
}

function importValue({ outcome, manifest, files, conflicts, refusals, findings }: ShownImport) {
  return {
    schema: "memory-steward.run-import-result/v1",
    outcome,
    manifest: manifest ?? null,
    files: files.map(({ path, before }) => ({ path, action: before ? "modify" : "add" })),
    conflicts,
    refusals: refusals.map(({ code, message, advice }) => ({ code, message, advice })),
    findings: findingPlaces(findings),
  };
}
