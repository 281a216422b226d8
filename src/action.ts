/** The GitHub Action: reads inputs and the event, runs the commands that they ask for, one after the other. */
import { planFor, type Plan } from "./actions/auto.js";
import { readEvent, type Event } from "./actions/event.js";
import { followPlan } from "./actions/follow-plan.js";
import { readInputs, type Inputs } from "./actions/inputs.js";
import { say, sayError } from "./actions/log.js";
import { Masks, setOutput } from "./actions/runner.js";
import { ACTION_COMMANDS } from "./commands/action-inputs.js";
import { STEWARD_VERSION } from "./commands/version.js";
import { nearestName } from "./memory/nearest-name.js";
import { UserError } from "./memory/user-error.js";
import { describeFailure } from "./report/failure.js";
import { guardStreams } from "./terminal/redaction.js";

/** @returns the exit code: 0 clean, 1 findings of error level, 2 the user's mistake, 3 our bug. */
export async function runInActions(): Promise<number> {
  const masks = new Masks();
  const unguard = guardStreams((forms, write) => {
    write(masks.commands(forms));
  });
  let begun = false;
  try {
    // A safe value first: a run that fails half-way must not read as one that passed.
    setOutput("verdict", "fail");
    begun = true;
    const inputs = readInputs(process.env);
    const event = readEvent(process.env);
    const plan = planOf(inputs, event);
    for (const note of plan.notes) say(note, "notice");
    const exitCode = await followPlan(plan, inputs, event);
    const { commands } = plan;
    if (exitCode === 0 && commands.length > 0 && commands.every((name) => DOES.has(name))) setOutput("verdict", "pass");
    return exitCode;
  } catch (error) {
    const failure = describeFailure(error, STEWARD_VERSION);
    sayError(failure.text.trimEnd());
    // What was judged before may have passed.
    if (begun) takeBackVerdict();
    return failure.exitCode;
  } finally {
    unguard();
  }
}

/** Where outputs cannot be written any more, the step fails all the same, and why has been said. */
function takeBackVerdict(): void {
  try {
    setOutput("verdict", "fail");
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}

const COMMANDS: Readonly<Record<(typeof ACTION_COMMANDS)[number], (event: Event) => Plan>> = {
  auto: planFor,
  check: () => ({ commands: ["check"], notes: [] }),
  "merge-reports": () => ({ commands: ["merge-reports"], notes: [] }),
  publish: () => ({ commands: ["publish"], notes: [] }),
  reindex: () => ({ commands: ["reindex"], notes: [] }),
  snapshot: () => ({ commands: ["snapshot"], notes: [] }),
  resolve: () => ({ commands: ["resolve"], notes: [] }),
  proposals: () => ({ commands: ["proposals"], notes: [] }),
  propose: () => ({ commands: ["propose"], notes: [] }),
  "import-run": () => ({ commands: ["import-run"], notes: [] }),
  health: () => ({ commands: ["health"], notes: [] }),
};

/** These judge nothing: they did what they are there for, or not. What judges says itself how that came out. */
const DOES: ReadonlySet<string> = new Set(["reindex", "snapshot", "resolve", "proposals", "link-back"]);

function planOf({ command }: Inputs, event: Event): Plan {
  const known = ACTION_COMMANDS.find((name) => name === command);
  if (known !== undefined) return COMMANDS[known](event);
  const near = nearestName(command, ACTION_COMMANDS)?.name;
  throw new UserError(
    `There is no command "${command}" in this version.`,
    `${near === undefined ? "" : `Did you mean ${near}? `}Use one of ${ACTION_COMMANDS.join(", ")} as \`command\`.`,
  );
}
