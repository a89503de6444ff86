/** Renders a drawing. */
import sharp from 'sharp';

/** Drawn around the picture and cut off again: blurs fade at the edge of what is drawn. */
const MARGIN = 24;

/** A picture of `body`, whose origin is its upper left corner. */
export function svg(width: number, height: number, body: string): Promise<Buffer> {
  const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const source =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${wide}" height="${high}" viewBox="${-MARGIN} ${-MARGIN} ${wide} ${high}">${body}</svg>`;
  return sharp(Buffer.from(source))
    .extract({ left: MARGIN, top: MARGIN, width, height })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
