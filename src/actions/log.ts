/** Lines of the Action's steps that may hold somebody's text: made harmless on their way out. */
import * as core from "@actions/core";
import { sanitizeLog, sanitizeLogLine } from "../report/log-sink.js";

/** @param level other than `info` it stands on the page of the run too. */
export function say(line: string, level: "info" | "notice" | "warning" | "error" = "info"): void {
  core[level](sanitizeLogLine(line));
}

/** @param text of several lines that the steward itself broke: one error on the page of the run. */
export function sayError(text: string): void {
  core.error(sanitizeLog(text));
}
