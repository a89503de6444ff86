import * as calls from '#contract/notification/calls.ts';
import {
  notificationChange,
  notificationSettings,
  unsubscribeForm,
  unsubscribeQuery,
  unsubscribeView,
} from '#contract/notification/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, shopperOf } from '../http/call.ts';
import * as notification from './notification.ts';
import { unsubscribe, viewUnsubscribe } from './unsubscribe.ts';

const tag = 'Notifications';

export function notificationRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.viewSettings,
    { tag, summary: 'What is sent by mail and SMS', data: notificationSettings },
    ({ c }) => notification.viewSettings(deps, shopperOf(c).accountId),
  );
  addCall(
    app,
    calls.changeSettings,
    { tag, summary: 'Switch a topic on or off', body: notificationChange, data: notificationSettings },
    ({ c, body }) => notification.changeSettings(deps, shopperOf(c).accountId, body),
  );
  addCall(
    app,
    calls.viewUnsubscribe,
    { tag, summary: 'What the link of a mail switches off', query: unsubscribeQuery, data: unsubscribeView },
    ({ query }) => viewUnsubscribe(deps, query.token),
  );
  addCall(
    app,
    calls.unsubscribe,
    {
      tag,
      summary: 'Switch it off, as mail programs do in one press (RFC 8058)',
      query: unsubscribeQuery,
      form: unsubscribeForm,
      urlencoded: true,
      data: unsubscribeView,
    },
    ({ query }) => unsubscribe(deps, query.token),
  );
}
