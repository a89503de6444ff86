import type { Deps } from '../deps.ts';
import type { ConversationRow, MessageRow } from './chat.queries.ts';

/** What happens in conversations, told to every node: each tells the sockets that it holds. */

const TOPIC = 'chat';

/** Which sockets hear of it. */
export type Audience = Pick<ConversationRow, 'id' | 'accountId' | 'shopId'>;
export type News =
  | { what: 'message'; of: Audience; rows: MessageRow[] }
  | { what: 'read'; of: Audience; by: 'shopper' | 'staff'; upTo: number }
  | { what: 'served'; of: Audience; operatorId: number | null; servedBy: string | null }
  /** A shopper, to the shops they talk with; or an operator of a shop, to the shoppers they serve. */
  | { what: 'online'; side: 'shopper' | 'staff'; accountIds: number[]; shopIds: number[] };

/** Over the wire times are texts. */
type Parcel = Omit<Extract<News, { what: 'message' }>, 'rows'> & { rows: (Omit<MessageRow, 'at'> & { at: string })[] };

export function tell({ bus }: Pick<Deps, 'bus'>, news: News): void {
  const parcel: Exclude<News, { what: 'message' }> | Parcel =
    news.what === 'message' ? { ...news, rows: news.rows.map((row) => ({ ...row, at: row.at.toISOString() })) } : news;
  bus.publish(TOPIC, parcel);
}

export const listen = ({ bus }: Pick<Deps, 'bus'>, listener: (news: News) => void): (() => void) =>
  bus.subscribe(TOPIC, (message) => {
    const news = message as Exclude<News, { what: 'message' }> | Parcel;
    if (news.what !== 'message') listener(news);
    else listener({ ...news, rows: news.rows.map((row) => ({ ...row, at: new Date(row.at) })) });
  });

export const audienceOf = ({ id, accountId, shopId }: ConversationRow): Audience => ({ id, accountId, shopId });
