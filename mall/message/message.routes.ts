import { z } from '@hono/zod-openapi';
import { messageId, messageQuery, ownMessages, readMessages, unreadMessages } from '#contract/message/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls, shopperOf } from '../http/call.ts';
import * as own from './own.ts';

const tag = 'Messages';
const PATH = '/api/app/p/messages';

export function messageRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addOneCalls(app, deps);
  addPathCall(
    app,
    {
      method: 'get',
      tag,
      path: PATH,
      summary: 'Messages of the mall to a shopper',
      query: messageQuery,
      data: ownMessages,
    },
    ({ c, query }) => own.listMessages(deps, { accountId: shopperOf(c).accountId, language: c.get('language') }, query),
  );
  addPathCall(
    app,
    { method: 'get', tag, path: `${PATH}/unread`, summary: 'How many are unread', data: unreadMessages },
    ({ c }) => own.countUnread(deps, shopperOf(c).accountId),
  );
  addPathCall(
    app,
    {
      method: 'post',
      tag,
      path: `${PATH}/read`,
      summary: 'Mark all as read that were seen',
      body: readMessages,
      data: unreadMessages,
    },
    ({ c, body }) => own.readMessages(deps, shopperOf(c).accountId, body),
  );
}

/** Calls of one message; each gives what is unread now. */
function addOneCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const one = { tag, params: messageId, data: unreadMessages } as const;
  const post = { ...one, method: 'post', body: z.object({}) } as const;
  addPathCall(app, { ...post, path: `${PATH}/{id}/read`, summary: 'Mark one as read' }, ({ c, params }) =>
    own.readMessage(deps, shopperOf(c).accountId, params.id),
  );
  addPathCall(app, { ...post, path: `${PATH}/{id}/restore`, summary: 'Take deleting one back' }, ({ c, params }) =>
    own.restoreMessage(deps, shopperOf(c).accountId, params.id),
  );
  addPathCall(app, { ...one, method: 'delete', path: `${PATH}/{id}`, summary: 'Delete one' }, ({ c, params }) =>
    own.deleteMessage(deps, shopperOf(c).accountId, params.id),
  );
}
