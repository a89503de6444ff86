/** Rows of a file that is exported. */
export const SHEET_ROWS = 10_000;
