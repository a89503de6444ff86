import type { Call } from '#contract/call.ts';
import type { AddedDocument } from '#contract/documents/schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { same } from '../../lib/browser/desk/differences.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import type { FailureWords } from '../public/form.ts';
import { createDocument, createDocumentFrom, type DeskDocument } from './document.ts';
import { savedDocument } from './document-source.ts';

/** The version of what was just put in. */
const FIRST = 1;

type New<V> = {
  /** Kind of the document, as in its calls. */
  kind: string;
  start: V;
  add: Call<{ body: V; key: string; data: AddedDocument }>;
  /** Told which one it is. */
  onAdded: (id: string) => void;
};

/** A document that is not there yet, of a kind of which there are many; saving puts it in. */
export function createNewDocument<V>({ kind, start, add, onAdded }: New<V>, words: FailureWords) {
  const name = `${kind}/new`;
  const key = crypto.randomUUID();
  /** What was sent in; where no answer came, it may be there. */
  let sent: V | undefined;
  let id: string | undefined;
  let added: V | undefined;

  /** The same once more answers which one it has become, however it has been changed here since. */
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
  /** Undefined: a new one. */
  id: string | undefined;
  start: () => V;
  /** The screen of all of them; that of a new one opens once it is put in. */
  path: string;
};

/** A document of a kind of which there are many: the one with this id, or a new one. */
export const createOneOfKind = <V>({ id, start, path, ...kind }: OneOfKind<V>, words: FailureWords): DeskDocument<V> =>
  id === undefined
    ? createNewDocument<V>(
        { ...kind, start: start(), onAdded: (added) => setTimeout(() => location.assign(`${path}/${added}`)) },
        words,
      )
    : createDocument<V>(`${kind.kind}/${id}`, words);
