import * as calls from '#contract/message/calls.ts';
import { messageId, messageQuery, ownMessages, readMessages, unreadMessages } from '#contract/message/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, shopperOf } from '../http/call.ts';
import * as own from './own.ts';

const tag = 'Messages';

export function messageRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addOneCalls(app, deps);
  addCall(
    app,
    calls.listMessages,
    {
      tag,
      summary: 'Messages of the mall to a shopper',
      query: messageQuery,
      data: ownMessages,
    },
    ({ c, query }) => own.listMessages(deps, { accountId: shopperOf(c).accountId, language: c.get('language') }, query),
  );
  addCall(app, calls.countUnread, { tag, summary: 'How many are unread', data: unreadMessages }, ({ c }) =>
    own.countUnread(deps, shopperOf(c).accountId),
  );
  addCall(
    app,
    calls.readMessages,
    {
      tag,
      summary: 'Mark all as read that were seen',
      body: readMessages,
      data: unreadMessages,
    },
    ({ c, body }) => own.readMessages(deps, shopperOf(c).accountId, body),
  );
}

function addOneCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const one = { tag, params: messageId, data: unreadMessages } as const;
  addCall(app, calls.readMessage, { ...one, summary: 'Mark one as read' }, ({ c, params }) =>
    own.readMessage(deps, shopperOf(c).accountId, params.id),
  );
  addCall(app, calls.restoreMessage, { ...one, summary: 'Take deleting one back' }, ({ c, params }) =>
    own.restoreMessage(deps, shopperOf(c).accountId, params.id),
  );
  addCall(app, calls.deleteMessage, { ...one, summary: 'Delete one' }, ({ c, params }) =>
    own.deleteMessage(deps, shopperOf(c).accountId, params.id),
  );
}
