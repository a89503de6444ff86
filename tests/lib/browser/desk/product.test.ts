import { describe, expect, it } from 'vitest';
import type { ProductDocument } from '#contract/product/schema.ts';
import {
  addAxis,
  addValue,
  fillSkus,
  fillSpecs,
  missingSpecs,
  removeAxis,
  removeValue,
  specName,
  stockChange,
} from '#src/lib/browser/desk/specs.ts';
import { ALL_GOODS, goodsFilterPath, productPath, readGoodsFilter } from '#src/lib/shared/desk/product-url.ts';

const plain = {
  axes: [],
  skus: [{ spec: [], price: 100, listPrice: 200, picture: 'p', barcode: 'b', weight: 5, cost: 50, stockAlert: 3 }],
} as unknown as ProductDocument;
const specs = ({ skus }: ProductDocument) => skus.map(({ spec }) => spec.join('/'));

describe('specs', () => {
  const one = addAxis(plain);
  const two = addValue(one, 0);
  const four = addValue(addAxis(two), 1);

  it('grow by axes and values, and new SKUs cost what those beside them do', () => {
    expect(specs(one)).toEqual(['v1']);
    expect(specs(two)).toEqual(['v1', 'v2']);
    expect(specs(four)).toEqual(['v1/v1', 'v2/v1', 'v1/v2', 'v2/v2']);
    expect(four.skus[3]).toEqual({
      ...{ spec: ['v2', 'v2'], price: 100, listPrice: 200, picture: null },
      ...{ barcode: null, weight: 5, cost: 50, stockAlert: 3 },
    });
    expect(addValue(plain, 0)).toBe(plain);
  });

  it('shrink with them: a value takes its SKUs along, the last one its axis', () => {
    expect(specs(removeValue(four, 1, 'v1'))).toEqual(['v1/v2', 'v2/v2']);
    expect(specs(removeAxis(four, 1))).toEqual(['v1', 'v2']);
    expect(removeAxis(four, 1).skus[0]?.picture).toBe('p');
    const none = removeValue(one, 0, 'v1');
    expect([none.axes, specs(none)]).toEqual([[], ['']]);
    expect(removeValue(plain, 0, 'v1')).toBe(plain);
    expect(addValue(removeValue(four, 0, 'v1'), 0).axes[0]?.values.map(({ code }) => code)).toEqual(['v2', 'v1']);
  });

  it('that are missing are named, and filled in', () => {
    const some = { ...four, skus: four.skus.slice(1, 3) };
    expect(missingSpecs(some)).toEqual([
      ['v1', 'v1'],
      ['v2', 'v2'],
    ]);
    expect(missingSpecs(fillSpecs(some))).toEqual([]);
    expect(fillSpecs({ ...four, skus: [] }).skus[0]).toMatchObject({
      price: 0,
      listPrice: null,
      weight: null,
      stockAlert: null,
    });
    expect(fillSpecs(some).skus.at(-1)).toMatchObject({ barcode: null, weight: 5, cost: 50 });
  });

  it('cost the same once something is given for all, and keep what is not given', () => {
    const filled = fillSkus(two, { price: 9_900, picture: 'q', weight: 7 });
    const all = { price: 9_900, listPrice: 200, picture: 'q', weight: 7, cost: 50, stockAlert: 3 };
    expect(filled.skus).toEqual([
      { spec: ['v1'], barcode: 'b', ...all },
      { spec: ['v2'], barcode: null, ...all },
    ]);
    expect(fillSkus(two, {}).skus).toEqual(two.skus);
  });

  it.each([
    ['', 0],
    [' ', 0],
    ['20', 20],
    ['+5', 5],
    ['-3', -3],
    ['−３', -3],
    ['1O', undefined],
    ['1.5', undefined],
    ['12345678', undefined],
  ])('take %j as a change of stock of %j', (text, pieces) => {
    expect(stockChange(text)).toBe(pieces);
  });

  it('are called by their values, as far as those have names', () => {
    const axes = [
      { name: { zh: '', en: '' }, values: [{ code: 'r', name: { zh: '红', en: 'Red' } }] },
      { name: { zh: '', en: '' }, values: [{ code: 's', name: { zh: '小', en: '' } }] },
    ];
    expect(specName(axes, ['r', 's'], 'zh')).toBe('红 / 小');
    expect(specName(axes, ['r', 's'], 'en')).toBe('Red / 小');
    expect(specName(axes, ['x', 's'], 'en')).toBe('x / 小');
  });
});

describe('the address of the list', () => {
  it('says what is looked at, and nothing else', () => {
    const filter = { text: '茶', category: '12', status: '40', shop: '3', stock: 'low', page: 2 } as const;
    const path = goodsFilterPath(filter);
    expect(readGoodsFilter(path.slice(path.indexOf('?')))).toEqual(filter);
    expect(goodsFilterPath(ALL_GOODS)).toBe('/desk/products');
    expect(readGoodsFilter('?category=x&status=4.5&stock=none&page=-1')).toEqual(ALL_GOODS);
    expect(productPath(7)).toBe('/desk/products/7');
  });
});
