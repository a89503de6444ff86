import type { CouponOffer, CouponScope, CouponTerms } from '#contract/coupon/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { TextPair } from '../db/columns.ts';
import type { Db } from '../db/open.ts';
import * as queries from './scope.queries.ts';

const NAMES = 3;
type Row = { shopId: number | null; name: TextPair; terms: CouponTerms };
type Shown = Pick<CouponOffer, 'shop' | 'name' | 'scope' | 'covers' | 'link'> & Omit<CouponTerms, 'scope'>;

const categoriesIn = (scope: CouponScope): number[] =>
  scope !== 'all' && 'categories' in scope ? scope.categories.slice(0, NAMES) : [];
const productsIn = (scope: CouponScope): number[] =>
  scope !== 'all' && 'products' in scope ? scope.products.slice(0, NAMES) : [];

export async function createShown(db: Db, rows: readonly Row[], language: Language): Promise<(row: Row) => Shown> {
  const [shops, categories, products] = await Promise.all([
    queries.shopNames(db, [...new Set(rows.flatMap(({ shopId }) => shopId ?? []))]),
    queries.categoryNames(db, [...new Set(rows.flatMap(({ terms }) => categoriesIn(terms.scope)))]),
    queries.productTitles(db, [...new Set(rows.flatMap(({ terms }) => productsIn(terms.scope)))]),
  ]);
  const shopOf = new Map(shops.map(({ id, name }) => [id, { id, name: inLanguage(name, language) }]));
  const categoryOf = new Map(categories.map((row) => [row.id, row]));
  const titleOf = new Map(products.map(({ id, name }) => [id, name]));

  return ({ shopId, name, terms: { scope, ...terms } }) => {
    const inside = categoriesIn(scope).flatMap((id) => categoryOf.get(id) ?? []);
    const titles = productsIn(scope).flatMap((id) => titleOf.get(id) ?? []);
    return {
      ...terms,
      name: inLanguage(name, language),
      shop: (shopId !== null && shopOf.get(shopId)) || null,
      scope: scope === 'all' ? 'all' : 'categories' in scope ? 'categories' : 'products',
      covers: [...inside.map((row) => row.name), ...titles].map((text) => inLanguage(text, language)),
      link: linkOf(shopId, scope, inside[0]?.code),
    };
  };
}

function linkOf(shopId: number | null, scope: CouponScope, code: string | undefined): string {
  const only = scope !== 'all' && 'products' in scope && scope.products.length === 1 ? scope.products[0] : undefined;
  if (only !== undefined) return `/goods?prodId=${only}`;
  if (shopId !== null) return `/search?shopId=${shopId}`;
  return code ? `/goods?category=${encodeURIComponent(code)}` : '/goods';
}
