import { get, post } from '../call.ts';
import type { ConnectionResult, DeskConnections, PaymentTest, SmsTest } from './schema.ts';

export const listConnections = get<{ data: DeskConnections }>('/api/desk/p/connections');
export const testSms = post<{ body: SmsTest; data: ConnectionResult }>('/api/desk/p/connections/sms');
export const testPayment = post<{ body: PaymentTest; data: ConnectionResult }>('/api/desk/p/connections/payment');
