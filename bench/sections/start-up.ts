/** What a command costs before it does anything. */
import { emptyNode, stewardRow, type Context } from "../context.js";
import type { Group } from "../rows.js";

export function startUpGroup(context: Context): Group {
  const command = (key: string, ...args: string[]): Group["rows"][number] =>
    stewardRow(context, args, {
      key,
      name: `**memory-steward ${args.join(" ")}**`,
      exits: [0],
      fault: ({ stdout }) => (stdout.trim() === "" ? "nothing on standard output" : undefined),
    });
  return {
    section: "start-up",
    title: "Start-up",
    floor: "node",
    rows: [
      emptyNode(context),
      command("version", "--version"),
      command("help", "--help"),
      command("rules", "rules"),
      command("explain", "explain", "graph/dangling-edge"),
    ],
  };
}
