/** Expressions of workflow files, by GitHub's own evaluator. */
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import { isList, isObject, parseJson, plain, type Json, type JsonObject } from "./json.js";

/** How far the job, or the jobs that it needs, have come. */
export type Status = "success" | "failure" | "cancelled";

/** @throws Error on an expression that GitHub would refuse */
function evaluate(expression: string, contexts: JsonObject, status: Status): Json {
  const functions = new Map(
    Object.entries({
      success: status === "success",
      failure: status === "failure",
      cancelled: status === "cancelled",
      always: true,
    }).map(
      ([name, value]) => [name, { name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(value) }] as const,
    ),
  );
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), [...functions.values()]).parse();
  const known: unknown = JSON.parse(JSON.stringify(contexts), data.reviver);
  if (!(known instanceof data.Dictionary)) throw new Error("contexts are an object");
  return parseJson(JSON.stringify(new Evaluator(parsed, known, functions).evaluate(), data.replacer));
}

/** Text with `${{ }}` replaced by what they mean. */
export function interpolate(text: string, contexts: JsonObject, status: Status): string {
  return text.replace(/\$\{\{((?:'[^']*'|[^'])*?)\}\}/g, (_, expression: string) =>
    asText(evaluate(expression, contexts, status)),
  );
}

/** A map of a workflow file (`env`, `with`, `outputs`) with every value as text. */
export function texts(map: Json | undefined, contexts: JsonObject, status: Status): Record<string, string> {
  if (!isObject(map)) return {};
  return Object.fromEntries(
    Object.entries(map).map(([name, value]) => [name, interpolate(plain(value), contexts, status)]),
  );
}

/** An `if`: it means `success()` too unless it asks for the status itself. */
export function holds(condition: Json | undefined, contexts: JsonObject, status: Status): boolean {
  const text =
    condition === undefined || condition === null
      ? "success()"
      : plain(condition).replace(/^\s*\$\{\{([\s\S]*)\}\}\s*$/, "$1");
  const asks = /\b(success|failure|cancelled|always)\s*\(/.test(text);
  return truthy(evaluate(asks ? text : `success() && (${text})`, contexts, status));
}

function truthy(value: Json): boolean {
  return value !== null && value !== false && value !== 0 && value !== "";
}

function asText(value: Json): string {
  if (isList(value)) return "Array";
  return isObject(value) ? "Object" : plain(value);
}
