/** The result of an import, for a person at a terminal and as JSON (schemas/run-import.schema.json). No text of the run. */
import pc from "picocolors";
import type { Finding } from "../memory/finding.js";
import type { Refusal } from "../memory/judged-update.js";
import { findingPlaces } from "./finding-places.js";
import { jsonText } from "./json-text.js";
import { visibleStart } from "./visible-text.js";
import { lineAndColumn, plural } from "./wording.js";

const TEXT_LIMIT = 500;
const MAX_SHOWN = 50;

export interface ShownImport {
  readonly outcome: "import" | "present" | "blocked";
  /** Digests, conditions and phase, as they are published. */
  readonly manifest: object | undefined;
  readonly files: readonly { readonly path: string; readonly before: Uint8Array | undefined }[];
  readonly conflicts: readonly { readonly path: string; readonly resolution: "replaced" | "kept" }[];
  readonly refusals: readonly Refusal[];
  readonly findings: readonly Finding[];
}

/** @param run its folder, as the caller names it: of many runs one has to know which is blocked. */
export function renderImportPretty(
  { outcome, files, conflicts, refusals, findings }: ShownImport,
  { color, write, run }: { readonly color: boolean; readonly write: boolean; readonly run: string },
): string {
  const paint = pc.createColors(color);
  const lines = files.map(
    ({ path, before }) => `${(before ? "modify" : "add").padEnd(7)}  ${visibleStart(path, TEXT_LIMIT)}`,
  );
  for (const { path, resolution } of conflicts) {
    const said =
      resolution === "kept" ? "what the memory says stays" : "what people decided stays, the rest is the run's";
    lines.push(`${paint.yellow("conflict")} ${visibleStart(path, TEXT_LIMIT)}: ${said}`);
  }
  for (const { rule, severity, path, range, message } of findings.slice(0, MAX_SHOWN)) {
    lines.push(
      `${severity.padEnd(7)}  ${visibleStart(path, TEXT_LIMIT)}:${lineAndColumn(range.start)}  ${paint.bold(rule)}`,
    );
    lines.push(`         ${visibleStart(message, TEXT_LIMIT)}`);
  }
  for (const { code, message, advice } of refusals) {
    lines.push(
      `${paint.red("blocked")}  ${paint.bold(code)}`,
      `         ${visibleStart(message, TEXT_LIMIT)}`,
      `         ${advice}`,
    );
  }
  if (lines.length > 0) lines.push("");
  lines.push(verdict());
  return `${lines.join("\n")}\n`;

  function verdict(): string {
    if (outcome === "blocked") return `${paint.bold(paint.red("BLOCKED"))}  ${visibleStart(run, TEXT_LIMIT)}`;
    if (outcome === "present") return `${paint.bold(paint.green("PRESENT"))}  The memory holds this run already.`;
    const done = write ? "written" : "to be written; add --write to write";
    return `${paint.bold(paint.green(write ? "IMPORTED" : "IMPORTABLE"))}  ${plural(files.length, "file")} ${done}`;
  }
}

export function renderImportJson({ outcome, manifest, files, conflicts, refusals, findings }: ShownImport): string {
  return jsonText({
    schema: "memory-steward.run-import-result/v1",
    outcome,
    manifest: manifest ?? null,
    files: files.map(({ path, before }) => ({ path, action: before ? "modify" : "add" })),
    conflicts,
    refusals: refusals.map(({ code, message, advice }) => ({ code, message, advice })),
    findings: findingPlaces(findings),
  });
}
