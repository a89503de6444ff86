import type { Call } from '#contract/call.ts';
import type { DocumentKind } from '#contract/documents/areas.values.ts';
import type { AddedDocument } from '#contract/documents/schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';
import { createOneOfKind } from './new-document.ts';

type PromotionsCall<Page> = Call<{ query: URLSearchParams; data: Page }>;

export const promotionsOf =
  <Page>(list: PromotionsCall<Page>) =>
  (query: URLSearchParams, words: FailureWords) =>
    createResource(() => desk.call(list, { query }), words);

export type CreatePromotions<Page> = ReturnType<typeof promotionsOf<Page>>;

type Page<Row> = { items: Row[]; total: number; page: number; pages: number };
type Given<Row, V, C> = {
  kind: DocumentKind;
  /** Of its list. */
  path: string;
  /** The namespace of its texts. */
  texts: string;
  list: PromotionsCall<Page<Row>>;
  add: Call<{ body: V; key: string; data: AddedDocument }>;
  /** Loaded before one of them is shown; left out: it has none. */
  choices?: Call<{ data: C }>;
  start: (choices: C) => V;
};

/** A kind of promotion as the desk's screens know it. */
export const promotionKind = <Row, V, C = undefined>({ list, choices, start, ...kind }: Given<Row, V, C>) => ({
  ...kind,
  createList: promotionsOf(list),
  createChoices: choices && ((words: FailureWords) => createResource(() => desk.call(choices), words)),
  createOne: (id: string | undefined, choices: C, words: FailureWords) =>
    createOneOfKind<V>({ ...kind, id, start: () => start(choices) }, words),
});
export type PromotionKindOf<Row, V, C> = ReturnType<typeof promotionKind<Row, V, C>>;
