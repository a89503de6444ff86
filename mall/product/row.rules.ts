import type { Language } from '#contract/language.ts';
import { fenOf } from '#contract/money.ts';
import { GOODS_BULK } from '#contract/product/bulk.values.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import {
  NO_BRAND_NAMES,
  PUBLISH_STATUS_NAMES,
  SHEET,
  type SheetColumn,
  STATES_BY_FILE,
  type StateByFile,
} from '#contract/product/sheet.values.ts';
import { type GoodsError, specKey } from '#contract/product/values.ts';
import { SEO } from '#contract/seo.values.ts';
import { halfWidth } from '#contract/text.ts';
import type { Cells } from './sheet.rules.ts';
import { readSkuCells, type SkuCellError, type SkuFacts } from './sku-cells.rules.ts';

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
  | 'rowStock'
  | 'rowStockBoth'
  | 'rowState'
  | 'rowAudit'
  | 'stockShort'
  | 'productMoved'
  | 'productNoReturnPlace'
  | 'goodsAttributeMissing'
  | SkuCellError
  | GoodsError;
export type Bad = { column: SheetColumn; error: RowError; params?: Record<string, string> };

export type PictureNames = {
  ofAddress: (address: string) => string | undefined;
  sent: ReadonlyMap<string, string>;
};
export type Codes = {
  categories: ReadonlyMap<string, number>;
  /** Null: no brand. */
  brands: ReadonlyMap<string, number | null>;
  pictures: PictureNames;
};
/** `address`: to be fetched; `old`: has to be one of the product's. */
export type GivenPicture = { name: string; address?: string; old?: true };
export type Given = {
  code: string;
  spec: string;
  cells: Cells;
  categoryId: number | undefined;
  /** Null: no brand. */
  brandId: number | null | undefined;
  price: number | undefined;
  /** Null: removes it. */
  listPrice: number | null | undefined;
  pictures: GivenPicture[] | undefined;
  stock: StockCell | undefined;
  state: StateByFile | undefined;
  facts: SkuFacts;
};
/** `set`: the SKU then has so many pieces. `add`: so many more, or fewer when negative. */
export type StockCell = { way: 'set' | 'add'; pieces: number };

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

/** Brands by code and name; a product without one says so by a hyphen or in words, unless a brand has that name. */
export const brandsByCode = (all: readonly Coded[]): Codes['brands'] =>
  new Map<string, number | null>([
    ...[NO_BRAND_CODE, ...Object.values(NO_BRAND_NAMES)].map((word) => [word, null] as const),
    ...idsByCode(all),
  ]);
const NO_BRAND_CODE = '-';

const CODE = /^[A-Za-z0-9][\w.-]{0,63}$/;
const MOST = 300;
/** Columns of plain text, and how many characters each holds. */
const TEXTS = {
  ...{ titleZh: MOST, titleEn: MOST, sellingZh: MOST, sellingEn: MOST },
  ...{ seoTitleZh: SEO.title, seoTitleEn: SEO.title },
  ...{ seoDescriptionZh: SEO.description, seoDescriptionEn: SEO.description },
} as const;
export const TEXT_COLUMNS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

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
    stock: stockOf(cells),
    state: cells.stateTo ? STATE_BY_WORD.get(halfWidth(cells.stateTo)) : undefined,
  };
  const bad = errorOf(cells, given);
  if (bad) return bad;
  const facts = readSkuCells(cells);
  if ('error' in facts) return facts;
  return { ...given, facts, listPrice: given.listPrice === 0 ? null : given.listPrice };
}

/** By the words that exports say, in either language, or by the code. */
const STATE_BY_WORD = new Map<string, StateByFile>(
  STATES_BY_FILE.flatMap((state) =>
    [String(state), ...Object.values({ ...PUBLISH_STATUS_NAMES[state] })].map((word) => [word, state] as const),
  ),
);

const PIECES = /^[+-]?\d{1,7}$/;
function piecesOf(cell: string): number | undefined {
  const plain = halfWidth(cell).replace('−', '-');
  const pieces = PIECES.test(plain) ? Number(plain) : undefined;
  return pieces !== undefined && Math.abs(pieces) <= GOODS_BULK.pieces ? pieces : undefined;
}

function stockOf({ stockSet, stockAdd }: Cells): StockCell | undefined {
  const way = stockSet ? 'set' : 'add';
  const pieces = piecesOf(stockSet || stockAdd || '');
  return pieces === undefined || (way === 'set' && pieces < 0) ? undefined : { way, pieces };
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

function errorOf(cells: Cells, given: Omit<Given, 'facts'>): Bad | undefined {
  const { code, categoryId, brandId, price, listPrice, pictures, stock, state } = given;
  const stockColumn = cells.stockSet ? 'stockSet' : 'stockAdd';
  const long = TEXT_COLUMNS.find((name) => (cells[name] ?? '').length > TEXTS[name]);
  const checks: [boolean, Bad][] = [
    [!CODE.test(code), { column: 'code', error: 'rowCode' }],
    [
      long !== undefined,
      { column: long ?? 'titleZh', error: 'rowText', params: { n: String(TEXTS[long ?? 'titleZh']) } },
    ],
    [Boolean(cells.category) && categoryId === undefined, { column: 'category', error: 'rowCategory' }],
    [Boolean(cells.brand) && brandId === undefined, { column: 'brand', error: 'rowBrand' }],
    [Boolean(cells.price) && !price, { column: 'price', error: 'rowPrice' }],
    [Boolean(cells.listPrice) && listPrice === undefined, { column: 'listPrice', error: 'rowPrice' }],
    [Boolean(cells.pictures) && pictures === undefined, { column: 'pictures', error: 'rowPictures' }],
    [Boolean(cells.stockSet && cells.stockAdd), { column: 'stockAdd', error: 'rowStockBoth' }],
    [Boolean(cells[stockColumn]) && stock === undefined, { column: stockColumn, error: 'rowStock' }],
    [Boolean(cells.stateTo) && state === undefined, { column: 'stateTo', error: 'rowState' }],
  ];
  return checks.find(([wrong]) => wrong)?.[1];
}

export type Change = <V extends ProductDocument>(value: V) => V;

export const changeFrom =
  ({ cells, spec, categoryId, brandId, price, listPrice, pictures, facts }: Given): Change =>
  (value) => ({
    ...value,
    title: { zh: cells.titleZh || value.title.zh, en: cells.titleEn || value.title.en },
    selling: { zh: cells.sellingZh || value.selling.zh, en: cells.sellingEn || value.selling.en },
    seoTitle: { zh: cells.seoTitleZh || value.seoTitle.zh, en: cells.seoTitleEn || value.seoTitle.en },
    seoDescription: {
      zh: cells.seoDescriptionZh || value.seoDescription.zh,
      en: cells.seoDescriptionEn || value.seoDescription.en,
    },
    categoryId: categoryId ?? value.categoryId,
    brandId: brandId === undefined ? value.brandId : brandId,
    pictures: pictures?.map(({ name }) => name) ?? value.pictures,
    skus: value.skus.map((sku) =>
      specKey(sku.spec) === spec
        ? {
            ...sku,
            ...facts,
            price: price ?? sku.price,
            listPrice: listPrice === undefined ? sku.listPrice : listPrice,
          }
        : sku,
    ),
  });

export type Added = Pick<
  ProductDocument,
  'title' | 'selling' | 'seoTitle' | 'seoDescription' | 'categoryId' | 'brandId' | 'pictures'
> & {
  code: string;
  price: number;
  listPrice: number | null;
} & SkuFacts;

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
  const { seoTitleZh = '', seoTitleEn = '', seoDescriptionZh = '', seoDescriptionEn = '' } = cells;
  const texts = {
    title: { zh: titleZh, en: titleEn },
    selling: { zh: sellingZh, en: sellingEn },
    seoTitle: { zh: seoTitleZh, en: seoTitleEn },
    seoDescription: { zh: seoDescriptionZh, en: seoDescriptionEn },
  };
  const pictures = given.pictures?.map(({ name }) => name) ?? [];
  return { code, ...texts, ...given.facts, categoryId, brandId, price, listPrice, pictures };
}
