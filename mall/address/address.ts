import type { z } from 'zod';
import type { AddressBook, AddressView, addressInput } from '#contract/address/schema.ts';
import { cleanMobile, contactError, detailError, recipientError } from '#contract/address/values.ts';
import type { Language } from '#contract/language.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import type { OrderAddress } from '../order/order.tables.ts';
import { numbers } from '../settings/settings.ts';
import type { AddressRow, AddressValues } from './address.queries.ts';
import * as queries from './address.queries.ts';
import { isWholeRegion, regionNames } from './regions.ts';

export { isWholeRegion, regionNames };

type Input = z.output<typeof addressInput>;
type Owner = { accountId: number; language: Language };

export async function addressBook(deps: Deps, { accountId, language }: Owner): Promise<AddressBook> {
  const { addressBook: max } = await numbers(deps);
  const rows = await queries.addressesOf(deps.database.db, accountId);
  return { items: rows.map((row) => viewOf(row, language)), max };
}

export async function addAddress(deps: Deps, owner: Owner, input: Input): Promise<AddressView> {
  const values = checked(input);
  const { addressBook: max } = await numbers(deps);
  const { accountId } = owner;
  return change(deps, owner, async (tx) => {
    const had = await queries.countOf(tx, accountId);
    if (had >= max) throw new MallError('message', 'addressLimit', { params: { max } });
    const id = await queries.addAddress(tx, accountId, values, deps.clock());
    if (input.isDefault || !had) await queries.setDefault(tx, accountId, id);
    return id;
  });
}

export async function changeAddress(deps: Deps, owner: Owner, id: number, input: Input): Promise<AddressView> {
  const values = checked(input);
  const { accountId } = owner;
  return change(deps, owner, async (tx) => {
    if (!(await queries.changeAddress(tx, accountId, id, values, deps.clock()))) throw notFound();
    if (input.isDefault) await queries.setDefault(tx, accountId, id);
    return id;
  });
}

export const makeDefault = (deps: Deps, owner: Owner, id: number): Promise<AddressView> =>
  change(deps, owner, async (tx) => {
    if (!(await queries.setDefault(tx, owner.accountId, id))) throw notFound();
    return id;
  });

export async function removeAddress({ database: { db } }: Deps, accountId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.lockBook(tx, accountId);
    const gone = await queries.removeAddress(tx, accountId, id);
    if (!gone) throw notFound();
    const [next] = gone.isDefault ? await queries.addressesOf(tx, accountId) : [];
    if (next) await queries.setDefault(tx, accountId, next.id);
  });
}

export async function orderAddress(
  db: Db | Tx,
  accountId: number,
  id?: number,
): Promise<(OrderAddress & { id: number }) | undefined> {
  const row =
    id === undefined ? (await queries.addressesOf(db, accountId))[0] : await queries.addressOf(db, accountId, id);
  if (!row) return undefined;
  const { recipient, mobile, region, detail } = row;
  const names = { zh: regionNames(region, 'zh').join(''), en: regionNames(region, 'en').toReversed().join(', ') };
  return { id: row.id, recipient, mobile, region, regionNames: names, detail };
}

async function change(
  { database: { db } }: Deps,
  { accountId, language }: Owner,
  run: (tx: Tx) => Promise<number>,
): Promise<AddressView> {
  return db.transaction(async (tx) => {
    await queries.lockBook(tx, accountId);
    const row = await queries.addressOf(tx, accountId, await run(tx));
    if (!row) throw notFound();
    return viewOf(row, language);
  });
}

function checked({ recipient, mobile, region, detail }: Input): AddressValues {
  const errors = [
    ['recipient', recipientError(recipient)],
    ['mobile', contactError(mobile)],
    ['region', isWholeRegion(region) ? undefined : 'regionRequired'],
    ['detail', detailError(detail)],
  ] as const;
  for (const [field, error] of errors) if (error) throw fieldError(field, error);
  return { recipient: recipient.trim(), mobile: cleanMobile(mobile), region, detail: detail.trim() };
}

const viewOf = ({ id, recipient, mobile, region, detail, isDefault }: AddressRow, language: Language): AddressView => ({
  id,
  recipient,
  mobile,
  region,
  regionNames: regionNames(region, language),
  detail,
  isDefault,
});
