/** A PDF of these objects, with the table of them that its end names. @param more entries of its trailer */
export function pdfOf(objects: readonly (string | Buffer)[], more = '/Root 1 0 R'): Buffer {
  let body = Buffer.from('%PDF-1.7\n');
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(body.length);
    body = Buffer.concat([body, Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} ${more} >>\n`;
  return Buffer.concat([body, Buffer.from(`${table}startxref\n${body.length}\n%%EOF\n`)]);
}

/** An object that is a stream. */
export const streamOf = (entries: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
