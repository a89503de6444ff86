import type { ConnectionResult, DeskConnections } from '#contract/connection/schema.ts';
import { desk } from './client.ts';

/** Payment providers and the SMS service. */

const PATH = '/desk/p/connections';

export const connections = (): Promise<DeskConnections> => desk.get(PATH);
export const testSms = (mobile: string): Promise<ConnectionResult> => desk.post(`${PATH}/sms`, { mobile });
export const testPayment = (provider: string): Promise<ConnectionResult> => desk.post(`${PATH}/payment`, { provider });
