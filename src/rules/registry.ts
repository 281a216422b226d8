/** Every rule there is, in the order of the documentation. */
import { danglingEdge } from "./graph/dangling-edge.js";
import { duplicateId } from "./record/duplicate-id.js";
import { missingField } from "./record/missing-field.js";
import type { Rule } from "./rule.js";

export const RULES: readonly Rule[] = [missingField, duplicateId, danglingEdge];
