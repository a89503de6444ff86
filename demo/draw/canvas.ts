import sharp from 'sharp';

/** Drawn around the picture and cut off again, because blurs fade at the edge of the canvas. */
const MARGIN = 24;

/** The origin of `body` is the upper left corner. */
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
