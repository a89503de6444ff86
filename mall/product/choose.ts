import { PUBLISH_STATUS } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { ChooseGoods, ChosenGoods, GoodsGroups } from '#contract/product/choose.schema.ts';
import { GOODS_CHOICE } from '#contract/product/choose.values.ts';
import { categoryRows } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import * as queries from './list.queries.ts';
import { categoryChoices } from './list.rules.ts';
import { filterOf } from './list.ts';

/** What goods can be chosen by, beside words and codes. */
export async function goodsGroups(db: Db, language: Language): Promise<GoodsGroups> {
  const [tree, brands] = await Promise.all([categoryRows(db), queries.brands(db)]);
  return {
    categories: categoryChoices(tree, language),
    brands: brands.map(({ id, code, name }) => ({ id, code, name: inLanguage(name, language) })),
  };
}

/** @throws MallError not found, of another shop or a category that there is not */
export async function chooseGoods(
  db: Db,
  by: LiveOperator,
  { text, categoryId, brandId, shopId, codes }: ChooseGoods,
  language: Language,
): Promise<ChosenGoods> {
  const given = { text, category: categoryId, shop: shopId, stock: undefined, status: PUBLISH_STATUS.PUT_ON };
  const filter = { ...(await filterOf(db, by, given)), brandId, codes };
  const found = await queries.namedGoods(db, filter, GOODS_CHOICE.most + 1);
  const known = new Set(codes && (await queries.codesOf(db, filter)));
  return {
    items: found
      .slice(0, GOODS_CHOICE.most)
      .map(({ title, ...row }) => ({ ...row, title: inLanguage(title, language) })),
    more: found.length > GOODS_CHOICE.most,
    unknown: (codes ?? []).filter((code) => !known.has(code)),
  };
}
