import type { Call } from '#contract/call.ts';
import type { DocumentKind } from '#contract/documents/areas.values.ts';
import type { AddedDocument } from '#contract/documents/schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { same } from '../../lib/browser/desk/differences.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createDocument, createDocumentFrom, type DeskDocument } from './document.ts';
import { savedDocument } from './document-source.ts';

const FIRST = 1;

type New<V> = {
  kind: DocumentKind;
  start: V;
  add: Call<{ body: V; key: string; data: AddedDocument }>;
  onAdded: (id: string) => void;
};

export function createNewDocument<V>({ kind, start, add, onAdded }: New<V>, words: FailureWords) {
  const name = `${kind}/new` as const;
  const key = crypto.randomUUID();
  /** What was sent; without a response, the mall may have stored it. */
  let sent: V | undefined;
  let id: string | undefined;
  let added: V | undefined;

  /** Sending the same again answers with the id of the stored document, even after later edits. */
  async function put(first: V): Promise<string> {
    sent = first;
    try {
      return (await desk.call(add, { body: first, key })).id;
    } catch (error) {
      const unanswered = error instanceof ApiError && (error.kind === 'network' || error.kind === 'internal');
      if (!unanswered) sent = undefined;
      throw error;
    }
  }

  return createDocumentFrom<V>(
    {
      ...savedDocument<V>(name),
      history: async () => ({ items: [], more: false }),
      open: async () => ({ value: added ?? start, version: 0 }),
      async save({ value }) {
        id ??= await put(sent ?? value);
        if (!same(sent, value)) await savedDocument<V>(`${kind}/${id}`).save({ value, version: FIRST });
        added = value;
        onAdded(id);
        return { version: FIRST };
      },
    },
    words,
  );
}

type OneOfKind<V> = Pick<New<V>, 'kind' | 'add'> & {
  id: string | undefined;
  start: () => V;
  path: string;
};

export const createOneOfKind = <V>({ id, start, path, ...kind }: OneOfKind<V>, words: FailureWords): DeskDocument<V> =>
  id === undefined
    ? createNewDocument<V>(
        { ...kind, start: start(), onAdded: (added) => setTimeout(() => location.assign(`${path}/${added}`)) },
        words,
      )
    : createDocument<V>(`${kind.kind}/${id}`, words);
