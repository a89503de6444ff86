import { describe, expect, it } from 'vitest';
import { INPUT_MODE, PUBLISH_STATUS } from '#contract/enums.ts';
import { fenOf, yuanOf } from '#contract/money.ts';
import {
  mayPublish,
  movesToShelf,
  PUBLISH_MOVE_NAMES,
  PUBLISH_MOVES,
  publishMoves,
} from '#contract/product/publish.values.ts';
import { productDocument } from '#contract/product/schema.ts';
import { cheapest, type GoodsDocument, movedPrice, saleErrors, shapeErrors } from '#contract/product/values.ts';

const text = (zh: string) => ({ zh, en: '' });
const colour = {
  name: text('颜色'),
  values: [
    { code: 'red', name: text('红') },
    { code: 'blue', name: text('蓝') },
  ],
};
const sku = (...spec: string[]) => ({ spec, price: 100, listPrice: null });
const goods = (more: Partial<GoodsDocument> = {}): GoodsDocument => ({
  title: text('茶杯'),
  pictures: ['a.png'],
  axes: [colour],
  custom: null,
  skus: [sku('red')],
  ...more,
});

describe('publish states', () => {
  const { TO_PUBLISH, TO_AUDIT, TO_PUT_ON, PUT_ON, PUT_OFF } = PUBLISH_STATUS;
  it('are left as the table says, and in no other way', () => {
    const ways = PUBLISH_MOVE_NAMES.flatMap((move) =>
      PUBLISH_MOVES[move].from.map((from) => [from, PUBLISH_MOVES[move].to]),
    );
    expect(ways).toEqual([
      [TO_PUBLISH, TO_AUDIT],
      [TO_AUDIT, TO_PUT_ON],
      [TO_AUDIT, TO_PUBLISH],
      [TO_PUT_ON, PUT_ON],
      [PUT_OFF, PUT_ON],
      [PUT_ON, PUT_OFF],
    ]);
  });
  it('are moved by shops, and audited by the mall', () => {
    expect(publishMoves(TO_PUBLISH, 'shop')).toEqual(['submit']);
    expect(publishMoves(TO_AUDIT, 'shop')).toEqual([]);
    expect(publishMoves(TO_AUDIT, 'mall')).toEqual(['approve', 'refuse']);
    expect(publishMoves(TO_PUBLISH, 'mall')).toEqual(['submit']);
    expect(publishMoves(PUT_ON, 'mall')).toEqual(['putOff']);
    expect((['mall', 'shop'] as const).filter((side) => mayPublish('putOn', PUT_OFF, side))).toEqual(['mall', 'shop']);
  });
  it('lead to the shelf as far as a side may make the moves', () => {
    expect(movesToShelf(TO_PUBLISH, 'mall')).toEqual(['submit', 'approve', 'putOn']);
    expect(movesToShelf(TO_PUBLISH, 'shop')).toEqual(['submit']);
    expect(movesToShelf(TO_AUDIT, 'shop')).toEqual([]);
    expect(movesToShelf(PUT_OFF, 'shop')).toEqual(['putOn']);
    expect(movesToShelf(PUT_ON, 'mall')).toEqual([]);
  });
});

describe('a product', () => {
  it('that is whole has no errors', () => {
    expect([...shapeErrors(goods()), ...saleErrors(goods())]).toEqual([]);
    expect(saleErrors(goods({ custom: [{ code: 'a', name: text('刻字'), mode: INPUT_MODE.INPUT }] }))).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString'])('has no option that is called %s', (code) => {
    const custom = [{ code, name: text('刻字'), mode: INPUT_MODE.INPUT }];
    const rest = { categoryId: 1, brandId: 1, selling: text('a'), detail: text('a'), facts: [], attributeValues: [] };
    const skus = goods().skus.map((one) => ({ ...one, picture: null }));
    const parse = (more: object) => productDocument.safeParse({ ...goods(), ...rest, skus, ...more }).success;
    expect(parse({ custom })).toBe(false);
    expect(parse({ custom: [{ ...custom[0], code: 'engraving' }] })).toBe(true);
  });

  it('has each thing once, and specs that its axes have', () => {
    const shape = (more: Partial<GoodsDocument>) =>
      shapeErrors(goods(more)).map(({ field, error }) => `${field} ${error}`);
    expect(shape({ skus: [sku('red'), sku('red')] })).toEqual(['skus.1 goodsTwice']);
    expect(shape({ skus: [sku('green'), sku(), sku('red', 'x')] })).toEqual([
      'skus.0.spec goodsSpec',
      'skus.1.spec goodsSpec',
      'skus.2.spec goodsSpec',
    ]);
    expect(shape({ axes: [{ ...colour, values: [...colour.values, { code: 'red', name: text('') }] }] })).toEqual([
      'axes.0.values.2 goodsTwice',
    ]);
    const option = { code: 'a', name: text('a'), mode: INPUT_MODE.INPUT };
    expect(shape({ custom: [option, option] })).toEqual(['custom.1 goodsTwice']);
    const skus = [{ ...sku(), barcode: '6901234567890', weight: 0, stockAlert: -1 }];
    expect(shape({ axes: [], skus })).toEqual([
      'skus.0.barcode goodsBarcodeDigit',
      'skus.0.weight goodsWeight',
      'skus.0.stockAlert goodsStockAlert',
    ]);
    expect(shape({ axes: [], skus: [{ ...sku(), barcode: 'LJ-1', weight: 5, stockAlert: 0 }] })).toEqual([]);
    expect(shape({ axes: [], skus: [{ ...sku(), barcode: null, weight: null, stockAlert: null }] })).toEqual([]);
    const sizeGuide = { columns: [text('尺码'), text('胸围')], rows: [['M', '96'], ['L']] };
    expect(shape({ sizeGuide })).toEqual(['sizeGuide.rows.1 goodsSizeCells']);
    expect(shape({ sizeGuide: null })).toEqual([]);
    expect(productDocument.safeParse({}).success).toBe(false);
  });

  it('is shown with all that shoppers need', () => {
    const bad = goods({
      title: text(' '),
      pictures: [],
      axes: [{ name: text(''), values: [{ code: 'red', name: text('') }] }],
      custom: [{ code: 'a', name: text(''), mode: INPUT_MODE.SELECT }],
      skus: [{ spec: ['red'], price: 0, listPrice: -1 }],
    });
    expect(saleErrors(bad).map(({ field, error }) => `${field} ${error}`)).toEqual([
      'title.zh goodsTitle',
      'pictures goodsPicture',
      'axes.0.name.zh goodsName',
      'axes.0.values.0.name.zh goodsName',
      'custom.0.name.zh goodsName',
      'custom.0.choices goodsChoices',
      'skus.0.price goodsPrice',
      'skus.0.listPrice goodsListPrice',
    ]);
    expect(saleErrors(goods({ skus: [] })).map(({ error }) => error)).toEqual(['goodsSku']);
  });

  it('costs what its cheapest SKU does', () => {
    const at = (price: number, listPrice: number | null) => ({ price, listPrice });
    expect(cheapest([])).toEqual(at(0, null));
    expect(cheapest([at(300, 500), at(200, 250), at(400, null), at(200, null)])).toEqual(at(200, 250));
  });

  it('has amounts as people write them', () => {
    expect(['¥1,234.5', '５', '0', '', '1.234', '-1', 'x'].map(fenOf)).toEqual([
      123_450,
      500,
      0,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([yuanOf(null), yuanOf(5), yuanOf(123_450)]).toEqual(['', '0.05', '1234.50']);
  });

  it('moves its price by basis points to whole fen', () => {
    expect([movedPrice(999, 1_000), movedPrice(1_000, -9_000), movedPrice(1, -9_000)]).toEqual([1_099, 100, 1]);
    expect([movedPrice(999, 1_000, 10), movedPrice(999, 1_000, 100), movedPrice(1, 0, 100)]).toEqual([
      1_100, 1_100, 100,
    ]);
  });
});
