/** Where the scan stops, and says so. Each keeps hostile bytes from costing more than honest ones. */

/** Bytes of one file. */
export const MAX_BYTES = 64 * 1024 * 1024;
/**
 * Milliseconds for one file, and for each megabyte of it: some hundred times what honest text takes, so that no busy machine
 * makes a difference.
 */
export const MAX_FILE_TIME = 30_000;
export const MAX_MEGABYTE_TIME = 10_000;
/** Matches of one file before they are merged. */
export const MAX_CANDIDATES = 10_000;
/** Bytes of all made views together, as a multiple of the file's. */
export const VIEW_GROWTH = 4;
/** Bytes of views that any file may have, however short it is. */
export const VIEW_FLOOR = 1024 * 1024;
/** Readings taken one inside the other: base64 of base64 of escaped text. */
export const MAX_DEPTH = 4;
/** Characters between a token and the word that gives it its sense. */
export const CONTEXT_REACH = 40;
/** Bytes around a value, on its line, that tell whether it is allowed and which place it has. */
export const SURROUNDINGS = 80;
