import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import type { ProductIds } from '#contract/product/bulk.schema.ts';
import { GOODS_BULK } from '#contract/product/bulk.values.ts';
import type { GoodsChoices, GoodsList, GoodsQuery } from '#contract/product/schema.ts';
import { halfWidth } from '#contract/text.ts';
import { categoryBranch, categoryRows } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import * as queries from './list.queries.ts';
import { categoryChoices, GOODS_PER_PAGE, wordsOf } from './list.rules.ts';

export async function filterOf(
  db: Db,
  by: LiveOperator,
  { text, category, status, shop, stock }: Omit<GoodsQuery, 'page'>,
): Promise<queries.GoodsFilter> {
  const own = shopOf(by);
  if (own !== null && shop !== undefined && shop !== own) throw notFound();
  const rows = category === undefined ? [] : await categoryRows(db);
  if (category !== undefined && !rows.some(({ id }) => id === category)) throw notFound();
  const categories = category === undefined ? undefined : categoryBranch(rows, category);
  const shopId = own ?? shop ?? null;
  const byBarcode = text ? await queries.productsWithBarcode(db, shopId, halfWidth(text)) : [];
  return { shopId, words: wordsOf(text), byBarcode, categories, status, stock };
}

export async function listProducts(
  db: Db,
  by: LiveOperator,
  query: GoodsQuery,
  language: Language,
): Promise<GoodsList> {
  const filter = await filterOf(db, by, query);
  const total = await queries.countGoods(db, filter);
  const pages = pageCount(total, GOODS_PER_PAGE);
  if (query.page > pages) throw notFound();
  const ids = await queries.goodsIds(db, filter, GOODS_PER_PAGE, (query.page - 1) * GOODS_PER_PAGE);
  const rows = ids.length
    ? await queries.goodsRows(
        db,
        ids.map(({ id }) => id),
      )
    : [];
  const items = rows
    .toSorted((a, b) => b.id - a.id)
    .map(({ title, category, shop, priceTo, updatedAt, ...row }) => ({
      ...row,
      title: inLanguage(title, language),
      category: inLanguage(category, language),
      shop: inLanguage(shop, language),
      priceTo: Number(priceTo),
      updatedAt: updatedAt.toISOString(),
    }));
  return { items, total, page: query.page, pages, counts: await queries.countByStatus(db, filter.shopId) };
}

/** All that match, for an act on many. */
export async function productIds(db: Db, by: LiveOperator, query: Omit<GoodsQuery, 'page'>): Promise<ProductIds> {
  const found = await queries.goodsIds(db, await filterOf(db, by, query), GOODS_BULK.most + 1, 0);
  return { ids: found.slice(0, GOODS_BULK.most).map(({ id }) => id), more: found.length > GOODS_BULK.most };
}

export async function choicesOf(db: Db, by: LiveOperator, language: Language): Promise<GoodsChoices> {
  const named = ({ id, code, name }: { id: number; code: string; name: Record<Language, string> }) => ({
    id,
    code,
    name: inLanguage(name, language),
  });
  const values = await queries.attributeValues(db);
  const tree = await categoryRows(db);
  return {
    categories: categoryChoices(tree, language),
    brands: (await queries.brands(db)).map(named),
    attributes: (await queries.attributes(db)).map((row) => ({
      ...named(row),
      categories: row.categoryId === null ? null : categoryBranch(tree, row.categoryId),
      multiple: row.multiple,
      required: row.required,
      values: values
        .filter(({ attributeId }) => attributeId === row.id)
        .map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    })),
    shops: (await queries.shops(db, shopOf(by))).map(named),
  };
}
