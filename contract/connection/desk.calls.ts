import { get, post } from '../call.ts';
import type { ConnectionResult, DeskConnections, MailTest, PaymentTest, SmsTest } from './schema.ts';

export const listConnections = get<{ data: DeskConnections }>('/api/desk/p/connections', {
  looks: 'settings',
  mall: true,
});
export const testSms = post<{ body: SmsTest; data: ConnectionResult }>('/api/desk/p/connections/sms', {
  changes: 'settings',
  mall: true,
});
export const testMail = post<{ body: MailTest; data: ConnectionResult }>('/api/desk/p/connections/mail', {
  changes: 'settings',
  mall: true,
});
export const testTracking = post<{ data: ConnectionResult }>('/api/desk/p/connections/tracking', {
  changes: 'settings',
  mall: true,
});
export const testFiles = post<{ data: ConnectionResult }>('/api/desk/p/connections/files', {
  changes: 'settings',
  mall: true,
});
export const testPayment = post<{ body: PaymentTest; data: ConnectionResult }>('/api/desk/p/connections/payment', {
  changes: 'settings',
  mall: true,
});
