import type { GoodsQuery } from '../../contract/goods.ts';
import { yuanOf } from '../../contract/goods-rules.ts';
import { SHEET, SHEET_COLUMNS, SHEET_NAMES, type SheetColumn } from '../../contract/goods-sheet.ts';
import type { Language } from '../../contract/language.ts';
import type { Db } from '../db/open.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { writeSheet } from '../sheets/csv.rules.ts';
import * as queries from './list.queries.ts';
import { filterOf } from './list.ts';
import { specCell } from './sheet.rules.ts';

type Row = Awaited<ReturnType<typeof queries.sheetRows>>[number];
const CELLS: Record<SheetColumn, (row: Row) => string | number> = {
  code: ({ code }) => code,
  spec: ({ spec }) => specCell(spec),
  titleZh: ({ title }) => title.zh,
  titleEn: ({ title }) => title.en,
  sellingZh: ({ selling }) => selling.zh,
  sellingEn: ({ selling }) => selling.en,
  category: ({ category }) => category,
  brand: ({ brand }) => brand,
  price: ({ price }) => yuanOf(price),
  listPrice: ({ listPrice }) => yuanOf(listPrice),
  pictures: ({ pictures }) => pictures.join(SHEET.between),
  stock: ({ stock }) => stock,
  status: ({ status }) => status,
};

/** The products of a list as a file, as many as a file may hold. */
export async function exportProducts(
  db: Db,
  by: LiveOperator,
  query: Omit<GoodsQuery, 'page'>,
  language: Language,
): Promise<{ text: string; more: boolean }> {
  const rows = await queries.sheetRows(db, await filterOf(db, by, query), SHEET.rows + 1);
  const heads = SHEET_NAMES.map((name) => SHEET_COLUMNS[name][language]);
  const cells = rows.slice(0, SHEET.rows).map((row) => SHEET_NAMES.map((name) => CELLS[name](row)));
  return { text: writeSheet([heads, ...cells]), more: rows.length > SHEET.rows };
}
