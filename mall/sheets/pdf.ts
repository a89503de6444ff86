import PDFDocument from 'pdfkit';
import { pdfFont } from './pdf-font.ts';

export const INK = '#1f1b18';
export const QUIET = '#6b6259';
export const LEFT = 48;
export const WIDTH = 595.28 - 2 * LEFT;
/** Where a page has no room for another row. */
export const FOOT = 770;
const NAME_WIDTH = 150;

export type Doc = PDFKit.PDFDocument;

/** A document of A4 pages in the mall's font. */
export async function drawPdf(
  { title, author, at }: { title: string; author: string; at: Date },
  draw: (doc: Doc) => void,
): Promise<Buffer> {
  const font = await pdfFont();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: LEFT, bottom: 24, left: LEFT, right: LEFT },
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.registerFont('text', font).font('text').fillColor(INK);
  draw(doc);
  doc.end();
  await done;
  return Buffer.concat(parts);
}

export function drawFacts(doc: Doc, facts: readonly (readonly [name: string, value: string])[]): void {
  for (const [name, value] of facts) {
    const { y } = doc;
    doc.fontSize(10).fillColor(QUIET).text(name, LEFT, y, { width: NAME_WIDTH });
    doc.fillColor(INK).text(value, LEFT + NAME_WIDTH, y, { width: WIDTH - NAME_WIDTH });
    doc.y = Math.max(doc.y, y + 17);
  }
  doc.moveDown(0.8);
}

export function drawRule(doc: Doc, colour: string): void {
  doc
    .moveTo(LEFT, doc.y)
    .lineTo(LEFT + WIDTH, doc.y)
    .lineWidth(0.6)
    .strokeColor(colour)
    .stroke();
  doc.y += 6;
}
