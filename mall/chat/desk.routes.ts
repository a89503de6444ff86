import { z } from '@hono/zod-openapi';
import * as calls from '#contract/chat/desk.calls.ts';
import {
  chatSettings,
  colleagues,
  handTalk,
  takeTalk,
  talk,
  talkGoods,
  talkOrders,
  talkRefunds,
  talks,
} from '#contract/chat/desk.schema.ts';
import { chatHistory, conversationParams, historyQuery } from '#contract/chat/schema.ts';
import { TALK_TABS } from '#contract/code-words.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { history } from './chat.ts';
import * as desk from './desk.ts';
import { deskOf } from './peers.ts';
import * as beside from './sidebar.ts';

const shared = { tag: 'Desk: chat' } as const;
const query = z.object({ tab: z.enum(TALK_TABS).default('queue').describe('Which of them.') });

type App = ReturnType<typeof createCalls>;

export function chatDeskRoutes(app: App, deps: Deps): void {
  addCall(app, calls.listTalks, { ...shared, summary: 'Conversations at the desk', query, data: talks }, (input) =>
    desk.listTalks(deps, operatorOf(input.c), input.c.get('language'), input.query.tab),
  );
  addCall(app, calls.listColleagues, { ...shared, summary: 'Who else may serve', data: colleagues }, ({ c }) =>
    desk.listColleagues(deps, operatorOf(c)),
  );
  addCall(app, calls.viewChatSettings, { ...shared, summary: 'Hours and first answers', data: chatSettings }, ({ c }) =>
    desk.settingsOf(deps, operatorOf(c)),
  );
  addCall(
    app,
    calls.saveChatSettings,
    {
      ...shared,
      body: chatSettings,
      data: chatSettings,
      summary: 'Save hours and first answers',
    },
    ({ c, body }) => desk.saveSettings(deps, operatorOf(c), body),
  );
  addTalkCalls(app, deps);
}

function addTalkCalls(app: App, deps: Deps): void {
  const one = { ...shared, params: conversationParams } as const;
  const post = { ...one, data: talk } as const;
  addCall(app, calls.viewTalk, { ...one, summary: 'One conversation', data: talk }, ({ c, params: { id } }) =>
    desk.viewTalk(deps, operatorOf(c), c.get('language'), id),
  );
  addCall(
    app,
    calls.listTalkMessages,
    {
      ...one,
      summary: 'Its messages',
      query: historyQuery,
      data: chatHistory,
    },
    ({ c, params: { id }, query: which }) =>
      history(deps, { shopId: deskOf(operatorOf(c)) }, c.get('language'), { id, ...which }),
  );
  addCall(
    app,
    calls.listTalkOrders,
    { ...one, summary: 'Orders of its shopper', data: talkOrders },
    ({ c, params: { id } }) => beside.ordersOf(deps, { by: operatorOf(c), language: c.get('language'), id }),
  );
  addCall(
    app,
    calls.listTalkRefunds,
    { ...one, summary: 'Refunds of its shopper', data: talkRefunds },
    ({ c, params: { id } }) => beside.refundsOf(deps, { by: operatorOf(c), language: c.get('language'), id }),
  );
  addCall(
    app,
    calls.listTalkGoods,
    { ...one, summary: 'What its shopper was at last', data: talkGoods },
    ({ c, params: { id } }) => beside.goodsOf(deps, { by: operatorOf(c), language: c.get('language'), id }),
  );
  addCall(app, calls.takeTalk, { ...post, summary: 'Serve it', body: takeTalk }, async (input) => {
    const { c, params, body } = input;
    await desk.takeTalk(deps, operatorOf(c), params.id, body.from);
    return desk.viewTalk(deps, operatorOf(c), c.get('language'), params.id);
  });
  addCall(app, calls.handOverTalk, { ...post, summary: 'Hand it over', body: handTalk }, async (input) => {
    const { c, params, body } = input;
    await desk.handOver(deps, operatorOf(c), params.id, body.to);
    return desk.viewTalk(deps, operatorOf(c), c.get('language'), params.id);
  });
  addCall(app, calls.endTalk, { ...post, summary: 'End it', body: z.object({}) }, async ({ c, params }) => {
    await desk.endTalk(deps, operatorOf(c), params.id);
    return desk.viewTalk(deps, operatorOf(c), c.get('language'), params.id);
  });
}
