import sharp from 'sharp';

const CELL = 300;
const GAP = 12;

/** Writes many pictures into one, in rows of six on white, to compare them. */
export async function contactSheet(pictures: (string | Buffer)[], to: string): Promise<void> {
  const columns = Math.min(6, pictures.length);
  const step = CELL + GAP;
  const rows = Math.ceil(pictures.length / columns);
  const cells = await Promise.all(
    pictures.map(async (picture, at) => ({
      input: await sharp(picture).resize(CELL, CELL, { fit: 'contain', background: '#0000' }).png().toBuffer(),
      left: GAP + (at % columns) * step,
      top: GAP + Math.floor(at / columns) * step,
    })),
  );
  const size = { width: columns * step + GAP, height: rows * step + GAP };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(cells)
    .png()
    .toFile(to);
}
