import type { Call } from '#contract/call.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

type PromotionsCall<Page> = Call<{ query: URLSearchParams; data: Page }>;

export const promotionsOf =
  <Page>(list: PromotionsCall<Page>) =>
  (query: URLSearchParams, words: FailureWords) =>
    createResource(() => desk.call(list, { query }), words);

export type CreatePromotions<Page> = ReturnType<typeof promotionsOf<Page>>;
