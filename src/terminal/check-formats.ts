/** Forms of the report: in a file of their own, since the command line names them before it loads the check. */
export const CHECK_FORMATS = ["pretty", "json", "sarif", "github", "markdown"] as const;
