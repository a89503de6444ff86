import { describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { NO_PAGE_PARTS } from '#contract/product/page.values.ts';
import type { PublishSide } from '#contract/product/publish.values.ts';
import { type Known, planRows } from '#mall/product/import.rules.ts';
import { movesTo } from '#mall/product/row-state.rules.ts';
import type { Cells } from '#mall/product/sheet.rules.ts';
import { NO_RECORD } from '../../helpers/sku.ts';

const { TO_PUBLISH, TO_AUDIT, TO_PUT_ON, PUT_ON, PUT_OFF } = PUBLISH_STATUS;

describe('a state that a file asks for', () => {
  it.each([
    [PUT_ON, TO_PUBLISH, 'mall', ['submit', 'approve', 'putOn']],
    [PUT_ON, TO_PUBLISH, 'shop', ['submit']],
    [PUT_ON, TO_AUDIT, 'shop', []],
    [PUT_ON, TO_AUDIT, 'mall', 'rowAudit'],
    [PUT_ON, TO_PUT_ON, 'shop', ['putOn']],
    [PUT_ON, PUT_OFF, 'shop', ['putOn']],
    [PUT_ON, PUT_ON, 'mall', []],
    [TO_AUDIT, TO_PUBLISH, 'shop', ['submit']],
    [TO_AUDIT, PUT_ON, 'shop', 'productMoved'],
    [PUT_OFF, PUT_ON, 'mall', ['putOff']],
    [PUT_OFF, TO_PUBLISH, 'mall', 'productMoved'],
  ] as const)('%i from %i by the %s', (to, from, side, moves) => {
    expect(movesTo(to, from, side)).toEqual(moves);
  });
});

const pair = (zh: string) => ({ zh, en: '' });
const value = {
  ...{ title: pair('茶'), selling: pair(''), detail: pair(''), categoryId: 1, brandId: 1, custom: null },
  ...NO_PAGE_PARTS,
  ...{ facts: [], pictures: ['a/b.webp'], attributeValues: [], seoTitle: pair(''), seoDescription: pair('') },
  axes: [
    {
      name: pair('色'),
      values: [
        { code: 'r', name: pair('红') },
        { code: 'g', name: pair('绿') },
      ],
    },
  ],
  skus: ['r', 'g'].map((code) => ({ spec: [code], price: 1_000, listPrice: 1_500, picture: null, ...NO_RECORD })),
};
const known = (more: Partial<Known> = {}, side: PublishSide = 'mall'): Known => ({
  products: new Map([
    ['a', { id: 1, status: PUT_OFF, value, stock: new Map([['r', 5]]) }],
    ['gone', { id: 2, status: TO_AUDIT, value, stock: new Map() }],
  ]),
  categories: new Map([
    ['c', 1],
    ['d', 2],
  ]),
  brands: new Map([
    ['b', 1],
    ['e', 2],
  ]),
  pictures: { ofAddress: () => undefined, sent: new Map([['x.jpg', 'sent/x.webp']]) },
  side,
  stocked: new Set(),
  lacks: () => undefined,
  ...more,
});
const plan = (rows: Cells[], all = known()) =>
  planRows(
    rows.map((cells, at) => ({ line: at + 2, cells })),
    all,
  );
const first = (cells: Cells, all = known()) => plan([{ code: 'a', spec: 'r', ...cells }], all)[0];

describe('stock in a file', () => {
  it.each([
    [{ stockSet: '8' }, 'stockSet', 5, 8],
    [{ stockSet: '０' }, 'stockSet', 5, 0],
    [{ stockAdd: '+3' }, 'stockAdd', 5, 8],
    [{ stockAdd: '−2' }, 'stockAdd', 5, 3],
  ])('%j', (cells, column, from, to) => {
    expect(first(cells)).toMatchObject({ action: 'change', edit: undefined, changes: [{ column, from, to }] });
  });

  it.each([
    [{ stockSet: '-1' }, 'stockSet', 'rowStock'],
    [{ stockSet: '1.5' }, 'stockSet', 'rowStock'],
    [{ stockAdd: 'x' }, 'stockAdd', 'rowStock'],
    [{ stockAdd: '9999999' }, 'stockAdd', 'rowStock'],
    [{ stockSet: '1', stockAdd: '1' }, 'stockAdd', 'rowStockBoth'],
    [{ stockAdd: '-6' }, 'stockAdd', 'stockShort'],
  ])('%j is refused', (cells, column, error) => {
    expect(first(cells)).toMatchObject({ action: 'bad', column, error, changes: [] });
  });

  it('that changes nothing is still a line that counts once', () => {
    expect(first({ stockSet: '5' })).toMatchObject({
      action: 'same',
      stock: { way: 'set', pieces: 5 },
      stocked: false,
    });
    expect(first({ stockAdd: '0' })).toMatchObject({ action: 'same', stock: { way: 'add', pieces: 0 } });
    expect(first({ stockSet: '9' }, known({ stocked: new Set([2]) }))).toMatchObject({
      action: 'same',
      stock: undefined,
      stocked: true,
    });
  });

  it('of a SKU that is not known has no pieces to take', () => {
    expect(first({ spec: 'g', stockAdd: '-1' })).toMatchObject({ error: 'stockShort' });
  });
});

const NEW = { code: 'n', titleZh: '新', category: 'c', brand: 'b', price: '9', pictures: 'x.jpg' };

describe('a new product', () => {
  it('has its stock and its way to the shelf in the file', () => {
    const [row] = plan([{ ...NEW, stockSet: '7', stateTo: '已上架' }]);
    expect(row).toMatchObject({
      action: 'new',
      stock: { way: 'set', pieces: 7 },
      state: { to: PUT_ON, moves: ['submit', 'approve', 'putOn'] },
      changes: [
        { column: 'stockSet', from: 0, to: 7 },
        { column: 'stateTo', from: TO_PUBLISH, to: PUT_ON },
      ],
    });
  });

  it.each([
    [{ stateTo: '已上架', pictures: '' }, 'stateTo', 'goodsPicture'],
    [{ stateTo: 'Off sale' }, 'stateTo', 'productMoved'],
    [{ stateTo: '待提交' }, 'stateTo', 'rowState'],
    [{ stockAdd: '-1' }, 'stockAdd', 'stockShort'],
  ])('with %j is refused before it is made', (cells, column, error) => {
    expect(plan([{ ...NEW, ...cells }])[0]).toMatchObject({ action: 'bad', column, error });
  });

  it('may lack what the shop or its category asks for', () => {
    const lacks = () => ({ column: 'stateTo', error: 'productNoReturnPlace' }) as const;
    expect(plan([{ ...NEW, stateTo: '40' }], known({ lacks }))[0]).toMatchObject({ error: 'productNoReturnPlace' });
    expect(plan([NEW], known({ lacks }))[0]).toMatchObject({ action: 'new' });
  });
});

describe('a product that is there', () => {
  it('moves once, with the first of its rows', () => {
    const rows = plan([
      { code: 'a', spec: 'r', stateTo: '已上架' },
      { code: 'a', spec: 'g', stateTo: '已上架', price: '12' },
    ]);
    expect(rows.map((row) => row.action === 'change' && row.state?.moves)).toEqual([['putOn'], undefined]);
    expect(
      plan([
        { code: 'a', spec: 'r', stateTo: '已上架' },
        { code: 'a', spec: 'g', stateTo: '50' },
      ])[1],
    ).toMatchObject({
      column: 'stateTo',
      error: 'rowDiffers',
    });
    expect(first({ stateTo: '已下架' })).toMatchObject({ action: 'same' });
    expect(first({ code: 'gone', stateTo: '已上架' })).toMatchObject({ column: 'stateTo', error: 'rowAudit' });
    expect(first({ code: 'gone', stateTo: '已上架' }, known({}, 'shop'))).toMatchObject({ action: 'same' });
  });

  it('is put on sale as it is after all of its rows', () => {
    const bare = { ...value, pictures: [] };
    const products = new Map([['a', { id: 1, status: PUT_OFF, value: bare, stock: new Map() }]]);
    const rows = plan(
      [
        { code: 'a', spec: 'r', stateTo: '已上架' },
        { code: 'a', spec: 'g', pictures: 'x.jpg' },
      ],
      known({ products }),
    );
    expect(rows.map(({ action }) => action)).toEqual(['change', 'change']);
    expect(first({ stateTo: '已上架' }, known({ products }))).toMatchObject({ action: 'bad', error: 'goodsPicture' });
  });

  it('says what changes, from what to what', () => {
    const cells = {
      titleZh: '红茶',
      sellingEn: 'Good',
      price: '12',
      listPrice: '0',
      category: 'd',
      brand: 'e',
      pictures: 'x.jpg',
    };
    expect(first({ ...cells, titleEn: 'Tea', sellingZh: '好' })?.changes).toEqual([
      { column: 'titleZh', from: '茶', to: '红茶' },
      { column: 'titleEn', from: '', to: 'Tea' },
      { column: 'sellingZh', from: '', to: '好' },
      { column: 'sellingEn', from: '', to: 'Good' },
      { column: 'price', from: 1_000, to: 1_200 },
      { column: 'listPrice', from: 1_500, to: null },
      { column: 'category', from: null, to: 'd' },
      { column: 'brand', from: null, to: 'e' },
      { column: 'pictures', from: null, to: 'x.jpg' },
    ]);
  });
});
