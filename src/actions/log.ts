/** What the steps of the Action print: each line through the one sink. */
import * as core from "@actions/core";
import { sanitizeLogLine } from "../report/log-sink.js";

/** @param level other than `info` it stands on the page of the run too. */
export function say(line: string, level: "info" | "notice" | "warning" | "error" = "info"): void {
  core[level](sanitizeLogLine(line));
}
