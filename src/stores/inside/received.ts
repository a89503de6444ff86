import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { type Receipt, readReceipt } from '../../lib/shared/receipt.ts';
import { createResource } from '../public/resource.ts';

export const createReceived = (id: string, words: FailureWords) =>
  createResource<Receipt | undefined>(() => readReceipt(mall, id), words);
