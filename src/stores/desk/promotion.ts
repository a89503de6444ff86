import type { Call } from '#contract/call.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

/** Lists promotions of a kind. */
export type PromotionsCall<Page> = Call<{ query: URLSearchParams; data: Page }>;

/** Promotions of a kind, as far as the address asks for them. */
export const createPromotions = <Page>(list: PromotionsCall<Page>, query: URLSearchParams, words: FailureWords) =>
  createResource(() => desk.call(list, { query }), words);
