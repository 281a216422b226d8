/** Forms in which `import-run` tells its result. */
export const IMPORT_FORMATS = ["pretty", "json"] as const;
