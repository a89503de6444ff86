import type { Language } from '#contract/language.ts';
import { fenOf } from '#contract/money.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { SHEET, type SheetColumn } from '#contract/product/sheet.values.ts';
import { specKey } from '#contract/product/values.ts';
import type { Cells } from './sheet.rules.ts';

export type RowError =
  | 'rowCode'
  | 'rowCategory'
  | 'rowBrand'
  | 'rowPrice'
  | 'rowText'
  | 'rowTwice'
  | 'rowDiffers'
  | 'rowSpec'
  | 'rowPictures'
  | 'rowPictureFile'
  | 'rowNeeded'
  | 'goodsListPrice';
export type Bad = { column: SheetColumn; error: RowError };

export type PictureNames = {
  ofAddress: (address: string) => string | undefined;
  sent: ReadonlyMap<string, string>;
};
export type Codes = {
  categories: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
  pictures: PictureNames;
};
/** `address`: to be fetched; `old`: has to be one of the product's. */
export type GivenPicture = { name: string; address?: string; old?: true };
export type Given = {
  code: string;
  spec: string;
  cells: Cells;
  categoryId: number | undefined;
  brandId: number | undefined;
  price: number | undefined;
  /** Null: removes it. */
  listPrice: number | null | undefined;
  pictures: GivenPicture[] | undefined;
};

type Coded = { id: number; code: string; name: Record<Language, string> };

/** Ids by code, and by each unambiguous name; a code wins over a name. */
export function idsByCode(all: readonly Coded[]): ReadonlyMap<string, number> {
  const owners = Map.groupBy(
    all.flatMap(({ id, name }) => [...new Set(Object.values(name))].filter(Boolean).map((text) => ({ id, text }))),
    ({ text }) => text,
  );
  const byName = [...owners].flatMap(([text, found]) =>
    found.length === 1 ? found.map(({ id }) => [text, id] as const) : [],
  );
  return new Map([...byName, ...all.map(({ code, id }) => [code, id] as const)]);
}

const CODE = /^[A-Za-z0-9][\w.-]{0,63}$/;
const TEXTS = ['titleZh', 'titleEn', 'sellingZh', 'sellingEn'] as const;
const MOST = 300;

/** An empty cell changes nothing; a list price of 0 removes it. @returns the first error */
export function readRow(cells: Cells, { categories, brands, pictures }: Codes): Given | Bad {
  const { code = '', spec = '' } = cells;
  const given = {
    code,
    spec,
    cells,
    categoryId: cells.category ? categories.get(cells.category) : undefined,
    brandId: cells.brand ? brands.get(cells.brand) : undefined,
    price: cells.price ? fenOf(cells.price) : undefined,
    listPrice: cells.listPrice ? fenOf(cells.listPrice) : undefined,
    pictures: cells.pictures ? readPictures(cells.pictures, pictures) : undefined,
  };
  const bad = errorOf(cells, given);
  return bad ?? { ...given, listPrice: given.listPrice === 0 ? null : given.listPrice };
}

const IS_ADDRESS = /^[a-z][a-z0-9+.-]*:/i;
const IS_OWN = /^[\w-]+\/(?!.*\.\.)[\w./~@-]+$/;

function readPictures(cell: string, { ofAddress, sent }: PictureNames): GivenPicture[] | undefined {
  const found = cell
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one): GivenPicture | undefined => {
      const name = sent.get(one);
      if (name !== undefined) return { name };
      if (!IS_ADDRESS.test(one)) return { name: one, old: true };
      const stored = ofAddress(one);
      return stored === undefined ? undefined : { name: stored, address: one };
    });
  return found.length <= SHEET.pictures && found.every((one) => one !== undefined) ? found : undefined;
}

export const missingPicture = (given: Given, own: readonly string[]): boolean =>
  given.pictures?.some(({ name, old }) => old && !(IS_OWN.test(name) && own.includes(name))) ?? false;

function errorOf(cells: Cells, { code, categoryId, brandId, price, listPrice, pictures }: Given): Bad | undefined {
  const long = TEXTS.find((name) => (cells[name] ?? '').length > MOST);
  const checks: [boolean, Bad][] = [
    [!CODE.test(code), { column: 'code', error: 'rowCode' }],
    [long !== undefined, { column: long ?? 'titleZh', error: 'rowText' }],
    [Boolean(cells.category) && categoryId === undefined, { column: 'category', error: 'rowCategory' }],
    [Boolean(cells.brand) && brandId === undefined, { column: 'brand', error: 'rowBrand' }],
    [Boolean(cells.price) && !price, { column: 'price', error: 'rowPrice' }],
    [Boolean(cells.listPrice) && listPrice === undefined, { column: 'listPrice', error: 'rowPrice' }],
    [Boolean(cells.pictures) && pictures === undefined, { column: 'pictures', error: 'rowPictures' }],
  ];
  return checks.find(([wrong]) => wrong)?.[1];
}

export type Change = <V extends ProductDocument>(value: V) => V;

export const changeFrom =
  ({ cells, spec, categoryId, brandId, price, listPrice, pictures }: Given): Change =>
  (value) => ({
    ...value,
    title: { zh: cells.titleZh || value.title.zh, en: cells.titleEn || value.title.en },
    selling: { zh: cells.sellingZh || value.selling.zh, en: cells.sellingEn || value.selling.en },
    categoryId: categoryId ?? value.categoryId,
    brandId: brandId ?? value.brandId,
    pictures: pictures?.map(({ name }) => name) ?? value.pictures,
    skus: value.skus.map((sku) =>
      specKey(sku.spec) === spec
        ? { ...sku, price: price ?? sku.price, listPrice: listPrice === undefined ? sku.listPrice : listPrice }
        : sku,
    ),
  });

export type Added = Pick<ProductDocument, 'title' | 'selling' | 'categoryId' | 'brandId' | 'pictures'> & {
  code: string;
  price: number;
  listPrice: number | null;
};

export function toNew(given: Given): Added | Bad {
  const { code, spec, cells, categoryId, brandId, price, listPrice = null } = given;
  const { titleZh, titleEn = '', sellingZh = '', sellingEn = '' } = cells;
  if (spec) return { column: 'spec', error: 'rowSpec' };
  if (!titleZh) return { column: 'titleZh', error: 'rowNeeded' };
  if (categoryId === undefined) return { column: 'category', error: 'rowNeeded' };
  if (brandId === undefined) return { column: 'brand', error: 'rowNeeded' };
  if (price === undefined) return { column: 'price', error: 'rowNeeded' };
  if (listPrice !== null && listPrice < price) return { column: 'listPrice', error: 'goodsListPrice' };
  if (missingPicture(given, [])) return { column: 'pictures', error: 'rowPictureFile' };
  const texts = { title: { zh: titleZh, en: titleEn }, selling: { zh: sellingZh, en: sellingEn } };
  const pictures = given.pictures?.map(({ name }) => name) ?? [];
  return { code, ...texts, categoryId, brandId, price, listPrice, pictures };
}
