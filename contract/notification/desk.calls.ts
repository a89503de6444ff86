import { get, post } from '../call.ts';
import { DESK_NOTIFICATION_CODES as codes } from '../desk-response-codes.ts';
import type { DeskNotifications, Retried } from './desk.schema.ts';
import type { NotificationState } from './values.ts';

export const listNotifications = get<{ query: { state: NotificationState; page: number }; data: DeskNotifications }>(
  '/api/desk/p/notifications',
  { codes, looks: 'settings', mall: true },
);
export const retryNotifications = post<{ data: Retried }>('/api/desk/p/notifications/retry', {
  changes: 'settings',
  mall: true,
});
export const retryNotification = post<{ params: 'id'; data: Retried }>('/api/desk/p/notifications/{id}/retry', {
  changes: 'settings',
  mall: true,
});
