import * as calls from '#contract/connection/desk.calls.ts';
import { connectionResult, deskConnections, mailTest, paymentTest, smsTest } from '#contract/connection/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { connectionsOf, testFiles, testLimit, testMail, testPayment, testSms, testTracking } from './connection.ts';

export function connectionRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  const test = { ...call, data: connectionResult } as const;
  const limit = testLimit(deps);
  addCall(
    app,
    calls.listConnections,
    { ...call, summary: 'Payment providers, SMS service and mail server; no secrets', data: deskConnections },
    () => connectionsOf(deps),
  );
  addCall(
    app,
    calls.testSms,
    { ...test, summary: 'Send a test code; written in the audit log', body: smsTest },
    ({ c, body }) => testSms(deps, { by: operatorOf(c), limit }, body.mobile, c.get('language')),
  );
  addCall(
    app,
    calls.testMail,
    { ...test, summary: 'Send a test mail; written in the audit log', body: mailTest },
    ({ c, body }) => testMail(deps, { by: operatorOf(c), limit }, body.email, c.get('language')),
  );
  addCall(
    app,
    calls.testTracking,
    { ...test, summary: 'Ask who tracks parcels for one that does not exist; written in the audit log' },
    ({ c }) => testTracking(deps, { by: operatorOf(c), limit }),
  );
  addCall(
    app,
    calls.testFiles,
    { ...test, summary: 'Write, read and remove a file in the storage; written in the audit log' },
    ({ c }) => testFiles(deps, { by: operatorOf(c), limit }),
  );
  addCall(
    app,
    calls.testPayment,
    { ...test, summary: 'Send a signed query to a payment provider; written in the audit log', body: paymentTest },
    ({ c, body }) => testPayment(deps, { by: operatorOf(c), limit }, body.provider),
  );
}
