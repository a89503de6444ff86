import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { CommissionRules, RateView, shopTerms } from '#contract/settlement/desk.schema.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import { numbers } from '../settings/settings.ts';
import * as queries from './commission.queries.ts';
import { ratesOf } from './commission-rate.rules.ts';

const KIND = 'commission';

export async function commissionRules(deps: Deps, language: Language): Promise<CommissionRules> {
  const { commission: mall } = await numbers(deps);
  const rows = ratesOf(await queries.categories(deps.database.db), mall);
  return {
    mall,
    categories: rows.map(({ id, level, name, rate, applies }) => ({
      ...{ id, level, rate, applies },
      name: inLanguage(name, language),
    })),
  };
}

export async function saveCategoryRate(deps: Deps, by: LiveOperator, id: number, rate: number | null): Promise<null> {
  await deps.database.db.transaction(async (tx) => {
    const before = await queries.lockCategory(tx, id);
    if (!before) throw notFound();
    await queries.setCategory(tx, id, rate);
    const done = { kind: KIND, ref: String(id), action: 'save', before, after: { rate } } as const;
    await recordChanges(tx, by, deps.clock(), [done]);
  });
  return null;
}

export async function saveShopTerms(
  deps: Deps,
  by: LiveOperator,
  id: number,
  { rate, period }: z.output<typeof shopTerms>,
): Promise<null> {
  await deps.database.db.transaction(async (tx) => {
    const before = await queries.shopTerms(tx, id);
    if (!before) throw notFound();
    await queries.setShop(tx, id, rate, period);
    const after = { rate, period };
    await recordChanges(tx, by, deps.clock(), [{ kind: 'settlement', ref: String(id), action: 'save', before, after }]);
  });
  return null;
}

/** Commission of goods of a shop in a category, as an order of now would freeze it. */
export async function rateOf(
  deps: Deps,
  by: LiveOperator,
  { category, shopId: wanted }: { category: number; shopId?: number | undefined },
): Promise<RateView> {
  const { db } = deps.database;
  const { shopId } = scopeOf(by, wanted);
  const terms = shopId === undefined ? undefined : await queries.shopTerms(db, shopId);
  if (!terms) throw notFound();
  if (terms.own) return { rate: 0 };
  const { commission: mall } = await numbers(deps);
  const own = ratesOf(await queries.categories(db), mall).find(({ id }) => id === category);
  return { rate: terms.rate ?? own?.applies ?? mall };
}
