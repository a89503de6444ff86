import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { staleBatches } from '../../../demo/draw/batch.ts';
import { productBatch } from '../../../demo/draw/product.ts';
import { productRenders, renderNames } from '../../../demo/draw/renders.ts';
import { siteBatches } from '../../../demo/draw/site.ts';
import { sections } from '../../../demo/sections.ts';
import { heroSlides } from '../../../demo/site/home.ts';
import { shops } from '../../../demo/site/shops.ts';

const products = sections.flatMap(({ category, products }) =>
  products.map((one) => ({ ...one, section: category.code })),
);

it('every picture is drawn, from what the catalogue and the renders are now', () => {
  const batches = [...siteBatches(sections), ...products.map((one) => productBatch(one, one.section))];
  expect(staleBatches(batches).map(({ key }) => key)).toEqual([]);
});

it('every render is shown: beside the login, as a hero, as the banner of a shop, or as one of all of a product', () => {
  const shown = products.filter((one) => productRenders(one)).flatMap(renderNames);
  const wide = [...heroSlides.map(({ picture }) => picture), ...shops.map(({ banner }) => banner)];
  const kept = readdirSync(join(import.meta.dirname, '../../../demo/renders')).map((file) => basename(file, '.webp'));
  const known = new Set(['login', ...shown, ...wide.map((picture) => basename(picture, '.avif'))]);
  expect(kept.filter((name) => !known.has(name))).toEqual([]);
});
