import { atom } from 'nanostores';
import * as calls from '#contract/connection/desk.calls.ts';
import type { ConnectionResult } from '#contract/connection/schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createForm } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

export function createConnections(words: FailureWords) {
  const found = createResource(() => desk.call(calls.listConnections), words);
  return { $state: found.$state, reload: found.reload };
}

export function createTest(send: (input: string) => Promise<ConnectionResult>, words: FailureWords) {
  const $result = atom<ConnectionResult | undefined>(undefined);
  const form = createForm(words);
  const run = (input: string): Promise<boolean> => {
    $result.set(undefined);
    return form.submit(undefined, async () => $result.set(await send(input)));
  };
  return { $result, $busy: form.$busy, $failure: form.$failure, run };
}
export type ConnectionTest = ReturnType<typeof createTest>;

export const createSmsTest = (words: FailureWords): ConnectionTest =>
  createTest((mobile) => desk.call(calls.testSms, { body: { mobile } }), words);
export const createMailTest = (words: FailureWords): ConnectionTest =>
  createTest((email) => desk.call(calls.testMail, { body: { email } }), words);
export const createTrackingTest = (words: FailureWords): ConnectionTest =>
  createTest(() => desk.call(calls.testTracking), words);
export const createFilesTest = (words: FailureWords): ConnectionTest =>
  createTest(() => desk.call(calls.testFiles), words);
export const createPaymentTest = (words: FailureWords): ConnectionTest =>
  createTest((provider) => desk.call(calls.testPayment, { body: { provider } }), words);
