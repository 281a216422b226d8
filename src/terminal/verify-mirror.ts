/** `memory-steward mirror verify`. */
import { verifyMirror } from "../commands/verify-mirror.js";
import { openRepository } from "../git/repository.js";
import { counted } from "../memory/counted.js";
import { jsonText } from "../report/json-text.js";
import { visibleStart } from "../report/visible-text.js";
import { strangeTagFaults } from "../snapshots/chain-faults.js";
import type { AnswerFormat } from "./formats.js";
import { gateOptions } from "./gate-options.js";

export interface MirrorArguments {
  readonly ref: string;
  readonly layout?: string;
  readonly config?: string;
  readonly format: AnswerFormat;
}

/** @returns 0 where both are equal, else 1. */
export async function runVerifyMirror(first: string, second: string, options: MirrorArguments): Promise<number> {
  const left = await openRepository(first);
  try {
    const right = await openRepository(second);
    try {
      const side = (dir: string, repository: typeof left) => ({
        folder: dir,
        repository,
        history: repository.history(),
        revision: options.ref,
      });
      const result = await verifyMirror(side(first, left), side(second, right), gateOptions(first, options, left));
      const isEqual = result.differences.length === 0;
      process.stdout.write(
        options.format === "json"
          ? jsonText({ schema: "memory-steward.mirror/v1", equal: isEqual, ...result })
          : pretty(result),
      );
      return isEqual ? 0 : 1;
    } finally {
      await right.close();
    }
  } finally {
    await left.close();
  }
}

/** Differences, of three lines each. */
const MAX_SHOWN = 100;

type Result = Awaited<ReturnType<typeof verifyMirror>>;

function pretty({ differences, compared, passedOver }: Result): string {
  const left = strangeTagFaults(passedOver.map(({ tag, why }) => ({ tag, reason: why }))).map(
    (fault) => `Passed over, but for the tag itself: ${visibleStart(fault, 1000)}\n`,
  );
  if (differences.length === 0) return [`Equal in ${compared.join(", ")}.\n`, ...left].join("");
  const show = (value: string | undefined) => (value === undefined ? "not there" : visibleStart(value, 600));
  return [
    `${counted(differences.length, "difference")}:`,
    ...differences
      .slice(0, MAX_SHOWN)
      .flatMap(({ what, left, right }) => [`- ${visibleStart(what, 200)}`, `    ${show(left)}`, `    ${show(right)}`]),
    ...(differences.length > MAX_SHOWN ? [`- ${differences.length - MAX_SHOWN} more: --format json lists all`] : []),
    ...left.map((line) => line.trimEnd()),
    "",
  ].join("\n");
}
