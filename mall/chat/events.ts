import type { Deps } from '../deps.ts';
import type { ConversationRow, MessageRow } from './chat.queries.ts';

const TOPIC = 'chat';

export type Audience = Pick<ConversationRow, 'id' | 'accountId' | 'shopId'>;
export type ChatNews =
  | { what: 'message'; of: Audience; rows: MessageRow[] }
  | { what: 'read'; of: Audience; by: 'shopper' | 'staff'; upTo: number }
  | { what: 'served'; of: Audience; operatorId: number | null; servedBy: string | null }
  /** A shopper, to the shops they talk with; or an operator of a shop, to the shoppers they serve. */
  | { what: 'online'; side: 'shopper' | 'staff'; accountIds: number[]; shopIds: number[] };

type WireEvent = Omit<Extract<ChatNews, { what: 'message' }>, 'rows'> & {
  rows: (Omit<MessageRow, 'at'> & { at: string })[];
};

export function publish({ bus }: Pick<Deps, 'bus'>, news: ChatNews): void {
  const wire: Exclude<ChatNews, { what: 'message' }> | WireEvent =
    news.what === 'message' ? { ...news, rows: news.rows.map((row) => ({ ...row, at: row.at.toISOString() })) } : news;
  bus.publish(TOPIC, wire);
}

export const subscribe = ({ bus }: Pick<Deps, 'bus'>, listener: (news: ChatNews) => void): (() => void) =>
  bus.subscribe(TOPIC, (message) => {
    const news = message as Exclude<ChatNews, { what: 'message' }> | WireEvent;
    if (news.what !== 'message') listener(news);
    else listener({ ...news, rows: news.rows.map((row) => ({ ...row, at: new Date(row.at) })) });
  });

export const audienceOf = ({ id, accountId, shopId }: ConversationRow): Audience => ({ id, accountId, shopId });
