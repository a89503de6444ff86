import type { Drawing } from './batch.ts';
import { svg } from './canvas.ts';
import { tones } from './color.ts';
import { type Banner, banner } from './hero.ts';
import { loadThing } from './objects.ts';
import { lay } from './place.ts';
import { ellipse, linear, radial, rect } from './shapes.ts';

type Sign = {
  code: string;
  tint: number;
  /** Light object on a dark ground, or the other way round. */
  ground: 'dusk' | 'night' | 'soft';
  /** The logo's object, then four for the banner. */
  icons: readonly [string, string, string, string, string];
};

const sign = (code: string, tint: number, ground: Sign['ground'], icons: string): Sign => ({
  code,
  tint,
  ground,
  icons: icons.split(' ') as unknown as Sign['icons'],
});

const SIGNS: readonly Sign[] = [
  sign('xingguang-digital', 230, 'night', '2b50 1f4f1 1f4bb 1f4f7 231a'),
  sign('jiyin-audio', 275, 'dusk', '1f3a7 1f399-fe0f 1f4fb 1f4fa 1f3ae'),
  sign('muyu-home', 28, 'soft', '1fa91 1fab4 1f6cb-fe0f 1f570-fe0f 1f56f-fe0f'),
  sign('jingri-daily', 196, 'dusk', '1f9fc 1f9f4 1faa3 1f9fa 1f9fb'),
  sign('taohuo-kitchen', 14, 'soft', '1f372 1f963 1f375 1fad6 1f36f'),
  sign('tianye-fresh', 110, 'night', '1f34e 1f951 1f9fa 1f34a 1f345'),
  sign('weixiang-snacks', 42, 'dusk', '1f36a 1f37f 1f9c1 1f36e 1f369'),
  sign('shanwu-tea', 152, 'night', '1f375 1f38d 1fad6 1f36f 1f96e'),
  sign('suwen-apparel', 262, 'soft', '1f457 1f45c 1f9e2 1f452 1f9f3'),
  sign('buli-shoes', 215, 'dusk', '1f45f 1f462 1f97e 1f460 1f45e'),
  sign('baizhi-beauty', 335, 'soft', '1f484 1f9f4 1fa9e 1f338 1f6c1'),
  sign('tongqu-toys', 50, 'soft', '1f9f8 1fa86 1f682 1f3b2 1f9e9'),
  sign('yequ-outdoor', 165, 'night', '26fa 1f392 1f9ed 1f6b2 26bd'),
  sign('mojian-books', 205, 'soft', '1f4d6 1f4da 1f570-fe0f 1f3bb 1f5bc-fe0f'),
  sign('zhuoguang-gifts', 350, 'dusk', '1f381 1f48d 1f9f8 1f56f-fe0f 1f3c6'),
  sign('qingyuan-garden', 128, 'soft', '1fab4 1f335 1f33b 1f337 1f98b'),
];

async function logo({ tint, ground, icons: [icon] }: Sign): Promise<Buffer> {
  const { wall, shape, light, shadow } = tones(tint, ground, 0);
  const thing = await loadThing(icon, 148);
  const back =
    `<defs>${linear(
      'back',
      [
        [0, wall[0]],
        [1, shape[0]],
      ],
      [0, 0, 1, 1],
    )}` +
    `${radial(
      'glow',
      [
        [0, light, 0.6],
        [1, light, 0],
      ],
      0.35,
      0.28,
      0.6,
    )}</defs>` +
    rect(0, 0, 240, 240, 'url(#back)') +
    rect(0, 0, 240, 240, 'url(#glow)') +
    ellipse(120, 120, 98, 98, light, 'opacity="0.16"');
  return svg(240, 240, back + lay(thing, { x: 119, y: 117, shadow, lift: 6 }));
}

/** Four objects in a row at the right; the left is for the shop's name. */
function bannerOf({ tint, icons: [, first, second, third, fourth] }: Sign): Banner {
  return {
    tint,
    turn: tint % 2 ? 22 : -22,
    horizon: 172,
    props: [
      ['sun', 880, 176, 140],
      ['cylinder', 650, 188, 84, 34],
      ['cylinder', 1118, 184, 92, 38],
    ],
    items: [
      [first, 650, 192, 140],
      [third, 1118, 188, 146],
      [second, 880, 218, 182],
      [fourth, 1012, 228, 92],
    ],
  };
}

export const shopDrawings: readonly Drawing[] = SIGNS.flatMap((shop) => [
  { path: `demo/site/shop-${shop.code}.avif`, draw: () => logo(shop) },
  { path: `demo/site/shop-${shop.code}-banner.avif`, draw: () => banner(bannerOf(shop), 1240, 240) },
]);
