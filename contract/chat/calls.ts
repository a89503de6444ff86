import { get, post } from '../call.ts';
import { CHAT_CODES } from '../response-codes.ts';
import type { ChatHistory, ChatProduct, Conversation, OpenConversation } from './schema.ts';

const codes = CHAT_CODES;

export const listConversations = get<{ data: Conversation[] }>('/im/p/user/conversations', { codes });
export const openConversation = post<{ body: OpenConversation; data: Conversation }>('/im/p/user/conversations', {
  codes,
});
export const listChatMessages = get<{
  params: 'id';
  query: { before?: number; after?: number };
  data: ChatHistory;
}>('/im/p/user/conversations/{id}/messages', { codes });
export const listRecentlyBrowsed = post<{ body: URLSearchParams; data: ChatProduct[] }>('/im/p/user/recentBrowse', {
  codes,
});
