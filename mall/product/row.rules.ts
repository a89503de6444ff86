import type { ProductDocument } from '../../contract/goods.ts';
import { fenOf, specKey } from '../../contract/goods-rules.ts';
import type { SheetColumn } from '../../contract/goods-sheet.ts';
import type { Cells } from './sheet.rules.ts';

export type RowFault =
  | 'rowCode'
  | 'rowCategory'
  | 'rowBrand'
  | 'rowPrice'
  | 'rowText'
  | 'rowTwice'
  | 'rowDiffers'
  | 'rowSpec'
  | 'rowNeeded'
  | 'goodsListPrice';
export type Bad = { column: SheetColumn; fault: RowFault };

export type Codes = { categories: ReadonlyMap<string, number>; brands: ReadonlyMap<string, number> };
/** What a row gives. */
export type Given = {
  code: string;
  spec: string;
  cells: Cells;
  categoryId: number | undefined;
  brandId: number | undefined;
  price: number | undefined;
  /** Null: none from now on. */
  listPrice: number | null | undefined;
};

const CODE = /^[A-Za-z0-9][\w.-]{0,63}$/;
const TEXTS = ['titleZh', 'titleEn', 'sellingZh', 'sellingEn'] as const;
const MOST = 300;

/** An empty cell leaves things as they are; a list price of 0 takes it away. @returns what is wrong with it first */
export function readRow(cells: Cells, { categories, brands }: Codes): Given | Bad {
  const { code = '', spec = '' } = cells;
  const given = {
    ...{ code, spec, cells },
    categoryId: cells.category ? categories.get(cells.category) : undefined,
    brandId: cells.brand ? brands.get(cells.brand) : undefined,
    price: cells.price ? fenOf(cells.price) : undefined,
    listPrice: cells.listPrice ? fenOf(cells.listPrice) : undefined,
  };
  const bad = faultOf(cells, given);
  return bad ?? { ...given, listPrice: given.listPrice === 0 ? null : given.listPrice };
}

function faultOf(cells: Cells, { code, categoryId, brandId, price, listPrice }: Given): Bad | undefined {
  const long = TEXTS.find((name) => (cells[name] ?? '').length > MOST);
  const checks: [boolean, Bad][] = [
    [!CODE.test(code), { column: 'code', fault: 'rowCode' }],
    [long !== undefined, { column: long ?? 'titleZh', fault: 'rowText' }],
    [Boolean(cells.category) && categoryId === undefined, { column: 'category', fault: 'rowCategory' }],
    [Boolean(cells.brand) && brandId === undefined, { column: 'brand', fault: 'rowBrand' }],
    [Boolean(cells.price) && !price, { column: 'price', fault: 'rowPrice' }],
    [Boolean(cells.listPrice) && listPrice === undefined, { column: 'listPrice', fault: 'rowPrice' }],
  ];
  return checks.find(([wrong]) => wrong)?.[1];
}

/** Keeps what it does not change, whatever more there is. */
export type Change = <V extends ProductDocument>(value: V) => V;

export const changeFrom =
  ({ cells, spec, categoryId, brandId, price, listPrice }: Given): Change =>
  (value) => ({
    ...value,
    title: { zh: cells.titleZh || value.title.zh, en: cells.titleEn || value.title.en },
    selling: { zh: cells.sellingZh || value.selling.zh, en: cells.sellingEn || value.selling.en },
    categoryId: categoryId ?? value.categoryId,
    brandId: brandId ?? value.brandId,
    skus: value.skus.map((sku) =>
      specKey(sku.spec) === spec
        ? { ...sku, price: price ?? sku.price, listPrice: listPrice === undefined ? sku.listPrice : listPrice }
        : sku,
    ),
  });

export type Added = Pick<ProductDocument, 'title' | 'selling' | 'categoryId' | 'brandId'> & {
  code: string;
  price: number;
  listPrice: number | null;
};

/** A product that a row alone can tell of: with one SKU. */
export function toNew({ code, spec, cells, categoryId, brandId, price, listPrice = null }: Given): Added | Bad {
  const { titleZh, titleEn = '', sellingZh = '', sellingEn = '' } = cells;
  if (spec) return { column: 'spec', fault: 'rowSpec' };
  if (!titleZh) return { column: 'titleZh', fault: 'rowNeeded' };
  if (categoryId === undefined) return { column: 'category', fault: 'rowNeeded' };
  if (brandId === undefined) return { column: 'brand', fault: 'rowNeeded' };
  if (price === undefined) return { column: 'price', fault: 'rowNeeded' };
  if (listPrice !== null && listPrice < price) return { column: 'listPrice', fault: 'goodsListPrice' };
  const texts = { title: { zh: titleZh, en: titleEn }, selling: { zh: sellingZh, en: sellingEn } };
  return { code, ...texts, categoryId, brandId, price, listPrice };
}
