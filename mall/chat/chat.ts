import { CHAT_DEFAULTS } from '#contract/chat/desk.schema.ts';
import type { ChatHistory, ChatProduct, Conversation, HistoryQuery } from '#contract/chat/schema.ts';
import { CHAT, OFFICIAL } from '#contract/chat/values.ts';
import type { Language } from '#contract/language.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import * as queries from './chat.queries.ts';
import { hoursOf, isOpen } from './chat.rules.ts';
import * as deskQueries from './desk.queries.ts';
import { audienceOf, publish } from './events.ts';
import { pictureUrl, productCards, shownText, viewMessages } from './view.ts';

export { eraseTalks } from './erase.ts';

export const waitingTalks = ({ database: { db } }: Pick<Deps, 'database'>) => deskQueries.waitingTalks(db);

type Shopper = { accountId: number; language: Language };

export async function listConversations(deps: Deps, { accountId, language }: Shopper, id?: number) {
  const { db } = deps.database;
  const rows = await queries.conversationsOf(db, accountId, id);
  if (!rows.length) return [];
  const ids = rows.map(({ conversation }) => conversation);
  const [last, settings] = await Promise.all([
    queries.lastMessages(db, ids),
    queries.allSettings(
      db,
      ids.map(({ shopId }) => shopId),
    ),
  ]);
  const lastViews = await viewMessages(
    deps,
    last.map(({ message }) => message),
    language,
  );
  const lastOf = new Map(lastViews.map((message) => [message.conversation, message]));
  const now = deps.clock();
  return rows.map(({ conversation: { id, shopId, staffRead }, shop, servedBy, unread }): Conversation => {
    const own = { ...CHAT_DEFAULTS, ...settings.find((one) => one.shopId === shopId)?.value };
    return {
      id,
      shopId,
      servedBy,
      unread,
      readByStaff: staffRead,
      name: shop ? shownText(shop.name, language) : '',
      logo: shop?.logo ? pictureUrl(deps, shop.logo) : '',
      open: isOpen(own, now),
      hours: hoursOf(own),
      last: lastOf.get(id) ?? null,
    };
  });
}

export async function openConversation(deps: Deps, shopper: Shopper, shopId: number): Promise<Conversation> {
  const { db } = deps.database;
  if (shopId !== OFFICIAL && !(await queries.isOpenShop(db, shopId))) throw notFound();
  const id = await queries.openConversation(db, shopper.accountId, shopId, deps.clock());
  const [one] = await listConversations(deps, shopper, id);
  if (!one) throw notFound();
  return one;
}

export async function history(
  deps: Deps,
  owner: queries.Owner,
  language: Language,
  { id, before, after }: HistoryQuery & { id: number },
): Promise<ChatHistory> {
  const { db } = deps.database;
  const found = await queries.conversationOf(db, owner, id);
  if (!found) throw notFound();
  const limit = after === undefined ? CHAT.page : CHAT.catchUp;
  const rows =
    after === undefined
      ? await queries.messagesBefore(db, id, before ?? found.lastSeq + 1, limit + 1)
      : await queries.messagesAfter(db, id, after, limit + 1);
  const shown = rows.slice(0, limit);
  if (after === undefined) shown.reverse();
  return {
    items: await viewMessages(deps, shown, language),
    more: rows.length > limit,
    readByShopper: found.shopperRead,
    readByStaff: found.staffRead,
  };
}

export async function readConversation(deps: Deps, owner: queries.Owner, id: number, upTo: number): Promise<boolean> {
  const { db } = deps.database;
  const row = await queries.markRead(db, owner, id, upTo);
  if (!row) return (await queries.conversationOf(db, owner, id)) !== undefined;
  const by = 'accountId' in owner ? 'shopper' : 'staff';
  const read = by === 'shopper' ? row.shopperRead : row.staffRead;
  publish(deps, { what: 'read', of: audienceOf(row), by, upTo: read });
  return true;
}

export const countUnread = ({ database: { db } }: Deps, accountId: number): Promise<number> =>
  queries.countUnread(db, accountId);

export async function recentBrowse(deps: Deps, { accountId, language }: Shopper, most: number): Promise<ChatProduct[]> {
  const ids = await queries.recentProducts(deps.database.db, accountId, Math.min(most, CHAT.recent));
  return productCards(deps, ids, language);
}
