import type { ChatMessage, ChatOrder, ChatProduct } from '#contract/chat/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { OrderWord } from '#contract/order/standing.values.ts';
import { mediaName } from '#contract/picture.values.ts';
import { cards } from '../catalog/catalog.ts';
import type { TextPair } from '../db/columns.ts';
import type { Deps } from '../deps.ts';
import { wordsOf } from '../order/order.ts';
import type * as queries from './chat.queries.ts';
import type { StoredBody } from './chat.tables.ts';

/** @param path of a picture of the mall, or an address elsewhere */
export function pictureUrl({ mediaUrl }: Pick<Deps, 'mediaUrl'>, path: string): string {
  const name = mediaName(path);
  return /^(https?:)?\//.test(name) ? name : mediaUrl + name;
}
/** What a person wrote is in one language, what the mall said in both. */
export const shownText = (text: string | TextPair, language: Language): string =>
  typeof text === 'string' ? text : inLanguage(text, language);

export async function viewMessages(
  deps: Deps,
  rows: readonly queries.MessageRow[],
  language: Language,
): Promise<ChatMessage[]> {
  const { db } = deps.database;
  const products = rows.flatMap(({ body }) => ('prodId' in body ? [body.prodId] : []));
  const orders = rows.flatMap(({ body }) => ('orderId' in body ? [body.orderId] : []));
  const [cardOf, words] = await Promise.all([productCards(deps, products, language), wordsOf(db, orders)]);
  const productOf = new Map(cardOf.map((card) => [card.id, card]));
  return rows.map(({ conversationId, seq, clientId, sender, type, body, at }) => {
    const head = { conversation: conversationId, seq, id: clientId, from: sender, type, at: at.toISOString() };
    if ('text' in body) return { ...head, ...textView(body, language) };
    if ('url' in body) return { ...head, url: pictureUrl(deps, body.url) };
    if ('prodId' in body) return { ...head, product: productOf.get(body.prodId) ?? null };
    return { ...head, order: orderView(deps, body, words.get(body.orderId), language) };
  });
}

const textView = ({ text, links }: Extract<StoredBody, { text: unknown }>, language: Language) => ({
  text: shownText(text, language),
  ...(links ? { links: links.map(({ text, url }) => ({ text: shownText(text, language), url })) } : {}),
});

function orderView(
  deps: Deps,
  { orderId, title, picture, payable }: { orderId: string; title: TextPair; picture: string; payable: number },
  word: OrderWord | undefined,
  language: Language,
): ChatOrder | null {
  if (word === undefined) return null;
  return { id: orderId, title: shownText(title, language), picture: pictureUrl(deps, picture), payable, word };
}

export async function productCards(deps: Deps, ids: readonly number[], language: Language): Promise<ChatProduct[]> {
  if (!ids.length) return [];
  const found = await cards({ db: deps.database.db, language, now: deps.clock() }, [...new Set(ids)]);
  return found.map(({ id, title, picture, price, promotionPrice }) => ({
    id,
    title,
    picture: pictureUrl(deps, picture),
    price: promotionPrice ?? price,
  }));
}
