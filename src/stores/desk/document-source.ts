import type { DocumentName } from '#contract/documents/areas.values.ts';
import * as calls from '#contract/documents/desk.calls.ts';
import type { ChangePage, ChangeView, Saved, Versioned } from '#contract/documents/schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';

export type DocumentSource<V> = {
  /** Kind of the document, with its reference where there are several: `web`, `notice/7`. */
  name: DocumentName;
  open: () => Promise<Versioned<V>>;
  save: (document: Versioned<V>) => Promise<Saved>;
  history: (before?: number) => Promise<ChangePage>;
  change: (id: number) => Promise<ChangeView>;
};

export const savedDocument = <V>(name: DocumentName): DocumentSource<V> => ({
  name,
  open: () => desk.call(calls.openDocument<V>(name)),
  save: (body) => desk.call(calls.saveDocument<V>(name), { body }),
  history: (before) => desk.call(calls.listChangesOf(name), before === undefined ? {} : { query: { before } }),
  change: (id) => desk.call(calls.viewChangeOf(name), { params: { change: id } }),
});
