import type { FileMode } from "../memory/tree.js";

/** Git's octal mode as ours. Old repositories hold modes such as 100664, which Git itself reads as 100644. */
export function fileMode(octal: string): FileMode {
  if (octal === "100644" || octal === "100755" || octal === "120000" || octal === "160000") return octal;
  if (!/^100[0-7]{3}$/.test(octal)) return "special";
  return (Number.parseInt(octal, 8) & 0o100) === 0 ? "100644" : "100755";
}
