import Papa from 'papaparse';

/** `line`: where the row begins in the file, from 1 on. */
export type CsvRow = { line: number; cells: string[] };

/**
 * The rows of a file that have something in them; a quoted cell may go over several lines.
 * @param cellOf a cell without what a spreadsheet or its writer put around it
 */
export function readCsv(text: string, cellOf: (cell: string) => string = plainCell): CsvRow[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(clean, {
    delimiter: delimiterOf(clean),
    step({ data, meta }) {
      const cells = data.map(cellOf);
      if (cells.some(Boolean)) rows.push({ line, cells });
      line += clean.slice(at, meta.cursor).split('\n').length - 1;
      at = meta.cursor;
    },
  });
  return rows;
}

/** Spreadsheets write commas, semicolons or, when copied from, tabs. */
function delimiterOf(text: string): string {
  const first = text.trimStart().replace(/\n.*$/s, '');
  return ['\t', ';'].find((sign) => first.includes(sign)) ?? ',';
}

/** Without what keeps spreadsheets from reading a long number as a number. */
const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '');
