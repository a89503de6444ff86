/** The objects: 256-pixel pictures of Fluent Emoji 3D, cut out, recoloured and enlarged. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { DemoAxis } from '../types.ts';
import { oklch } from './color.ts';

export type Paint = NonNullable<DemoAxis['values'][number]['paint']>;

/** Lengths in pixels of the picture. */
export type Thing = {
  href: string;
  width: number;
  height: number;
  /** Centre and width of what touches the ground, from the left edge: in all, and of each leg or wheel. */
  foot: Span;
  contacts: Span[];
};

type Span = { middle: number; width: number };

type Look = {
  left: number;
  top: number;
  width: number;
  height: number;
  foot: Span;
  contacts: Span[];
  /** Otherwise it is shown lying, seen from above. */
  stands: boolean;
  /** Mostly dark, so it needs a light background. */
  dark: boolean;
  /** Nearly colourless: turning its hue would only show blotches. */
  grey: boolean;
};

const ASSETS = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** Things that nobody puts upright, though their outline would allow it: clothes, cutlery, leaves, flat food. */
const LYING = new Set(
  (
    '1f454 1f455 1f456 1f457 1f458 1f459 1f45a 1f97b 1f97c 1f9ba 1f9e3 1f9e4 1f9e5 1f9e6 1fa70 1fa71 1fa72 1fa73 ' +
    '1fa74 1f453 1f576-fe0f 1f4b3 1f9e7 1f374 1f3bd 1f94b 1f45f 1f52a 1f50d 1f50e 1f36a 1f3af 1f511 1f33a 1f343 ' +
    '1f33d 1f357 1f37b 1f3a8 1f950 1f95c 1f969 1f990 1f9aa 1fada 1f380 1f338 1f3f5-fe0f ' +
    '2615 1fab7 1f4ff 2744-fe0f 1f37d-fe0f 1f958 1f9fd 1f9fc 1f485 1f94f 1f390 2702-fe0f 1f9f9 1f0cf 1f490'
  ).split(' '),
);

/** Drawn with jagged edges in the set, so they are smoothed more. */
const ROUGH = new Set(['1f3c5']);

const assetPath = (icon: string): string => join(ASSETS, `${icon}.webp`);

const looks = new Map<string, Promise<Look>>();

export const lookOf = (icon: string): Promise<Look> => {
  const known = looks.get(icon) ?? measure(icon);
  looks.set(icon, known);
  return known;
};

const NOWHERE: Span = { middle: 0, width: 0 };

/** Joins neighbouring columns into spans, across gaps of up to `gap` columns. */
function spansOf(columns: number[], gap = 6): Span[] {
  const starts = columns.filter((x, at) => at === 0 || x - (columns[at - 1] ?? x) > gap);
  const ends = columns.filter((x, at) => at === columns.length - 1 || (columns[at + 1] ?? x) - x > gap);
  return starts.map((start, at) => {
    const end = ends[at] ?? start;
    return { middle: (start + end + 1) / 2, width: end - start + 1 };
  });
}

/** The bounding box, where its lowest slice touches the ground, and its lightness. */
async function measure(icon: string): Promise<Look> {
  const { data, info } = await sharp(assetPath(icon)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const byte = (x: number, y: number, channel: number): number => data[(y * info.width + x) * 4 + channel] ?? 0;
  const seen = (x: number, y: number): boolean => byte(x, y, 3) > 40;
  const columns = [...Array(info.width).keys()];
  const rows = [...Array(info.height).keys()].filter((y) => columns.some((x) => seen(x, y)));
  const filled = columns.filter((x) => rows.some((y) => seen(x, y)));
  const [left = 0, top = 0] = [filled[0], rows[0]];
  const [right = 0, bottom = 0] = [filled.at(-1), rows.at(-1)];
  const low = rows.filter((y) => y > bottom - (bottom - top) * 0.06);
  const touching = filled.filter((x) => low.some((y) => seen(x, y)));
  const contacts = spansOf(touching.map((x) => x - left));
  const foot =
    spansOf(
      [touching[0] ?? 0, touching.at(-1) ?? 0].map((x) => x - left),
      info.width,
    )[0] ?? NOWHERE;
  const points = rows.flatMap((y) =>
    filled.filter((x) => seen(x, y)).map((x) => [0, 1, 2].map((at) => byte(x, y, at))),
  );
  const mean = (value: (rgb: number[]) => number): number =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length / 255;
  const lightness = mean(([red = 0, green = 0]) => (red + 2 * green) / 3);
  const colour = mean((rgb) => Math.max(...rgb) - Math.min(...rgb));
  const [width, height] = [right - left + 1, bottom - top + 1];
  const stands = !LYING.has(icon) && foot.width > width * 0.28 && Math.abs(foot.middle - width / 2) < width * 0.24;
  return { left, top, width, height, foot, contacts, stands, dark: lightness < 0.42, grey: colour < 0.11 };
}

/** The longer side becomes `size`; slender objects get a little more. */
export async function loadThing(icon: string, size: number, paint?: Paint): Promise<Thing> {
  const look = await lookOf(icon);
  const { left, top, width, height, foot, contacts } = look;
  const slender = Math.max(0, 0.75 - Math.min(width, height) / Math.max(width, height));
  const scale = (size * (1 + slender * 0.25)) / Math.max(width, height);
  const big = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const grown = (span: Span): Span => ({ middle: span.middle * scale, width: span.width * scale });
  const cut = sharp(assetPath(icon)).ensureAlpha().extract({ left, top, width, height });
  const coated = await coat(cut, look, paint).raw().toBuffer({ resolveWithObject: true });
  const picture = sharp(coated.data, { raw: coated.info }).resize({ ...big, kernel: 'lanczos3', fit: 'fill' });
  const png = await (scale > 1 ? crisp(picture, scale, ROUGH.has(icon) ? 0.85 : 0.4) : picture)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return {
    href: `data:image/png;base64,${png.toString('base64')}`,
    ...big,
    foot: grown(foot),
    contacts: contacts.map(grown),
  };
}

/** The greys of the set tend to violet; a strong colour replaces theirs instead of turning the hue. */
const GREY_HUE = 295;

function coat(picture: Sharp, { grey }: Look, paint: Paint | undefined): Sharp {
  if (!paint) return picture;
  const { hue = 0, saturation = 1, brightness = 1 } = paint;
  if (!grey || saturation <= 1.2) return picture.modulate(paint);
  return picture.tint(oklch(0.7, Math.min(0.13, 0.05 * saturation), GREY_HUE + hue)).modulate({ brightness });
}

/** Smooths compression artefacts of the source, sharpens the drawing, and trims the grey rim of the outline. */
const crisp = (picture: Sharp, scale: number, smooth: number): Sharp =>
  picture
    .blur(0.3 + smooth * scale)
    .sharpen({ sigma: 0.9 * scale, m1: 0, m2: 2.4, x1: 3, y2: 5, y3: 14 })
    .linear([1, 1, 1, 2], [0, 0, 0, -215]);
