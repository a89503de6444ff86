/** All pictures of the mall that are not of a product. */
import { basename } from 'node:path';
import { entries } from '../site/home.ts';
import type { DemoCategory, DemoSection } from '../types.ts';
import type { Batch, Drawing } from './batch.ts';
import { heroDrawings } from './hero.ts';
import { categoryIcon, markDrawings } from './marks.ts';
import { drawPart, drawRender, renderHash } from './renders.ts';
import { sealDrawing } from './seal.ts';
import { shopDrawings } from './shops.ts';

/** To be raised when these pictures change without a change of their inputs. */
const STYLE = 1;

const PREVIEW = 'demo/site/og.jpg';
const wide: readonly Drawing[] = [
  ...heroDrawings,
  // Beside the login form, and a part of it as the preview of links to the mall on other sites.
  { path: 'demo/site/login.avif', draw: () => drawRender('login', 960, 720) },
  { path: PREVIEW, draw: () => drawPart('login', { left: 0, top: 150, width: 960, height: 504 }, 1200, 630) },
];

const iconsOf = ({ icon, children = [] }: DemoCategory): string[] => [icon, ...children.flatMap(iconsOf)];

function batch(drawing: Drawing): Batch {
  const render = renderHash(drawing.path === PREVIEW ? 'login' : basename(drawing.path, '.avif'));
  return { key: drawing.path.replace('demo/', ''), inputs: render ? [STYLE, render] : STYLE, drawings: [drawing] };
}

export function siteBatches(sections: DemoSection[]): Batch[] {
  const icons = new Set(sections.flatMap(({ category }) => iconsOf(category)));
  const seals = entries.map(({ seal }) => sealDrawing(seal));
  return [...wide, ...shopDrawings, ...markDrawings, ...seals, ...[...icons].sort().map(categoryIcon)].map(batch);
}
