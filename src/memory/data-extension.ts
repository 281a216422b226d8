/** Extensions that somebody gives to a file of data which should be called `.yaml`. */
import { editDistance } from "./edit-distance.js";

/** @param extension without its dot; empty where there is none. Those that put a file aside, such as `bak`, are none. */
export function standsForYaml(extension: string): boolean {
  const written = extension.toLowerCase();
  return (
    ["", "txt", "json", "yml"].includes(written) || (editDistance(written, "yaml", 1) <= 1 && !written.endsWith("~"))
  );
}
