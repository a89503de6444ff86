import { cleanMobile } from '#contract/address/values.ts';
import { LEVEL } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { LIMITS } from '#contract/limits.ts';
import type { ApplicantReceiver } from '#contract/payout/desk.schema.ts';
import { NO_STORE } from '#contract/store/empty.values.ts';
import { mayMoveStore, STORE_MOVES, STORE_STATUS } from '#contract/store/flow.values.ts';
import { storeNameKey } from '#contract/store/name.values.ts';
import { storeError } from '#contract/store/rules.values.ts';
import type { StoreApplication, StoreData } from '#contract/store/schema.ts';
import { PAPER_KINDS, STORE, STORE_FIELDS, type StoreField } from '#contract/store/values.ts';
import { maskMobile } from '#contract/text.ts';
import { mobileOf, ownPicture } from '../account/account.ts';
import { isWholeRegion, regionNames } from '../address/address.ts';
import { categoryRows } from '../catalog/catalog.ts';
import { isDuplicate } from '../db/errors.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import { requireHolder, saveApplicantReceiver, viewApplicantReceiver } from '../payout/payout.ts';
import { attachUploads } from '../upload/upload.ts';
import { requireFreeName, requireUnreservedName } from './name.ts';
import { papersOf } from './paper.queries.ts';
import * as queries from './store.queries.ts';

type MessageKey = MallError['key'];
type Shopper = { accountId: number; language: Language };

export async function viewApplication(deps: Deps, { accountId, language }: Shopper): Promise<StoreApplication> {
  const { db } = deps.database;
  const [row, categories] = await Promise.all([queries.applicationOf(db, accountId), categoryRows(db)]);
  const data = row?.data ?? NO_STORE;
  const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    status: row?.status ?? STORE_STATUS.DRAFT,
    data,
    regionNames: regionNames(data.region, language),
    categories: categories
      .filter(({ level }) => level === LEVEL.ONE)
      .map(({ code, name }) => ({ code, name: inLanguage(name, language) })),
    reasons: row?.reasons ?? {},
    offlineReason: row?.offlineReason ?? '',
    submittedAt: iso(row?.submittedAt),
    decidedAt: iso(row?.decidedAt),
    papersGone: Boolean(row?.papersGoneAt),
    account: row ? await accountOf(deps, row) : null,
    receiver: await viewApplicantReceiver(deps, accountId),
  };
}

async function accountOf(deps: Deps, { accountId, shopId, passwordSetAt }: queries.Application) {
  const name = shopId === null ? undefined : await queries.accountNameOf(deps.database.db, accountId);
  if (shopId === null || name === undefined) return null;
  return { name, shopId, hasPassword: passwordSetAt !== null, mobile: maskMobile(await mobileOf(deps, accountId)) };
}

export async function saveDraft(deps: Deps, { accountId }: Shopper, data: StoreData): Promise<null> {
  if (!(await queries.writeDraft(deps.database.db, accountId, data, deps.clock()))) throw moved();
  return null;
}

export const saveReceiver = (deps: Deps, { accountId }: Shopper, given: ApplicantReceiver) =>
  saveApplicantReceiver(deps, accountId, given);

const moved = () => new MallError('message', 'storeMoved');

export async function submitApplication(deps: Deps, shopper: Shopper, given: StoreData): Promise<StoreApplication> {
  const { accountId } = shopper;
  const data = await checked(deps, accountId, given);
  await requireHolder(deps, accountId, data);
  const now = deps.clock();
  try {
    await deps.database.db.transaction(async (tx) => {
      await queries.lockNames(tx);
      if (!(await queries.writeDraft(tx, accountId, data, now))) throw moved();
      await requireUnreservedName(tx, data.name);
      await requireFreeName(tx, data.name, { accountId });
      if (!(await queries.submit(tx, accountId, storeNameKey(data.name), now))) throw moved();
      await attachUploads(tx, accountId, [data.logo], 'store');
    });
  } catch (error) {
    throw isDuplicate(error) ? fieldError('name', 'storeNameTaken') : error;
  }
  return viewApplication(deps, shopper);
}

/** It is a draft again, which the mall does not see; its name is free. */
export async function withdrawApplication(deps: Deps, shopper: Shopper): Promise<StoreApplication> {
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    const held = await queries.lockApplicationBy(tx, shopper.accountId);
    if (!held || !mayMoveStore('withdraw', held.status)) throw moved();
    await queries.change(tx, held.id, { status: STORE_MOVES.withdraw.to }, now);
    const before = { status: held.status };
    await recordChanges(tx, null, now, [
      { kind: 'store', ref: String(held.id), action: 'withdraw', before, after: null },
    ]);
  });
  return viewApplication(deps, shopper);
}

const MOST: Partial<Record<MessageKey, number>> = {
  storeNameLength: STORE.name,
  storeLegalNameLength: LIMITS.invoiceTitle,
};

async function checked(deps: Deps, accountId: number, given: StoreData): Promise<StoreData> {
  const found = storeError(given, STORE_FIELDS);
  if (found) throw fieldError(found.field, found.error, { max: MOST[found.error] ?? LIMITS.recipient });
  const { db } = deps.database;
  const [logo, categories, papers] = await Promise.all([
    ownPicture(deps, accountId, given.logo),
    categoryRows(db),
    papersOf(db, accountId),
  ]);
  const wrong = (field: StoreField, key: MessageKey) => fieldError(field, key);
  if (!logo) throw wrong('logo', 'pictureInvalid');
  if (!categories.some(({ code, level }) => code === given.category && level === LEVEL.ONE))
    throw wrong('category', 'goodsCategory');
  if (!isWholeRegion(given.region)) throw wrong('region', 'storeRegionRequired');
  for (const kind of PAPER_KINDS)
    if (!papers.some((paper) => paper.id === given[kind] && paper.kind === kind)) throw wrong(kind, 'storePaperGone');
  const trimmed = (text: string) => text.trim();
  return {
    ...given,
    name: trimmed(given.name),
    text: trimmed(given.text),
    legalName: trimmed(given.legalName),
    contact: trimmed(given.contact),
    mobile: cleanMobile(given.mobile),
    detail: trimmed(given.detail),
  };
}
