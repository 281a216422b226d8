/** Forms of a memory's health: in a file of their own, since the command line names them before it loads the command. */
export const HEALTH_FORMATS = ["pretty", "markdown", "json"] as const;
