import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { CAPTCHA } from '#contract/captcha/values.ts';
import { between, type Random, whole } from './random.ts';

const FOLDER = join(import.meta.dirname, 'assets');
const SIZE = { width: 640, height: 360 };
const { width, height } = CAPTCHA;

let scenes: Promise<Buffer[]> | undefined;

async function readScenes(): Promise<Buffer[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.webp')).sort();
  return Promise.all(names.map((name) => readFile(join(FOLDER, name))));
}

export async function drawScene(random: Random): Promise<Buffer> {
  scenes ??= readScenes();
  const all = await scenes;
  const scale = between(random, 1, Math.min(SIZE.width / width, SIZE.height / height));
  const [cutWidth, cutHeight] = [Math.floor(width * scale), Math.floor(height * scale)];
  const cut = sharp(all[whole(random, 0, all.length - 1)])
    .extract({
      left: whole(random, 0, SIZE.width - cutWidth),
      top: whole(random, 0, SIZE.height - cutHeight),
      width: cutWidth,
      height: cutHeight,
    })
    .resize(width, height, { fit: 'fill' })
    .modulate({
      hue: whole(random, -18, 18),
      brightness: between(random, 0.92, 1.08),
      saturation: between(random, 0.85, 1.15),
    })
    .removeAlpha();
  return (random() < 0.5 ? cut : cut.flop()).raw().toBuffer();
}

export const ofRaw = (raw: Buffer): Sharp => sharp(raw, { raw: { width, height, channels: 3 } });

export const svg = (size: { width: number; height: number }, inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${inside}</svg>`);

/** @returns a PNG in base64 */
export async function compose(raw: Buffer, over: OverlayOptions[]): Promise<string> {
  const picture = ofRaw(raw).composite(over).png({ palette: true, colours: 160, dither: 0.6, effort: 3 });
  return (await picture.toBuffer()).toString('base64');
}

/** Noise over the whole picture, so that neighbouring pixels tell little. */
export function specks(random: Random, count: number): string {
  return Array.from({ length: count }, () => {
    const [x, y, r] = [between(random, 0, width), between(random, 0, height), between(random, 0.5, 1.4)];
    const fill = random() < 0.5 ? '#fff' : '#000';
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" opacity="0.28"/>`;
  }).join('');
}
