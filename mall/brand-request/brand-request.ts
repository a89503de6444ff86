import type { z } from 'zod';
import type { brandDecision, brandWish, OpenBrandRequests, OwnBrandRequests } from '#contract/brand-request/schema.ts';
import { brandKey } from '#contract/brand-request/values.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { insertBrand } from '../category/category.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { notify } from '../message/message.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { lockListing } from '../product/product.ts';
import * as queries from './brand-request.queries.ts';

const KIND = 'brand-request';

function ownShop(by: LiveOperator): number {
  const shopId = shopOf(by);
  if (shopId === null) throw notFound();
  return shopId;
}

export const askForBrand = (
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  { name, note }: z.output<typeof brandWish>,
): Promise<{ id: number }> =>
  db.transaction(async (tx) => {
    const [shopId, key, now] = [ownShop(by), brandKey(name), clock()];
    if (await queries.brandNamed(tx, { zh: name, en: key })) throw fieldError('name', 'brandThere');
    const id = await queries.add(tx, { shopId, name, key, note, operatorId: by.id, now });
    if (id === undefined)
      throw fieldError('name', (await queries.isAsked(tx, shopId, key)) ? 'brandAsked' : 'brandRequestsFull');
    await recordChanges(tx, by, now, [
      { kind: KIND, ref: String(id), action: 'add', before: null, after: { name, note } },
    ]);
    return { id };
  });

export async function ownRequests(db: Db, by: LiveOperator): Promise<OwnBrandRequests> {
  const rows = await queries.ofShop(db, ownShop(by));
  return { items: rows.map(({ askedAt, ...row }) => ({ ...row, askedAt: askedAt.toISOString() })) };
}

export async function openRequests(db: Db, language: Language): Promise<OpenBrandRequests> {
  const [rows, total] = await Promise.all([queries.open(db), queries.countOpen(db)]);
  const items = rows.map(({ askedAt, shop, ...row }) => ({
    ...{ ...row, shop: inLanguage(shop, language), askedAt: askedAt.toISOString() },
  }));
  return { items, total };
}

type Decision = z.output<typeof brandDecision>;

export const decideRequest = (
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  id: number,
  decision: Decision,
): Promise<null> =>
  db.transaction(async (tx) => {
    const now = clock();
    // Brands are added one after the other, so that two requests for one name do not make two.
    await lockListing(tx);
    const refusal = decision.decision === 'refuse' ? decision.reason : '';
    const state = refusal ? ('refused' as const) : ('accepted' as const);
    const decided = await queries.decide(tx, id, { state, reason: refusal, decidedBy: by.id, decidedAt: now });
    if (!decided) throw (await queries.exists(tx, id)) ? new MallError('message', 'brandRequestDecided') : notFound();
    const { shopId, name } = decided;
    if (decision.decision === 'accept') await queries.setBrand(tx, id, await brandOf(tx, by, decision.name, now));
    const after = { name, state, ...(refusal ? { reason: refusal } : {}) };
    await recordChanges(tx, by, now, [
      { kind: KIND, ref: String(id), action: 'save', before: { state: 'open' }, after },
    ]);
    await tell(tx, { id, shopId, name, refusal }, now);
    return null;
  });

async function brandOf(tx: Tx, by: LiveOperator, name: { zh: string; en: string }, now: Date): Promise<number> {
  return (await queries.brandNamed(tx, name)) ?? (await insertBrand(tx, by, name, now));
}

type Told = { id: number; shopId: number; name: string; refusal: string };

/** The mall's own shops have no owner: they see it in their list of requests. */
async function tell(tx: Tx, { id, shopId, name, refusal }: Told, now: Date): Promise<void> {
  const accountId = await queries.ownerOf(tx, shopId);
  if (accountId === undefined) return;
  const about = `brand-request:${id}`;
  if (refusal) await notify(tx, 'brandRefused', [{ accountId, about, params: { brand: name, reason: refusal } }], now);
  else await notify(tx, 'brandAdded', [{ accountId, about, params: { brand: name } }], now);
}
