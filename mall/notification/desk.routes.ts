import * as calls from '#contract/notification/desk.calls.ts';
import {
  deskNotificationQuery,
  deskNotifications,
  notificationId,
  retried,
} from '#contract/notification/desk.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { listNotifications, retryFailed } from './notification.ts';

export function notificationDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const desk = { tag: 'Desk' } as const;
  addCall(
    app,
    calls.listNotifications,
    {
      ...desk,
      summary: 'Mails and SMS that were sent, wait, or failed',
      query: deskNotificationQuery,
      data: deskNotifications,
    },
    ({ query }) => listNotifications(deps, query),
  );
  addCall(
    app,
    calls.retryNotifications,
    { ...desk, summary: 'Retry all that failed; written in the audit log', data: retried },
    ({ c }) => retryFailed(deps, operatorOf(c)),
  );
  addCall(
    app,
    calls.retryNotification,
    {
      ...desk,
      summary: 'Retry one that failed; written in the audit log',
      params: notificationId,
      data: retried,
    },
    ({ c, params }) => retryFailed(deps, operatorOf(c), params.id),
  );
}
