/** All pictures of the mall that are not of a product. */
import { basename } from 'node:path';
import { entries, heroSlides } from '../site/home.ts';
import type { DemoSection } from '../types.ts';
import type { Batch, Drawing } from './batch.ts';
import { categoryBatches } from './categories.ts';
import { markDrawings } from './marks.ts';
import { drawPart, drawRender, renderHash } from './renders.ts';
import { sealDrawing } from './seal.ts';
import { shopDrawings } from './shops.ts';

/** To be raised when these pictures change without a change of their inputs. */
const STYLE = 3;

/** The wide banners of the home page. */
const heroes: Drawing[] = heroSlides.map(({ picture: path }) => ({
  path,
  draw: () => drawRender(basename(path, '.avif'), 1600, 560),
}));

/** Beside the login form. */
const login: Drawing = { path: 'demo/site/login.avif', draw: () => drawRender('login', 960, 720) };
/** A part of it is the preview of links to the mall on other sites. */
const linkPreview: Drawing = {
  path: 'demo/site/og.jpg',
  draw: () => drawPart('login', { left: 0, top: 150, width: 960, height: 504 }, 1200, 630),
};

function batch(drawing: Drawing, name = basename(drawing.path, '.avif')): Batch {
  const render = renderHash(name);
  return { key: drawing.path.replace('demo/', ''), inputs: render ? [STYLE, render] : STYLE, drawings: [drawing] };
}

export function siteBatches(sections: DemoSection[]): Batch[] {
  const seals = entries.map(({ seal }) => sealDrawing(seal));
  const drawings = [...shopDrawings, ...markDrawings, ...seals];
  return [
    ...[...heroes, login].map((one) => batch(one)),
    batch(linkPreview, 'login'),
    ...drawings.map((one) => batch(one)),
    ...sections.flatMap(categoryBatches),
  ];
}
