import type { OwnMessages, ReadMessages, UnreadMessages } from '#contract/message/schema.ts';
import { MESSAGE_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall, quietMall } from './browser.ts';

const mall = checking(anyMall, MESSAGE_CODES);

/** Calls of messages (`contract/message/schema.ts`). */

const PATH = '/app/p/messages';

export const messages = (query: URLSearchParams): Promise<OwnMessages> => mall.get(`${PATH}?${query}`);
/** Asked for when a page opens, not by the shopper. */
export const unread = (): Promise<UnreadMessages> => quietMall.get(`${PATH}/unread`);
/** The shopper may be on the way to what the message tells of. */
export const readMessage = (id: number): Promise<UnreadMessages> =>
  mall.post(`${PATH}/${id}/read`, {}, {}, { keepalive: true });
export const readMessages = (which: ReadMessages): Promise<UnreadMessages> => mall.post(`${PATH}/read`, which);
export const deleteMessage = (id: number): Promise<UnreadMessages> => mall.delete(`${PATH}/${id}`);
export const restoreMessage = (id: number): Promise<UnreadMessages> => mall.post(`${PATH}/${id}/restore`, {});
