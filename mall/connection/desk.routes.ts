import { connectionResult, deskConnections, paymentTest, smsTest } from '#contract/connection/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls, operatorOf } from '../http/call.ts';
import { connectionsOf, testLimit, testPayment, testSms } from './connection.ts';

/** Whether payment and SMS are configured, and whether they answer. */
export function connectionRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk', area: 'money' } as const;
  const test = { ...call, method: 'post', data: connectionResult } as const;
  const path = '/api/desk/p/connections';
  const limit = testLimit(deps);
  addPathCall(
    app,
    { ...call, method: 'get', path, summary: 'Payment providers and SMS service; no secrets', data: deskConnections },
    () => connectionsOf(deps),
  );
  addPathCall(
    app,
    { ...test, path: `${path}/sms`, summary: 'Send a test code; written in the audit log', body: smsTest },
    ({ c, body }) => testSms(deps, { by: operatorOf(c), limit }, body.mobile, c.get('language')),
  );
  addPathCall(
    app,
    {
      ...test,
      path: `${path}/payment`,
      summary: 'Send a signed query to a payment provider; written in the audit log',
      body: paymentTest,
    },
    ({ c, body }) => testPayment(deps, { by: operatorOf(c), limit }, body.provider),
  );
}
