/** Forms of a difference: in a file of their own, since the command line names them before it loads the command. */
export const DIFF_FORMATS = ["pretty", "markdown", "json"] as const;
