import { shops } from '../site/shops.ts';
import type { Drawing } from './batch.ts';
import { svg } from './canvas.ts';
import { drawRender } from './renders.ts';

const SIDE = 240;
/** Hue of a shop's sign, degrees. */
const HUES: Record<string, number> = {
  'xingguang-digital': 222,
  'jiyin-audio': 268,
  'muyu-home': 28,
  'jingri-daily': 196,
  'taohuo-kitchen': 16,
  'tianye-fresh': 104,
  'weixiang-snacks': 40,
  'shanwu-tea': 152,
  'suwen-apparel': 248,
  'buli-shoes': 210,
  'baizhi-beauty': 335,
  'tongqu-toys': 48,
  'yequ-outdoor': 168,
  'mojian-books': 204,
  'zhuoguang-gifts': 352,
  'qingyuan-garden': 128,
};

/** A sign in the shop's colour with the first character of its name. Needs Noto Serif CJK where it is drawn. */
const sign = (hue: number, character: string): Promise<Buffer> =>
  svg(
    SIDE,
    SIDE,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="hsl(${hue}, 34%, 36%)"/><stop offset="1" stop-color="hsl(${hue}, 42%, 24%)"/></linearGradient></defs>
    <rect width="${SIDE}" height="${SIDE}" fill="url(#ground)"/>
    <circle cx="120" cy="120" r="98" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="3"/>
    <text x="120" y="164" text-anchor="middle" font-family="Noto Serif CJK SC" font-weight="700" font-size="122" fill="#fff">${character}</text>`,
  );

export const shopDrawings: readonly Drawing[] = shops.flatMap(({ code, name, logo, banner }) => [
  { path: logo, draw: () => sign(HUES[code] ?? 0, [...name.zh][0] ?? '') },
  { path: banner, draw: () => drawRender(`shop-${code}-banner`, 1240, 240) },
]);
