/**
 * The table of token formats: facts of each provider's own documentation, as data. The expression that finds a token, the
 * samples that test it and the table in docs/secrets.md are made from it.
 */
import type { TokenFormat } from "../format.js";
import { AI } from "./ai.js";
import { BUILD_SERVICES } from "./build-services.js";
import { CLOUDS } from "./clouds.js";
import { CODE_HOSTING } from "./code-hosting.js";
import { HOSTING } from "./hosting.js";
import { MESSAGING } from "./messaging.js";
import { OBSERVABILITY } from "./observability.js";
import { PAYMENTS } from "./payments.js";
import { REGISTRIES } from "./registries.js";
import { STANDARDS } from "./standards.js";
import { VAULTS } from "./vaults.js";
import { WORK_TOOLS } from "./work-tools.js";

export const FORMATS: readonly TokenFormat[] = [
  ...CODE_HOSTING,
  ...BUILD_SERVICES,
  ...REGISTRIES,
  ...AI,
  ...CLOUDS,
  ...HOSTING,
  ...VAULTS,
  ...MESSAGING,
  ...PAYMENTS,
  ...WORK_TOOLS,
  ...OBSERVABILITY,
  ...STANDARDS,
];
