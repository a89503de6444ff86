/** The wide banners of the home page: objects in the right two thirds, space for text on the left. */
import type { Drawing } from './batch.ts';
import { svg } from './canvas.ts';
import { tones } from './color.ts';
import { alcove, block, cylinder, sun } from './furniture.ts';
import { loadThing, type Paint } from './objects.ts';
import { stand } from './place.ts';
import { drawRender, hasRender } from './renders.ts';
import { linear, radial, rect } from './shapes.ts';

/** Icon, centre, ground, size. */
type Item = readonly [icon: string, x: number, y: number, size: number, paint?: Paint];

/** Kind and measures, as in `furniture.ts`. */
type Prop =
  | readonly ['cylinder', x: number, top: number, rx: number, height: number]
  | readonly ['block', x: number, y: number, width: number, height: number]
  | readonly ['alcove', x: number, top: number, half: number]
  | readonly ['sun', x: number, y: number, radius: number];

export type Banner = { tint: number; turn: number; horizon: number; props: readonly Prop[]; items: readonly Item[] };

const WIDTH = 1600;
const HEIGHT = 560;

const HEROES: readonly Banner[] = [
  {
    tint: 222,
    turn: -20,
    horizon: 400,
    props: [
      ['sun', 1090, 330, 230],
      ['block', 620, 372, 250, 200],
      ['cylinder', 1420, 398, 128, 70],
    ],
    items: [
      ['1f4f7', 745, 388, 190],
      ['1f3a7', 1420, 402, 226],
      ['1f4bb', 1080, 478, 352],
      ['1f4f1', 890, 520, 196],
      ['231a', 1290, 520, 150],
      ['1f3ae', 1480, 540, 150],
    ],
  },
  {
    tint: 34,
    turn: 18,
    horizon: 420,
    props: [
      ['alcove', 1050, 66, 190],
      ['block', 1330, 356, 220, 220],
      ['cylinder', 700, 440, 118, 60],
    ],
    items: [
      ['1fab4', 700, 444, 210],
      ['1f6cb-fe0f', 1050, 488, 380],
      ['1fa91', 1436, 372, 200],
      ['1f56f-fe0f', 1250, 520, 110],
      ['1f4da', 840, 530, 130],
      ['1f9f8', 1500, 544, 130],
    ],
  },
  {
    tint: 104,
    turn: 24,
    horizon: 404,
    props: [
      ['sun', 1060, 404, 290],
      ['cylinder', 700, 424, 130, 60],
      ['block', 1320, 390, 240, 190],
    ],
    items: [
      ['1f34e', 700, 430, 176],
      ['1f951', 1440, 406, 200],
      ['1f33d', 890, 440, 230],
      ['1f34a', 1240, 440, 196],
      ['1f9fa', 1066, 496, 290],
      ['1f345', 860, 530, 140],
      ['1f347', 1300, 540, 160],
      ['1fad1', 1490, 546, 126],
    ],
  },
  {
    tint: 150,
    turn: -30,
    horizon: 412,
    props: [
      ['alcove', 1090, 60, 200],
      ['cylinder', 1090, 446, 220, 50],
      ['cylinder', 1440, 420, 116, 56],
      ['block', 610, 396, 220, 180],
    ],
    items: [
      ['1f38d', 720, 412, 210],
      ['1f36f', 1440, 424, 180],
      ['1fad6', 1090, 452, 290, { hue: 128, saturation: 0.42, brightness: 0.92 }],
      ['1f375', 880, 520, 170],
      ['1f96e', 1290, 524, 120],
      ['1f343', 1530, 536, 96],
    ],
  },
  {
    tint: 200,
    turn: 20,
    horizon: 408,
    props: [
      ['sun', 1150, 380, 260],
      ['cylinder', 690, 430, 120, 60],
      ['block', 1380, 380, 220, 200],
    ],
    items: [
      ['1f392', 690, 436, 210],
      ['1f3c0', 1490, 396, 176],
      ['26fa', 1130, 458, 320],
      ['1f6b2', 900, 506, 260],
      ['26bd', 1310, 520, 138],
      ['1f3d0', 1484, 546, 118],
    ],
  },
  {
    tint: 344,
    turn: 22,
    horizon: 412,
    props: [
      ['alcove', 1070, 56, 204],
      ['cylinder', 1070, 456, 210, 50],
      ['cylinder', 1420, 408, 128, 70],
      ['block', 620, 396, 210, 180],
    ],
    items: [
      ['1f48d', 724, 412, 180],
      ['1f56f-fe0f', 1420, 412, 200],
      ['1f381', 1070, 464, 300],
      ['1f9f8', 880, 526, 176],
      ['231a', 1270, 528, 150],
      ['1f380', 1500, 542, 112],
    ],
  },
];

/** Light from the left, where the text is; the floor is visible under the objects only. */
function hall({ tint, turn, horizon }: Banner, width: number, height: number): string {
  const { wall, floor, light, shadow } = tones(tint, 'soft', turn);
  return (
    `<defs>${linear('wall', [
      [0, wall[0]],
      [1, wall[1]],
    ])}${linear('floor', [
      [0, floor[0]],
      [1, floor[1]],
    ])}` +
    `${linear('edge', [
      [0, shadow, 0.12],
      [1, shadow, 0],
    ])}` +
    `${radial(
      'calm',
      [
        [0, light, 0.9],
        [0.6, light, 0.5],
        [1, light, 0],
      ],
      0.12,
      0.4,
      0.5,
    )}</defs>` +
    rect(0, 0, width, height, 'url(#wall)') +
    rect(0, horizon, width, height - horizon, 'url(#floor)') +
    rect(0, horizon, width, 22, 'url(#edge)') +
    rect(0, 0, width, height, 'url(#calm)')
  );
}

export async function banner(plan: Banner, width: number, height: number): Promise<Buffer> {
  const paints = tones(plan.tint, 'soft', plan.turn);
  const furniture = plan.props.map((prop, at) => {
    const id = `f${at}`;
    if (prop[0] === 'cylinder') return cylinder(id, paints, prop[1], prop[2], prop[3], prop[4]);
    if (prop[0] === 'block') return block(id, paints, [prop[1], prop[2], prop[3], prop[4]]);
    if (prop[0] === 'alcove') return alcove(id, paints, prop[1], prop[2], prop[3], plan.horizon);
    return sun(id, paints, prop[1], prop[2], prop[3], plan.horizon);
  });
  const bodies = await Promise.all(
    plan.items.map(async ([icon, x, y, size, paint]) =>
      stand(await loadThing(icon, size, paint), { x, y, shadow: paints.shadow, cast: 0 }),
    ),
  );
  return svg(width, height, hall(plan, width, height) + furniture.join('') + bodies.join(''));
}

export const heroDrawings: readonly Drawing[] = HEROES.map((plan, at) => ({
  path: `demo/site/hero-${at + 1}.avif`,
  draw: () => (hasRender(`hero-${at + 1}`) ? drawRender(`hero-${at + 1}`, WIDTH, HEIGHT) : banner(plan, WIDTH, HEIGHT)),
}));
