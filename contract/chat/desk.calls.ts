import { get, post, put } from '../call.ts';
import { DESK_CHAT_CODES } from '../desk-response-codes.ts';
import { ORDER_CODES, REFUND_CODES } from '../response-codes.ts';
import type * as schema from './desk.schema.ts';
import type { ChatHistory } from './schema.ts';

const codes = DESK_CHAT_CODES;

export const listTalks = get<{ query: { tab: schema.TalkTab }; data: schema.Talks }>('/api/desk/p/chat/talks', {
  codes,
  changes: 'chat',
});
export const listColleagues = get<{ data: schema.Colleague[] }>('/api/desk/p/chat/colleagues', {
  codes,
  changes: 'chat',
});
export const viewChatSettings = get<{ data: schema.ChatSettings }>('/api/desk/p/chat/settings', {
  codes,
  changes: 'chat',
});
export const saveChatSettings = put<{ body: schema.ChatSettings; data: schema.ChatSettings }>(
  '/api/desk/p/chat/settings',
  { codes, changes: 'chat' },
);

export const viewTalk = get<{ params: 'id'; data: schema.Talk }>('/api/desk/p/chat/talks/{id}', {
  codes,
  changes: 'chat',
});
export const listTalkMessages = get<{
  params: 'id';
  query: { before?: number; after?: number };
  data: ChatHistory;
}>('/api/desk/p/chat/talks/{id}/messages', { codes, changes: 'chat' });
export const listTalkOrders = get<{ params: 'id'; data: schema.TalkOrders }>('/api/desk/p/chat/talks/{id}/orders', {
  codes: { ...codes, ...ORDER_CODES },
  changes: 'chat',
});
export const listTalkRefunds = get<{ params: 'id'; data: schema.TalkRefunds }>('/api/desk/p/chat/talks/{id}/refunds', {
  codes: { ...codes, ...REFUND_CODES },
  changes: 'chat',
});
export const listTalkGoods = get<{ params: 'id'; data: schema.TalkGoods }>('/api/desk/p/chat/talks/{id}/goods', {
  codes,
  changes: 'chat',
});
export const takeTalk = post<{ params: 'id'; body: schema.TakeTalk; data: schema.Talk }>(
  '/api/desk/p/chat/talks/{id}/take',
  { codes, changes: 'chat' },
);
export const handOverTalk = post<{ params: 'id'; body: schema.HandTalk; data: schema.Talk }>(
  '/api/desk/p/chat/talks/{id}/hand',
  { codes, changes: 'chat' },
);
export const endTalk = post<{ params: 'id'; data: schema.Talk }>('/api/desk/p/chat/talks/{id}/end', {
  codes,
  changes: 'chat',
});
