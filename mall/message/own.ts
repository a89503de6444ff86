import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import type { messageQuery, OwnMessages, ReadMessages, UnreadMessages } from '#contract/message/schema.ts';
import { MESSAGE_KINDS, MESSAGE_PAGE } from '#contract/message/values.ts';
import { pageCount } from '#contract/paging.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { textsOf } from './events.rules.ts';
import * as queries from './message.queries.ts';
import { readSubjects } from './subject.ts';

export async function countUnread({ database: { db } }: Deps, accountId: number): Promise<UnreadMessages> {
  const rows = await queries.unread(db, accountId);
  const of = new Map(rows.map(({ kind, n }) => [kind, n]));
  const kinds = Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, of.get(kind) ?? 0])) as UnreadMessages['kinds'];
  return { total: rows.reduce((sum, { n }) => sum + n, 0), kinds };
}

export async function listMessages(
  deps: Deps,
  { accountId, language }: { accountId: number; language: Language },
  { kind, page }: z.output<typeof messageQuery>,
): Promise<OwnMessages> {
  const { db } = deps.database;
  const [rows, total, newest, unread] = await Promise.all([
    queries.page(db, accountId, kind, MESSAGE_PAGE, (page - 1) * MESSAGE_PAGE),
    queries.countOwn(db, accountId, kind),
    queries.newestId(db, accountId, kind),
    countUnread(deps, accountId),
  ]);
  const subject = await readSubjects(db, accountId, rows);
  const items = rows.flatMap((row) => {
    const { id, kind: of, event, params, createdAt, readAt } = row;
    const texts = textsOf(event, params, language);
    if (!texts) return [];
    const { isGone, ...about } = subject(row);
    const link = isGone ? withoutOrder(texts.link) : texts.link;
    return [{ id, kind: of, ...texts, link, ...about, at: createdAt.toISOString(), read: readAt !== null }];
  });
  return { items, page, pages: pageCount(total, MESSAGE_PAGE), total, newest, unread };
}

const ORDERS = '/user-center/uc-order';
/** An order that its shopper took off the list has no page; its refunds and its invoice still have. */
const withoutOrder = (link: string): string => (link.startsWith('/user-center/order-detail') ? ORDERS : link);

export async function readMessage(deps: Deps, accountId: number, id: number): Promise<UnreadMessages> {
  const { db } = deps.database;
  if (!(await queries.exists(db, accountId, id))) throw notFound();
  await queries.markRead(db, accountId, id, deps.clock());
  return countUnread(deps, accountId);
}

export async function readMessages(
  deps: Deps,
  accountId: number,
  { kind, upTo }: ReadMessages,
): Promise<UnreadMessages> {
  await queries.markAllRead(deps.database.db, accountId, kind, upTo, deps.clock());
  return countUnread(deps, accountId);
}

export async function deleteMessage(deps: Deps, accountId: number, id: number): Promise<UnreadMessages> {
  if (!(await queries.markDeleted(deps.database.db, accountId, id, deps.clock()))) throw notFound();
  return countUnread(deps, accountId);
}

export async function restoreMessage(deps: Deps, accountId: number, id: number): Promise<UnreadMessages> {
  if (!(await queries.markRestored(deps.database.db, accountId, id))) throw notFound();
  return countUnread(deps, accountId);
}
