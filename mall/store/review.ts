import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import { mayMoveStore, STORE_MOVES, type StoreMove } from '#contract/store/flow.values.ts';
import {
  type DeskStore,
  type DeskStoreBrief,
  type DeskStores,
  type deskStoreQuery,
  type passStore,
  type refuseStore,
  STORE_PAGE,
  type takeStoreOffline,
} from '#contract/store/schema.ts';
import { maskMobile } from '#contract/text.ts';
import { regionNames } from '../address/address.ts';
import { categoryRows } from '../catalog/catalog.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { notify } from '../message/message.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { unknownPassword } from '../operator/operator.ts';
import { announce } from '../outbox/outbox.ts';
import { adoptReceiver, viewApplicantReceiver } from '../payout/payout.ts';
import { shelfTags, shelveShop } from '../product/product.ts';
import { openShop } from './open.ts';
import * as queries from './store.queries.ts';

const KIND = 'store';

async function categoryNames(db: Db, language: Language): Promise<Map<string, string>> {
  return new Map((await categoryRows(db)).map(({ code, name }) => [code, inLanguage(name, language)]));
}

const brief = (
  { id, data, status, submittedAt, rounds, shopId }: queries.Application,
  applicant: string,
  categories: Map<string, string>,
): DeskStoreBrief => ({
  id,
  status,
  rounds,
  shopId,
  applicant,
  name: data.name,
  category: categories.get(data.category) ?? data.category,
  submittedAt: (submittedAt ?? new Date(0)).toISOString(),
});

export async function listStores(
  { database: { db } }: Deps,
  { status, search, page }: z.output<typeof deskStoreQuery>,
  language: Language,
): Promise<DeskStores> {
  const [rows, total, counts, categories] = await Promise.all([
    queries.page(db, status, search, STORE_PAGE, (page - 1) * STORE_PAGE),
    queries.count(db, status, search),
    queries.counts(db),
    categoryNames(db, language),
  ]);
  return {
    items: rows.map(({ application, applicant }) => brief(application, applicant, categories)),
    page,
    total,
    pages: pageCount(total, STORE_PAGE),
    counts: Object.fromEntries(counts.map((row) => [String(row.status), row.n])),
  };
}

export async function viewStore(deps: Deps, id: number, language: Language): Promise<DeskStore> {
  const { db } = deps.database;
  const found = await queries.applicationById(db, id);
  if (!found) throw notFound();
  const { application, applicant, mobile, by } = found;
  const { data, version, reasons, offlineReason, decidedAt, accountId } = application;
  const [categories, account] = await Promise.all([categoryNames(db, language), queries.accountNameOf(db, accountId)]);
  return {
    ...brief(application, applicant, categories),
    data,
    version,
    reasons,
    offlineReason,
    regionNames: regionNames(data.region, language),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: by,
    mobile: maskMobile(mobile),
    account: account ?? null,
    receiver: await viewApplicantReceiver(deps, accountId),
  };
}

type ReviewDecision = {
  move: StoreMove;
  version: number;
  more: (tx: Tx, held: queries.Application, now: Date) => Promise<Partial<queries.Application>>;
  after?: object;
};

async function decide(deps: Deps, by: LiveOperator, id: number, { move, version, more, after }: ReviewDecision) {
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    // Locked in the order of a submit: names before the application.
    if (move === 'pass') await queries.lockNames(tx);
    const held = await queries.lockApplication(tx, id);
    if (!held) throw notFound();
    if (!mayMoveStore(move, held.status) || held.version !== version) throw new MallError('message', 'storeMoved');
    const status = STORE_MOVES[move].to;
    await queries.change(tx, id, { status, ...(await more(tx, held, now)) }, now);
    const done = { before: { status: held.status }, after: { status, ...after } };
    await recordChanges(tx, by, now, [{ kind: KIND, ref: String(id), action: move, ...done }]);
    return held;
  });
}

export async function passApplication(
  deps: Deps,
  by: LiveOperator,
  id: number,
  { version }: z.output<typeof passStore>,
): Promise<null> {
  const passwordHash = await unknownPassword();
  const more: ReviewDecision['more'] = async (tx, held, now) => {
    const { shopId, account } = await openShop(tx, by, held, passwordHash, now);
    await adoptReceiver(tx, { accountId: held.accountId, shopId, operatorId: by.id, now });
    const about = `${held.id}-${held.rounds}`;
    const params = { store: held.data.name, account };
    await notify(tx, 'storeOpened', [{ accountId: held.accountId, about, params }], now);
    await announce(tx, ['home', 'search', 'sitemap']);
    return { shopId, reasons: {}, decidedAt: now, decidedBy: by.id };
  };
  await decide(deps, by, id, { move: 'pass', version, more });
  return null;
}

export async function refuseApplication(
  deps: Deps,
  by: LiveOperator,
  id: number,
  { version, reasons }: z.output<typeof refuseStore>,
): Promise<null> {
  const more: ReviewDecision['more'] = async (tx, held, now) => {
    const params = { store: held.data.name, reason: Object.values(reasons).join('；') };
    await notify(tx, 'storeRefused', [{ accountId: held.accountId, about: `${held.id}-${held.rounds}`, params }], now);
    return { reasons, decidedAt: now, decidedBy: by.id };
  };
  await decide(deps, by, id, { move: 'refuse', version, more, after: reasons });
  return null;
}

export async function takeOffline(
  deps: Deps,
  by: LiveOperator,
  id: number,
  { version, reason }: z.output<typeof takeStoreOffline>,
): Promise<null> {
  const more: ReviewDecision['more'] = async (tx, held, now) => {
    await shelveShop(tx, shopIdOf(held), false);
    await announce(tx, await shelfTags(tx, shopIdOf(held)));
    const params = { store: held.data.name, reason };
    await notify(tx, 'storeOffline', [{ accountId: held.accountId, about: `${held.id}-${held.version}`, params }], now);
    return { offlineReason: reason, decidedAt: now, decidedBy: by.id };
  };
  await decide(deps, by, id, { move: 'takeOffline', version, more, after: { reason } });
  return null;
}

export async function putBack(
  deps: Deps,
  by: LiveOperator,
  id: number,
  { version }: z.output<typeof passStore>,
): Promise<null> {
  const more: ReviewDecision['more'] = async (tx, held, now) => {
    await shelveShop(tx, shopIdOf(held), true);
    await announce(tx, await shelfTags(tx, shopIdOf(held)));
    const params = { store: held.data.name };
    await notify(tx, 'storeBack', [{ accountId: held.accountId, about: `${held.id}-${held.version}`, params }], now);
    return { offlineReason: '', decidedAt: now, decidedBy: by.id };
  };
  await decide(deps, by, id, { move: 'putBack', version, more });
  return null;
}

function shopIdOf({ id, shopId }: queries.Application): number {
  if (shopId === null) throw new Error(`store ${id} was opened without a shop`);
  return shopId;
}
