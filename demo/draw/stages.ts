/** Stages for standing objects: 600 × 600, seen from the front, light from the upper left. */
import type { Tones } from './color.ts';
import { alcove, block, cylinder, sun } from './furniture.ts';
import { fronds, panes } from './light.ts';
import type { Chance } from './random.ts';
import { linear, radial, rect } from './shapes.ts';

type Stage = {
  /** SVG behind the object. */
  back: string;
  /** Centre and ground of the object, and the longest side it may have. */
  x: number;
  y: number;
  size: number;
  /** How much shadow falls on the floor (0 on a plinth, whose edge would cut it). */
  cast: number;
};

type Painter = (tones: Tones, roll: Chance) => Stage;

const SIDE = 600;
const whole = (fill: string, more = ''): string => rect(0, 0, SIDE, SIDE, fill, more);

/** Wall and floor that blend into each other at `horizon` over `soft` pixels. */
function room({ wall, floor, light }: Tones, horizon: number, soft: number): string {
  const top = (horizon - soft / 2) / SIDE;
  const end = (horizon + soft / 2) / SIDE;
  return (
    `<defs>${linear('room', [
      [0, wall[0]],
      [top, wall[1]],
      [end, floor[0]],
      [1, floor[1]],
    ])}` +
    `${radial(
      'glow',
      [
        [0, light, 0.75],
        [1, light, 0],
      ],
      0.36,
      0.3,
      0.6,
    )}</defs>` +
    whole('url(#room)') +
    whole('url(#glow)')
  );
}

const sweep: Painter = (tones) => ({ back: room(tones, 420, 130), x: 300, y: 492, size: 398, cast: 1 });

const twoTone: Painter = (tones) => {
  const edge = linear('edge', [
    [0, tones.shadow, 0.14],
    [1, tones.shadow, 0],
  ]);
  const back = `${room(tones, 408, 1)}<defs>${edge}</defs>${rect(0, 408, SIDE, 26, 'url(#edge)')}`;
  return { back, x: 300, y: 500, size: 402, cast: 1 };
};

const plinth: Painter = (tones) => {
  const back = room(tones, 440, 70) + cylinder('plinth', tones, 300, 476, 228, 54);
  return { back, x: 300, y: 482, size: 384, cast: 0 };
};

const arch: Painter = (tones, roll) => {
  const half = roll.pick([196, 214, 228]);
  const back = room(tones, 446, 1) + alcove('niche', tones, 300 + roll.pick([-30, 0, 30]), 48, half, 446);
  return { back, x: 300, y: 506, size: 396, cast: 1 };
};

/** A large disc behind, whole or setting at the horizon. */
const disc: Painter = (tones, roll) => {
  const [cy, radius] = roll.pick([
    [258, 196],
    [300, 214],
    [408, 250],
  ] as const);
  const back = room(tones, 408, 1) + sun('sun', tones, 300 + roll.pick([-46, 0, 46]), cy, radius, 408);
  return { back, x: 300, y: 500, size: 398, cast: 1 };
};

/** Two blocks, a low one for the object and a tall one beside it. */
const steps: Painter = (tones, roll) => {
  const right = roll.pick([true, false]);
  const low = right ? 66 : 104;
  const back =
    room(tones, 430, 90) +
    block('far', { ...tones, plinth: [tones.plinth[1], tones.shape[1], tones.shape[0]] }, [
      right ? 372 : 34,
      300,
      194,
      320,
    ]) +
    block('near', tones, [low, 472, 430, 150]);
  return { back, x: low + 215, y: 489, size: 378, cast: 0 };
};

/** Ribs of plaster, floor to ceiling. */
const flutes: Painter = (tones) => {
  const rib = linear(
    'rib',
    [
      [0, tones.shadow, 0.11],
      [0.28, tones.shadow, 0.01],
      [0.6, tones.light, 0.5],
      [1, tones.shadow, 0.08],
    ],
    [0, 0, 1, 0],
  );
  const ribs = [...Array(10).keys()].map((at) => rect(at * 60, 0, 60, 420, 'url(#rib)')).join('');
  const foot = linear('edge', [
    [0, tones.shadow, 0.16],
    [1, tones.shadow, 0],
  ]);
  const back = `${room(tones, 420, 1)}<defs>${rib}${foot}</defs>${ribs}${rect(0, 420, SIDE, 22, 'url(#edge)')}`;
  return { back, x: 300, y: 504, size: 400, cast: 1 };
};

const lit =
  (horizon: number, soft: number, pattern: (tones: Tones, roll: Chance) => string): Painter =>
  (tones, roll) => ({ back: room(tones, horizon, soft) + pattern(tones, roll), x: 300, y: 496, size: 398, cast: 1 });

const STAGES: readonly Painter[] = [
  sweep,
  plinth,
  arch,
  disc,
  twoTone,
  steps,
  flutes,
  lit(430, 60, panes),
  lit(424, 110, fronds),
  plinth,
];

export const stage = (tones: Tones, roll: Chance): Stage => roll.pick(STAGES)(tones, roll);

/** The plainest stage, for groups. */
export const plainStage = (tones: Tones, horizon = 400): string => room(tones, horizon, 120);
