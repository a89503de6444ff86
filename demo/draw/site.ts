/** All pictures of the mall that are not of a product. */
import { basename } from 'node:path';
import { entries } from '../site/home.ts';
import type { DemoCategory, DemoSection } from '../types.ts';
import type { Batch, Drawing } from './batch.ts';
import { type Banner, banner, heroDrawings } from './hero.ts';
import { categoryIcon, markDrawings } from './marks.ts';
import { renderHash } from './renders.ts';
import { sealDrawing } from './seal.ts';
import { shopDrawings } from './shops.ts';

/** To be raised when these pictures change without a change of their inputs. */
const STYLE = 1;

/** Beside the login form. */
const LOGIN: Banner = {
  tint: 218,
  turn: 24,
  horizon: 520,
  props: [
    ['alcove', 480, 96, 230],
    ['block', 50, 440, 180, 290],
    ['cylinder', 480, 566, 280, 64],
    ['cylinder', 838, 540, 104, 90],
  ],
  items: [
    ['1fab4', 140, 456, 210],
    ['1f9f8', 838, 546, 180],
    ['1f6cd-fe0f', 490, 582, 340],
    ['1f381', 316, 604, 140],
    ['1f34e', 652, 606, 96],
  ],
};

/** The preview of links to the mall on other sites. */
const OPEN_GRAPH: Banner = {
  tint: 24,
  turn: 24,
  horizon: 440,
  props: [
    ['alcove', 600, 64, 220],
    ['cylinder', 600, 486, 250, 56],
    ['block', 90, 400, 220, 240],
    ['cylinder', 1020, 444, 140, 80],
  ],
  items: [
    ['1fab4', 200, 416, 220],
    ['1f3a7', 1020, 450, 230],
    ['1f6cd-fe0f', 600, 496, 350],
    ['1fad6', 376, 560, 176],
    ['1f4f7', 836, 566, 180],
    ['1f34e', 720, 594, 104],
    ['1f381', 1130, 604, 130],
    ['1f9f8', 80, 608, 140],
  ],
};

const wide: readonly Drawing[] = [
  ...heroDrawings,
  { path: 'demo/site/login.avif', draw: () => banner(LOGIN, 960, 720) },
  { path: 'demo/site/og.jpg', draw: () => banner(OPEN_GRAPH, 1200, 630) },
];

const iconsOf = ({ icon, children = [] }: DemoCategory): string[] => [icon, ...children.flatMap(iconsOf)];

function batch(drawing: Drawing): Batch {
  const render = renderHash(basename(drawing.path, '.avif'));
  return { key: drawing.path.replace('demo/', ''), inputs: render ? [STYLE, render] : STYLE, drawings: [drawing] };
}

export function siteBatches(sections: DemoSection[]): Batch[] {
  const icons = new Set(sections.flatMap(({ category }) => iconsOf(category)));
  const seals = entries.map(({ seal }) => sealDrawing(seal));
  return [...wide, ...shopDrawings, ...markDrawings, ...seals, ...[...icons].sort().map(categoryIcon)].map(batch);
}
