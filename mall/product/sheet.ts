import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { yuanOf } from '#contract/money.ts';
import type { GoodsQuery } from '#contract/product/schema.ts';
import {
  NO_BRAND_NAMES,
  PUBLISH_STATUS_NAMES,
  SHEET,
  SHEET_COLUMNS,
  type SheetColumn,
} from '#contract/product/sheet.values.ts';
import { categoryRows } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { codeCell, writeRows } from '../sheets/csv.rules.ts';
import { oneExport } from '../sheets/one-export.ts';
import * as queries from './list.queries.ts';
import { categoryChoices } from './list.rules.ts';
import { filterOf } from './list.ts';
import { specCell } from './sheet.rules.ts';

type Row = Awaited<ReturnType<typeof queries.sheetRows>>[number];
type NamedRow = Row & { categoryName: string };
const CELLS: Record<SheetColumn, (row: NamedRow, language: Language) => string | number> = {
  code: ({ code }) => code,
  spec: ({ spec }) => specCell(spec),
  titleZh: ({ title }) => title.zh,
  titleEn: ({ title }) => title.en,
  sellingZh: ({ selling }) => selling.zh,
  sellingEn: ({ selling }) => selling.en,
  seoTitleZh: ({ seoTitle }) => seoTitle.zh,
  seoTitleEn: ({ seoTitle }) => seoTitle.en,
  seoDescriptionZh: ({ seoDescription }) => seoDescription.zh,
  seoDescriptionEn: ({ seoDescription }) => seoDescription.en,
  category: ({ category }) => category,
  categoryName: ({ categoryName }) => categoryName,
  brand: ({ brand }) => brand,
  brandName: ({ brandName }, language) => inLanguage(brandName, language) || NO_BRAND_NAMES[language],
  price: ({ price }) => yuanOf(price),
  listPrice: ({ listPrice }) => yuanOf(listPrice),
  barcode: ({ barcode }) => codeCell(barcode ?? ''),
  weight: ({ weight }) => weight ?? '',
  cost: ({ cost }) => yuanOf(cost),
  stockAlert: ({ stockAlert }) => stockAlert ?? '',
  pictures: ({ pictures }) => pictures.join(SHEET.between),
  stock: ({ stock }) => stock,
  // Empty: a file that is imported as it was exported changes nothing.
  stockSet: () => '',
  stockAdd: () => '',
  status: ({ status }, language) => PUBLISH_STATUS_NAMES[status]?.[language] ?? status,
  stateTo: () => '',
};

/** Rows read at once; one may have twenty addresses of 2 KB. */
const PART = 200;

async function* allRows(
  db: Db,
  filter: Awaited<ReturnType<typeof filterOf>>,
  language: Language,
): AsyncGenerator<NamedRow[]> {
  const categories = categoryChoices(await categoryRows(db), language);
  const pathOf = new Map(categories.map(({ id, path }) => [id, path]));
  let last: Row | undefined;
  do {
    const rows: Row[] = await queries.sheetRows(db, filter, last, PART);
    if (rows.length) yield rows.map((row) => ({ ...row, categoryName: pathOf.get(row.categoryId) ?? '' }));
    last = rows.length === PART ? rows.at(-1) : undefined;
  } while (last);
}

export async function exportProducts(
  db: Db,
  by: LiveOperator,
  query: Omit<GoodsQuery, 'page'>,
  language: Language,
): Promise<{ text: string; more: boolean }> {
  const { text, more } = await oneExport(by, async () =>
    writeRows({
      columns: SHEET_COLUMNS,
      cells: CELLS,
      parts: allRows(db, await filterOf(db, by, query), language),
      language,
      most: SHEET.rows,
    }),
  );
  return { text, more };
}
