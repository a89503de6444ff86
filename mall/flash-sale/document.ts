import { type FlashSessionDocument, flashSessionDocument } from '#contract/flash-sale/desk.schema.ts';
import { refText } from '#contract/query.schema.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Kind } from '../documents/documents.ts';
import { fieldError, MallError } from '../error.ts';
import { shopOf } from '../operator/scope.ts';
import * as queries from './desk.queries.ts';

const toRow = ({ startsAt, endsAt, ...same }: FlashSessionDocument) => ({
  ...same,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

async function settle(db: Db | Tx, value: FlashSessionDocument, ref: string): Promise<FlashSessionDocument> {
  if (ref && (await queries.sessionById(db, Number(ref)))?.closed) throw fieldError('endsAt', 'flashSessionOver');
  return value;
}

async function write(tx: Tx, ref: string, value: FlashSessionDocument, version: number): Promise<boolean> {
  const id = Number(ref);
  const before = await queries.sessionById(tx, id);
  const row = toRow(value);
  if (!before || !(await queries.changeSession(tx, id, version, row))) return false;
  const shift = row.startsAt.getTime() - before.startsAt.getTime();
  if (shift) await queries.shiftReminders(tx, id, shift);
  return true;
}

export const tagsOf = (productIds: readonly number[]): string[] => [
  'home',
  'prices',
  ...productIds.map((id) => `product:${id}`),
];

export const flashSession: Kind<FlashSessionDocument> = {
  name: 'flash-session',
  summary: 'a session of the flash sale',
  ref: refText.describe('Id of the session.'),
  value: flashSessionDocument,
  owns: async (_db, _ref, by) => shopOf(by) === null,
  async read(db, ref) {
    const row = await queries.sessionById(db, Number(ref));
    if (!row) return undefined;
    const { title, startsAt, endsAt, daily, version } = row;
    return { value: { title, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), daily }, version };
  },
  settle,
  write,
  add: async (tx, value) => String(await queries.addSession(tx, toRow(value))),
  async remove(tx, ref, version) {
    if (await queries.lockForRemoval(tx, Number(ref))) throw new MallError('message', 'flashHasGoods');
    return queries.removeSession(tx, Number(ref), version);
  },
  tags: async (ref, _before, _after, db) => tagsOf(await queries.productsIn(db, Number(ref))),
};
