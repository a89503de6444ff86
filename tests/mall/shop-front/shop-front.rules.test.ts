import { describe, expect, it } from 'vitest';
import type { Block } from '#contract/block/schema.ts';
import { shopFrontDocument } from '#contract/shop-front/schema.ts';
import { exampleFront } from '#mall/shop-front/shop-front.rules.ts';

const pair = (zh: string, en = '') => ({ zh, en });

describe('an example', () => {
  const face = { banner: 'demo/banner.avif', name: pair('店', 'Shop'), intro: pair('介绍', 'About') };
  const best = (id: number, categoryId: number, pictures = [`${id}.webp`]) => ({ id, categoryId, pictures });
  const kinds = (blocks: Block[]) => blocks.map(({ kind }) => kind);

  it('is of the best sellers, and can be saved', () => {
    const blocks = exampleFront(
      face,
      Array.from({ length: 20 }, (_, at) => best(at + 1, (at % 9) + 1)),
    );
    expect(kinds(blocks)).toEqual(['banner', 'picks', 'categories', 'coupons', 'story']);
    expect(blocks[1]).toMatchObject({ products: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(blocks[2]).toMatchObject({ categories: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(shopFrontDocument.parse({ blocks })).toEqual({ blocks });
  });

  it('leaves out what the shop does not have', () => {
    expect(exampleFront(face, [])).toEqual([]);
    expect(kinds(exampleFront({ ...face, banner: '', intro: pair('') }, [best(1, 1)]))).toEqual(['picks', 'coupons']);
    expect(kinds(exampleFront(face, [best(1, 1, [])]))).toEqual(['banner', 'picks', 'coupons']);
  });
});
