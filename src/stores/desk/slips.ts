import { listSlips } from '#contract/order/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

export const createSlips = (ids: string[], words: FailureWords) =>
  createResource(async () => (ids.length ? desk.call(listSlips, { query: { ids: ids.join() } }) : []), words);
