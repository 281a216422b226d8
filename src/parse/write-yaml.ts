/** A YAML file of our own making (decision 30: the `yaml` package writes). */
import { stringify } from "./yaml-library.cjs";

/** Block style, keys in the order of the value, a line end at its end. */
export function yamlText(value: unknown): string {
  return stringify(value, { version: "1.2", lineWidth: 0, flowCollectionPadding: false, aliasDuplicateObjects: false });
}
