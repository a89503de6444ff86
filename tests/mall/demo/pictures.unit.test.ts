import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { staleBatches } from '../../../demo/draw/batch.ts';
import { productBatch } from '../../../demo/draw/product.ts';
import { productRenders, renderNames } from '../../../demo/draw/renders.ts';
import { siteBatches } from '../../../demo/draw/site.ts';
import { sections } from '../../../demo/sections.ts';
import { heroSlides } from '../../../demo/site/home.ts';

const products = sections.flatMap(({ category, products }) =>
  products.map((one) => ({ ...one, section: category.code })),
);

it('every picture is drawn, from what the catalogue and the renders are now', () => {
  const batches = [...siteBatches(sections), ...products.map((one) => productBatch(one, one.section))];
  expect(staleBatches(batches).map(({ key }) => key)).toEqual([]);
});

it('every render is shown: beside the login, as a hero, or as one of all of a product', () => {
  const shown = products.filter((one) => productRenders(one)).flatMap(renderNames);
  const heroes = heroSlides.map(({ picture }) => basename(picture, '.avif'));
  const kept = readdirSync(join(import.meta.dirname, '../../../demo/renders')).map((file) => basename(file, '.webp'));
  const known = new Set(['login', ...shown, ...heroes]);
  expect(kept.filter((name) => !known.has(name))).toEqual([]);
});
