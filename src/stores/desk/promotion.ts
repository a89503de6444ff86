import type { Call } from '#contract/call.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

export type PromotionsCall<Page> = Call<{ query: URLSearchParams; data: Page }>;

export const createPromotions = <Page>(list: PromotionsCall<Page>, query: URLSearchParams, words: FailureWords) =>
  createResource(() => desk.call(list, { query }), words);
