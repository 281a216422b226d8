/**
 * Forms in which each command answers, the default first. Apart from the commands, since the command line names the forms before
 * it loads one; `print-report.ts` and its like render them.
 */
export const CHECK_FORMATS = ["pretty", "json", "sarif", "github", "markdown"] as const;
export const DIFF_FORMATS = ["pretty", "markdown", "json"] as const;
export const HEALTH_FORMATS = ["pretty", "markdown", "json"] as const;

/** Of the other commands. */
export const ANSWER_FORMATS = ["pretty", "json"] as const;

export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** Options of a report that do something in these forms alone. */
export const REPORT_OPTIONS = { "--max-findings": ["pretty", "markdown"], "--show-accepted": ["pretty"] } as const;
