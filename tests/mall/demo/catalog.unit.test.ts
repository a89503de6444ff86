import { expect, it } from 'vitest';
import { sections } from '../../../demo/sections.ts';

it('a cable length is that of a cable: given in metres, never in centimetres', () => {
  const facts = sections.flatMap(({ products }) => products.flatMap((product) => product.facts));
  const cables = facts.filter(({ name }) => name.zh === '线长' || /cable/i.test(name.en));
  expect(cables.length).toBeGreaterThan(0);
  for (const { name, value } of cables) {
    expect([name, value.en]).toEqual([{ zh: '线长', en: 'Cable length' }, expect.stringMatching(/^[\d.]+ m$/)]);
  }
});
