import packageJson from "../../package.json" with { type: "json" };

export const STEWARD_VERSION: string = packageJson.version;

/** The versions that give the same index of the same history: the major one, before 1.0 the minor one with it. */
export const STEWARD_LINE: string = (/^(0\.\d+|\d+)/.exec(STEWARD_VERSION) ?? [STEWARD_VERSION])[0];
