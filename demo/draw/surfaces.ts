/** Surfaces for lying objects: 600 × 600, seen from above, light from the upper left. */
import type { Tones } from './color.ts';
import { beam, fronds, panes } from './light.ts';
import type { Chance } from './random.ts';
import { blur, ellipse, linear, radial, rect } from './shapes.ts';

type Painter = (tones: Tones, roll: Chance) => string;

const whole = (fill: string): string => rect(0, 0, 600, 600, fill);

/** The light decreases to the lower right. */
export const sheet = ({ wall, floor, light }: Tones): string =>
  `<defs>${linear(
    'sheet',
    [
      [0, wall[0]],
      [0.5, wall[1]],
      [1, floor[1]],
    ],
    [0, 0, 1, 1],
  )}` +
  `${radial(
    'glow',
    [
      [0, light, 0.8],
      [1, light, 0],
    ],
    0.34,
    0.3,
    0.62,
  )}</defs>` +
  whole('url(#sheet)') +
  whole('url(#glow)');

const under = (tones: Tones, shape: string): string =>
  `<defs>${linear(
    'dish',
    [
      [0, tones.plinth[0]],
      [1, tones.plinth[1]],
    ],
    [0, 0, 1, 1],
  )}${blur('soft', 14)}</defs>` +
  `<g transform="translate(10 16)" fill="${tones.shadow}" opacity="0.22" filter="url(#soft)">${shape}</g>` +
  `<g fill="url(#dish)">${shape}</g>`;

const dish: Painter = (tones) => {
  const stroke = `stroke="${tones.plinth[2]}" stroke-width="2"`;
  const rim = `<circle cx="300" cy="300" r="226" fill="none" ${stroke} opacity="0.5"/>`;
  return sheet(tones) + under(tones, '<circle cx="300" cy="300" r="248"/>') + rim;
};

const card: Painter = (tones, roll) => {
  const turn = roll.pick([-8, 7, 0]);
  const shape = `<rect x="76" y="76" width="448" height="448" rx="26" transform="rotate(${turn} 300 300)"/>`;
  return sheet(tones) + under(tones, shape);
};

/** Two papers that meet along a slanting edge. */
const papers: Painter = (tones, roll) => {
  const [from, to] = roll.pick([
    [210, 420],
    [430, 170],
    [330, 300],
  ] as const);
  const edge = `M${from} 0 L600 0 V600 H${to} z`;
  return (
    sheet(tones) +
    `<defs>${linear(
      'paper',
      [
        [0, tones.shape[1]],
        [1, tones.shape[0]],
      ],
      [0, 0, 1, 1],
    )}${blur('fold', 9)}</defs>` +
    `<path d="${edge}" fill="${tones.shadow}" opacity="0.25" transform="translate(-5 3)" filter="url(#fold)"/>` +
    `<path d="${edge}" fill="url(#paper)"/>`
  );
};

const ring: Painter = (tones, roll) =>
  sheet(tones) +
  `<defs>${linear(
    'ring',
    [
      [0, tones.shape[0]],
      [1, tones.shape[1]],
    ],
    [0, 0, 1, 1],
  )}</defs>` +
  ellipse(300 + roll.pick([-50, 50]), 300 + roll.pick([-40, 40]), 226, 226, 'url(#ring)');

const SURFACES: readonly Painter[] = [
  sheet,
  dish,
  card,
  papers,
  ring,
  (tones, roll) => sheet(tones) + panes(tones, roll),
  (tones, roll) => sheet(tones) + fronds(tones, roll),
  (tones, roll) => sheet(tones) + beam(tones, roll),
];

export const surface: Painter = (tones, roll) => roll.pick(SURFACES)(tones, roll);
