/** Forms of the scan's report: in a file of their own, since the command line names them before it loads the scan. */
export const SCAN_FORMATS = ["pretty", "json"] as const;
