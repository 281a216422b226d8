/** Plain data as YAML in every style that people mix. */
import type { Draws } from "./draws.js";

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

const PLAIN = /^(?!(?:true|false|null|yes|no|on|off)$)[A-Za-z\d名é][\w./é名-]*(?::[\w./-]+)*(?: [A-Za-z]+)*$/;
const NUMBER = /^[\d.]+(?:e\d+)?$/;

/** A block mapping at the margin; `{}` where it is empty. */
export function yamlOf(record: Readonly<Record<string, Value>>, draws: Draws): string {
  return Object.keys(record).length === 0 ? "{}\n" : block(record, "", draws);
}

function block(value: Readonly<Record<string, Value>> | readonly Value[], indent: string, draws: Draws): string {
  if (Array.isArray(value)) return value.map((item: Value) => `${indent}-${below(item, indent, draws)}`).join("");
  return Object.entries(value as Readonly<Record<string, Value>>)
    .map(([key, item]) => `${indent}${keyOf(key)}:${below(item, indent, draws)}`)
    .join("");
}

/** What stands behind a dash or a colon, to the end of its lines. */
function below(value: Value, indent: string, draws: Draws): string {
  if (typeof value === "object" && value !== null && Object.keys(value).length > 0 && draws.chance(0.6)) {
    return `\n${block(value, `${indent}  `, draws)}`;
  }
  if (typeof value === "string" && /^[A-Za-z][A-Za-z.]* [A-Za-z .:]*$/.test(value) && draws.chance(0.1)) {
    return ` ${draws.pick(["|-", ">-", "|", ">"])}\n${indent}    ${value}\n`;
  }
  return ` ${flow(value, draws)}\n`;
}

function flow(value: Value, draws: Draws): string {
  if (typeof value === "string") return scalar(value, draws);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: Value) => flow(item, draws)).join(", ")}]`;
  const members = Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${flow(item, draws)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function scalar(text: string, draws: Draws): string {
  if (PLAIN.test(text) && !NUMBER.test(text) && draws.chance(0.7)) return text;
  if (!/[\n\t'\\]/.test(text) && draws.chance(0.3)) return `'${text}'`;
  return JSON.stringify(text);
}

function keyOf(key: string): string {
  return PLAIN.test(key) && !NUMBER.test(key) ? key : JSON.stringify(key);
}
