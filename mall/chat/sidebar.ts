import type { TalkGoods, TalkOrders, TalkRefunds } from '#contract/chat/desk.schema.ts';
import { CHAT, OFFICIAL } from '#contract/chat/values.ts';
import type { Language } from '#contract/language.ts';
import type { TextPair } from '../db/columns.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { wordsOf } from '../order/order.ts';
import * as queries from './chat.queries.ts';
import { deskOf } from './peers.ts';
import { pictureUrl, productCards, shownText } from './view.ts';

const NEWEST = 10;
type Asked = { by: LiveOperator; id: number; language: Language };

async function whoseOf({ database: { db } }: Deps, { by, id }: Asked) {
  const shopId = deskOf(by);
  const found = await queries.conversationOf(db, { shopId }, id);
  if (!found) throw notFound();
  return { accountId: found.accountId, shopId: shopId === OFFICIAL ? undefined : shopId };
}

export async function ordersOf(deps: Deps, asked: Asked): Promise<TalkOrders> {
  const { accountId, shopId } = await whoseOf(deps, asked);
  const rows = await queries.newestOrders(deps.database.db, accountId, shopId, NEWEST);
  const words = await wordsOf(
    deps.database.db,
    rows.map((row) => row.id),
  );
  return rows.map(({ at, id, payable, ...row }) => ({
    ...{ id, payable, at: at.toISOString(), word: words.get(id) ?? 'canceled' },
    ...shown(deps, row, asked.language),
  }));
}

export async function refundsOf(deps: Deps, asked: Asked): Promise<TalkRefunds> {
  const { accountId, shopId } = await whoseOf(deps, asked);
  const rows = await queries.newestRefunds(deps.database.db, accountId, shopId, NEWEST);
  return rows.map((row) => ({ ...row, ...shown(deps, row, asked.language) }));
}

export async function goodsOf(deps: Deps, asked: Asked): Promise<TalkGoods> {
  const { accountId, shopId } = await whoseOf(deps, asked);
  const { db } = deps.database;
  const seen = await queries.recentProducts(db, accountId, CHAT.recent);
  const own = shopId === undefined ? seen : await queries.ofShop(db, seen, shopId);
  return productCards(deps, own.slice(0, NEWEST), asked.language);
}

const shown = (deps: Deps, { title, picture }: { title: TextPair; picture: string }, language: Language) => ({
  title: shownText(title, language),
  picture: pictureUrl(deps, picture),
});
