import { get, post, put } from '../call.ts';
import { NOTIFICATION_CODES as codes } from '../response-codes.ts';
import type { NotificationChange, NotificationSettings, UnsubscribeView } from './schema.ts';

export const viewSettings = get<{ data: NotificationSettings }>('/api/app/p/notifications/settings', { codes });
export const changeSettings = put<{ body: NotificationChange; data: NotificationSettings }>(
  '/api/app/p/notifications/settings',
  { codes },
);
/** Without a login: the token says whose mails they are. */
export const viewUnsubscribe = get<{ query: { token: string }; data: UnsubscribeView }>(
  '/api/app/notifications/unsubscribe',
  { codes },
);
export const unsubscribe = post<{ query: { token: string }; body: URLSearchParams; data: UnsubscribeView }>(
  '/api/app/notifications/unsubscribe',
  { codes },
);
