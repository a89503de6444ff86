import { mall } from '../../lib/browser/api/browser.ts';
import { readCancelReasons, readRefundReasons } from '../../lib/browser/order/reasons.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

export const createRefundReasons = (own: string, words: FailureWords) =>
  createResource(() => readRefundReasons(mall, own), words);

export const createCancelReasons = (own: string, words: FailureWords) =>
  createResource(() => readCancelReasons(mall, own), words);
