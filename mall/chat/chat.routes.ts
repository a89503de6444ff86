import * as calls from '#contract/chat/calls.ts';
import {
  chatHistory,
  conversation,
  conversationParams,
  conversations,
  historyQuery,
  openConversation,
  recentForm,
  recentProducts,
} from '#contract/chat/schema.ts';
import { CHAT } from '#contract/chat/values.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import * as chat from './chat.ts';

const tag = 'Chat';

export function chatRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });
  addCall(
    app,
    calls.listConversations,
    { tag, summary: 'Conversations of the shopper', data: conversations },
    ({ c }) => chat.listConversations(deps, shopper(c)),
  );
  addCall(
    app,
    calls.openConversation,
    {
      tag,
      body: openConversation,
      data: conversation,
      summary: 'Open the conversation with a shop, or with the mall',
    },
    ({ c, body: { shopId } }) => chat.openConversation(deps, shopper(c), shopId),
  );
  addCall(
    app,
    calls.listChatMessages,
    {
      tag,
      query: historyQuery,
      data: chatHistory,
      params: conversationParams,
      summary: 'Messages of a conversation',
    },
    ({ c, params: { id }, query }) => {
      const { accountId, language } = shopper(c);
      return chat.history(deps, { accountId }, language, { id, ...query });
    },
  );
  addCall(
    app,
    calls.listRecentlyBrowsed,
    {
      tag,
      data: recentProducts,
      form: recentForm,
      urlencoded: true,
      summary: 'Products that the shopper was at last',
    },
    ({ c, form: { pageSize } }) => chat.recentBrowse(deps, shopper(c), Number(pageSize ?? CHAT.recent)),
  );
}
