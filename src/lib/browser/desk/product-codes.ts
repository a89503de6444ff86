const SEPARATOR = /[,;\t，；]/;

/** The first cell of each line of a list, a table or a CSV file, each once. */
export function codesIn(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const first = lines.map((line) => (line.split(SEPARATOR)[0] ?? '').trim());
  const codes = first.map((cell) => cell.replace(/^"(.*)"$/, '$1').trim());
  return [...new Set(codes.filter(Boolean))];
}
