import sharp from 'sharp';
import { CAPTCHA, type CaptchaPicture } from '#contract/captcha/values.ts';

const PIXEL = 4;
const SOLID = 250;
/** The piece has a drawn edge, which the hole has not. */
const EDGE = 4;
/** How much of its light a hole keeps, more or less. */
const [DARKEST, LIGHTEST] = [0.38, 0.58];
/** Beyond this a pixel is a speck, and says nothing more of the place. */
const SPECK = 24;

type Pixel = { x: number; y: number; value: number };

const pixels = (base64: string) => sharp(Buffer.from(base64, 'base64')).ensureAlpha().raw().toBuffer();

/** What is well inside the piece, colour by colour. */
function insideOf(piece: Buffer): Pixel[] {
  const solid = (x: number, y: number) =>
    x >= 0 && x < CAPTCHA.pieceWidth && (piece[(y * CAPTCHA.pieceWidth + x) * PIXEL + 3] ?? 0) >= SOLID;
  const found: Pixel[] = [];
  for (let n = 0; n < piece.length / PIXEL; n += 1) {
    const [x, y] = [n % CAPTCHA.pieceWidth, Math.floor(n / CAPTCHA.pieceWidth)];
    if (![-EDGE, 0, EDGE].every((d) => solid(x + d, y) && solid(x, y + d))) continue;
    for (let channel = 0; channel < 3; channel += 1)
      found.push({ x: x * PIXEL + channel, y, value: piece[n * PIXEL + channel] ?? 0 });
  }
  return found;
}

/** How far the scene under the piece is from the piece in the dark. */
function distance(inside: readonly Pixel[], scene: Buffer, shift: number): number {
  const under = inside.map(({ x, y }) => scene[y * CAPTCHA.width * PIXEL + x + shift * PIXEL] ?? 0);
  const ratios = inside.flatMap(({ value }, n) => (value > 30 ? [(under[n] ?? 0) / value] : [])).sort((a, b) => a - b);
  const kept = Math.min(LIGHTEST, Math.max(DARKEST, ratios[Math.floor(ratios.length / 2)] ?? 0));
  let sum = 0;
  for (const [n, { value }] of inside.entries()) sum += Math.min(SPECK, Math.abs((under[n] ?? 0) - kept * value));
  return sum;
}

/** Every so many pixels tell roughly where the piece fits; all of them are asked only about the likeliest places. */
const SAMPLE = 8;
const LIKELIEST = 12;

type Pictures = Pick<CaptchaPicture, 'originalImageBase64' | 'jigsawImageBase64'>;

/** Where the piece fits: its hole is the same scene, only darker. */
export async function holeOf({ originalImageBase64, jigsawImageBase64 = '' }: Pictures): Promise<number> {
  const [scene, piece] = await Promise.all([pixels(originalImageBase64), pixels(jigsawImageBase64)]);
  const inside = insideOf(piece);
  const sample = inside.filter((_, n) => n % SAMPLE === 0);
  const shifts = Array.from({ length: CAPTCHA.width - CAPTCHA.pieceWidth }, (_, n) => n + 1);
  const closest = (places: readonly number[], by: readonly Pixel[]) =>
    places
      .map((shift) => ({ shift, off: distance(by, scene, shift) }))
      .sort((one, other) => one.off - other.off)
      .map(({ shift }) => shift);
  return closest(closest(shifts, sample).slice(0, LIKELIEST), inside)[0] ?? 0;
}
