/** Small pictures: promises of the footer, empty states, the default avatar. */
import type { Drawing } from './batch.ts';
import { svg } from './canvas.ts';
import { oklch, tones } from './color.ts';
import { loadThing, lookOf } from './objects.ts';
import { lay, stand } from './place.ts';
import { blur, ellipse, linear, radial, rect } from './shapes.ts';

/** Icon, tint and a small second icon. */
const PROMISES: readonly (readonly [string, number, string?])[] = [
  ['1f6e1-fe0f', 205],
  ['1f4e6', 32, '1f504'],
  ['1f69a', 48],
  ['1f3c5', 350],
  ['1f4b3', 225, '1f512'],
  ['1f3a7', 275],
  ['1f343', 140],
];

async function promise([icon, tint, badge]: (typeof PROMISES)[number]): Promise<Buffer> {
  const { wall, shape, light, shadow } = tones(tint, 'soft', 0);
  const thing = await loadThing(icon, badge ? 138 : 146);
  const small = badge ? await loadThing(badge, 66) : undefined;
  const back =
    `<defs>${linear('back', [
      [0, wall[0]],
      [1, wall[1]],
    ])}${radial(
      'dot',
      [
        [0, light],
        [1, shape[1]],
      ],
      0.35,
      0.3,
      0.8,
    )}</defs>` +
    rect(0, 0, 240, 240, 'url(#back)') +
    ellipse(120, 120, 94, 94, 'url(#dot)');
  const extra = small ? lay(small, { x: 168, y: 164, shadow, lift: 4 }) : '';
  return svg(240, 240, back + lay(thing, { x: small ? 112 : 118, y: small ? 112 : 116, shadow, lift: 6 }) + extra);
}

const EMPTY = { cart: '1f6d2', search: '1f50d', lost: '1f9ed', error: '1f6a7', box: '1f4e6', offline: '1f4e1' };

/** Transparent, so that it suits light and dark pages: a pale disc, three dots, the object. */
async function empty(icon: string): Promise<Buffer> {
  const hue = 250;
  const { stands } = await lookOf(icon);
  const thing = await loadThing(icon, 104, { saturation: 0.8 });
  const pale = oklch(0.72, 0.05, hue);
  const back =
    ellipse(100, 98, 78, 78, pale, 'opacity="0.2"') +
    ellipse(26, 46, 7, 7, pale, 'opacity="0.35"') +
    ellipse(178, 58, 5, 5, pale, 'opacity="0.45"') +
    ellipse(168, 160, 9, 9, pale, 'opacity="0.28"');
  const spot = { x: 100, shadow: oklch(0.35, 0.05, hue) };
  return svg(
    200,
    200,
    back + (stands ? stand(thing, { ...spot, y: 148, cast: 0 }) : lay(thing, { ...spot, y: 98, lift: 5 })),
  );
}

async function avatar(): Promise<Buffer> {
  const { wall, shape, light } = tones(210, 'soft', 0);
  const bust = '<circle cx="80" cy="66" r="29"/><path d="M22 170 a58 58 0 0 1 116 0 z"/>';
  const body =
    `<defs>${linear('back', [
      [0, wall[1]],
      [1, shape[0]],
    ])}${linear('bust', [
      [0, light],
      [1, wall[0]],
    ])}` +
    `${blur('soft', 6)}</defs>` +
    rect(0, 0, 160, 160, 'url(#back)') +
    `<g fill="${oklch(0.5, 0.08, 245)}" opacity="0.25" filter="url(#soft)" transform="translate(4 6)">${bust}</g>` +
    `<g fill="url(#bust)">${bust}</g>`;
  return svg(160, 160, body);
}

export const markDrawings: readonly Drawing[] = [
  ...PROMISES.map((plan, at) => ({ path: `demo/site/foot-${at + 1}.avif`, draw: () => promise(plan) })),
  ...Object.entries(EMPTY).map(([name, icon]) => ({ path: `demo/site/empty-${name}.webp`, draw: () => empty(icon) })),
  { path: 'demo/site/avatar.avif', draw: avatar },
];
