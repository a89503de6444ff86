import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { CAPTCHA, type CaptchaPicture } from '#contract/captcha/values.ts';

type Point = { x: number; y: number };
type Glyphs = { em: number; paths: Record<string, string> };

const { width, height } = CAPTCHA;
const glyphs = JSON.parse(readFileSync('mall/captcha/assets/glyphs.json', 'utf8')) as Glyphs;
const INKS = ['#e8412f', '#1f5fbf', '#0d7a4f', '#7a2fa8', '#b8480c', '#1d2433', '#0b6f86', '#a3195b'];
/** Edge of the square that a word fits in, turned any way. */
const CELL = 52;
const NEAR = 40;
const SIZE = 36;
const ANGLES = Array.from({ length: 10 }, (_, n) => -38 + n * 8.4);

type Spot = Point & { mask: Uint8Array };

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Which pixels are of one ink. */
function inked(scene: Buffer, ink: string): Uint8Array {
  const [r = 0, g = 0, b = 0] = rgb(ink);
  return Uint8Array.from({ length: width * height }, (_, n) => {
    const [x = 0, y = 0, z = 0] = scene.subarray(n * 3, n * 3 + 3);
    return Math.abs(x - r) + Math.abs(y - g) + Math.abs(z - b) < NEAR ? 1 : 0;
  });
}

const SPOTS = 3;

/** The squares that hold most of an ink, none of them over another. */
function densest(mask: Uint8Array): Spot[] {
  const squares: (Point & { count: number })[] = [];
  for (let y = 26; y < height - 25; y += 3) {
    for (let x = 26; x < width - 25; x += 3) squares.push({ x, y, count: inkIn(mask, x, y) });
  }
  squares.sort((one, other) => other.count - one.count);
  const spots: Spot[] = [];
  for (const { x, y } of squares) {
    if (spots.every((spot) => Math.abs(spot.x - x) > 24 || Math.abs(spot.y - y) > 24)) spots.push({ x, y, mask });
    if (spots.length === SPOTS) break;
  }
  return spots;
}

function inkIn(mask: Uint8Array, x: number, y: number): number {
  let count = 0;
  for (let dy = -22; dy <= 22; dy += 1)
    for (let dx = -22; dx <= 22; dx += 1) count += mask[(y + dy) * width + x + dx] ?? 0;
  return count;
}

async function template(word: string, angle: number): Promise<Uint8Array> {
  const scale = SIZE / glyphs.em;
  const moves = `translate(${CELL / 2} ${CELL / 2}) rotate(${angle}) scale(${scale}) translate(${-glyphs.em / 2} ${-glyphs.em / 2})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${CELL}"><path transform="${moves}" d="${glyphs.paths[word] ?? ''}"/></svg>`;
  const raw = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return Uint8Array.from({ length: CELL * CELL }, (_, n) => ((raw[n * 4 + 3] ?? 0) > 128 ? 1 : 0));
}

/** How well a word lies on a spot, shifted a little any way: 1 is pixel on pixel. */
function overlap(shape: Uint8Array, { x, y, mask }: Spot): number {
  let most = 0;
  for (let sy = -9; sy <= 9; sy += 3) {
    for (let sx = -9; sx <= 9; sx += 3) {
      let [both, either] = [0, 0];
      for (let n = 0; n < shape.length; n += 1) {
        const px = x + sx + (n % CELL) - CELL / 2;
        const py = y + sy + Math.floor(n / CELL) - CELL / 2;
        const inside = px >= 0 && py >= 0 && px < width && py < height;
        const there = inside ? (mask[py * width + px] ?? 0) : 0;
        both += there & (shape[n] ?? 0);
        either += there | (shape[n] ?? 0);
      }
      most = Math.max(most, both / (either || 1));
    }
  }
  return most;
}

async function likeness(word: string, spots: readonly Spot[]): Promise<number[]> {
  const shapes = await Promise.all(ANGLES.map((angle) => template(word, angle)));
  return spots.map((spot) => Math.max(...shapes.map((shape) => overlap(shape, spot))));
}

type Pictures = Pick<CaptchaPicture, 'originalImageBase64' | 'wordList'>;

/** Where the words of a picture stand, as a person sees it: by their ink and their shape. */
export async function placesOf({ originalImageBase64, wordList = [] }: Pictures): Promise<Point[]> {
  const scene = await sharp(Buffer.from(originalImageBase64, 'base64')).removeAlpha().raw().toBuffer();
  const spots = INKS.flatMap((ink) => densest(inked(scene, ink)));
  const table = await Promise.all(wordList.map((word) => likeness(word, spots)));
  const taken = new Set<number>();
  const places: Point[] = [];
  const order = table.map((row, at) => ({ at, most: Math.max(...row) })).sort((one, other) => other.most - one.most);
  for (const { at } of order) {
    const row = table[at] ?? [];
    const free = row.map((score, spot) => (taken.has(spot) ? -1 : score));
    const spot = free.indexOf(Math.max(...free));
    taken.add(spot);
    places[at] = { x: spots[spot]?.x ?? 0, y: spots[spot]?.y ?? 0 };
  }
  return places;
}
