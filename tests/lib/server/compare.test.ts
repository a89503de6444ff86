import { expect, it } from 'vitest';
import type { ProductView } from '#contract/catalog/schema.ts';
import { compareFacts } from '#src/lib/server/product/compare.ts';

const fact = (name: string, value: string) => ({ name, value });
const view = (part: Partial<ProductView>) => ({ facts: [], related: [], ...part }) as unknown as ProductView;
const related = [{ id: 2 }, { id: 3 }] as ProductView['related'];

it('shows what at least one of the others says as well, in the order of the product', () => {
  const { others, rows } = compareFacts(
    view({
      facts: [fact('Weight', '1 kg'), fact('Colour', 'red'), fact('Size', 'M')],
      related,
      comparison: [
        { id: 2, facts: [fact('Size', 'L')] },
        { id: 3, facts: [fact('Weight', '2 kg'), fact('Other', 'x')] },
        { id: 9, facts: [fact('Colour', 'blue')] },
      ],
    }),
  );
  expect(others.map(({ id }) => id)).toEqual([2, 3]);
  expect(rows).toEqual([
    { name: 'Weight', values: ['1 kg', undefined, '2 kg'] },
    { name: 'Size', values: ['M', 'L', undefined] },
  ]);
});

it('compares with nothing where a mall tells nothing', () => {
  expect(compareFacts(view({ facts: [fact('Weight', '1 kg')], related }))).toEqual({ others: [], rows: [] });
});
