/** What a schema objects to where a value may have one of several forms: of the form that was most likely meant alone. */
import type { ErrorObject } from "ajv";
import { addTo } from "../memory/grouped.js";
import { nearestName } from "../memory/nearest-name.js";

/** Choices of one file that are thought about: a file with more wrong values has its first ones told well. */
const MAX_CHOICES = 20;

/** Leaves one form of each choice (`oneOf`, `anyOf`): the one that objects to least. */
export function ofNearestForm(errors: readonly ErrorObject[]): ErrorObject[] {
  let left = [...errors];
  const choices = errors.filter(({ keyword }) => keyword === "oneOf" || keyword === "anyOf");
  for (const choice of choices.slice(0, MAX_CHOICES)) {
    const forms = new Map<string, ErrorObject[]>();
    for (const error of left) {
      const form = formOf(error, choice);
      if (form === undefined) continue;
      addTo(forms, form, error);
    }
    // A schema with a reference names its objections elsewhere: nothing is known of its forms then.
    if (forms.size === 0) continue;
    const kept = nearest([...forms.values()], choice);
    const others = new Set([choice, ...[...forms.values()].flat()]);
    const at = left.findIndex((error) => others.has(error));
    const rest = left.filter((error) => !others.has(error));
    left = [...rest.slice(0, at), ...kept, ...rest.slice(at)];
  }
  return left;
}

/** The number of the form that an error belongs to; undefined where it is about something else. */
function formOf({ instancePath, schemaPath }: ErrorObject, choice: ErrorObject): string | undefined {
  const isWithin = instancePath === choice.instancePath || instancePath.startsWith(`${choice.instancePath}/`);
  const start = `${choice.schemaPath}/`;
  return isWithin && schemaPath.startsWith(start) ? schemaPath.slice(start.length).split("/")[0] : undefined;
}

function nearest(forms: readonly (readonly ErrorObject[])[], choice: ErrorObject): readonly ErrorObject[] {
  const ofType = forms.flatMap((errors) => errors.find((error) => isOtherType(error, choice)) ?? []);
  const [first] = ofType;
  if (first && ofType.length === forms.length) {
    return [{ ...first, params: { type: ofType.flatMap(({ params }) => params["type"] as string | string[]) } }];
  }
  const fit = forms.filter((errors) => !errors.some((error) => isOtherType(error, choice)));
  for (const errors of fit) {
    const misspelt = errors.find((error) => isMisspelt(error, errors));
    if (misspelt) return [misspelt];
  }
  return fit.reduce((best, errors) => (errors.length < best.length ? errors : best));
}

function isOtherType({ keyword, instancePath }: ErrorObject, choice: ErrorObject): boolean {
  return keyword === "type" && instancePath === choice.instancePath;
}

/** Whether the member that a form does not know is nearly the one that it lacks. */
function isMisspelt({ params, instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const extra: unknown = params["additionalProperty"];
  if (typeof extra !== "string") return false;
  const lacking = errors.flatMap((error) => {
    const name: unknown = error.instancePath === instancePath ? error.params["missingProperty"] : undefined;
    return typeof name === "string" ? [name] : [];
  });
  return nearestName(extra, lacking) !== undefined;
}
