import packageJson from "../../package.json" with { type: "json" };

export const STEWARD_VERSION: string = packageJson.version;
