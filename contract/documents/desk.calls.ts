import { get, post, put, remove } from '../call.ts';
import type { DraftNamed, DraftSave, DraftSchedule, DraftView, PreviewKey } from '../content/desk.schema.ts';
import { changesOf, type DocumentName, looksAt, savesOf } from './areas.values.ts';
import type { ChangePage, ChangeQuery, ChangeView, Saved, Versioned } from './schema.ts';

/**
 * Calls of documents: things that are edited whole. Each is named by its kind, and by its reference where there are several
 * of the kind: `web`, `notice/7`; `notice/{ref}` for any.
 */

const pathOf = (name: DocumentName) => `/api/desk/p/${name}` as const;

export const openDocument = <V>(name: DocumentName) => get<{ data: Versioned<V> }>(pathOf(name), looksAt(name));
export const saveDocument = <V>(name: DocumentName) =>
  put<{ body: Versioned<V>; data: Versioned<V> }>(pathOf(name), savesOf(name));
export const listChangesOf = (name: DocumentName) =>
  get<{ query: { before?: number }; data: ChangePage }>(`${pathOf(name)}/history`, looksAt(name));
export const viewChangeOf = (name: DocumentName) =>
  get<{ params: 'change'; data: ChangeView }>(`${pathOf(name)}/history/{change}`, looksAt(name));

const draftOf = (name: DocumentName) => `${pathOf(name)}/draft` as const;

export const openDraft = <V>(name: DocumentName) => get<{ data: DraftView<V> }>(draftOf(name), looksAt(name));
export const saveDraft = <V>(name: DocumentName) =>
  put<{ body: DraftSave<V>; data: Saved }>(draftOf(name), changesOf(name));
export const dropDraft = (name: DocumentName) =>
  remove<{ query: { version: number }; data: null }>(draftOf(name), changesOf(name));
export const scheduleDraft = (name: DocumentName) =>
  post<{ body: DraftSchedule; data: Saved }>(`${draftOf(name)}/schedule`, changesOf(name));
export const publishDraft = <V>(name: DocumentName) =>
  post<{ body: DraftNamed; data: Versioned<V> }>(`${draftOf(name)}/publish`, changesOf(name));
export const makeDraftKey = (name: DocumentName) => post<{ data: PreviewKey }>(`${draftOf(name)}/key`, changesOf(name));

export const listChanges = get<{ query: ChangeQuery; data: ChangePage }>('/api/desk/p/changes', { looks: 'changes' });
export const viewChange = get<{ params: 'id'; data: ChangeView }>('/api/desk/p/changes/{id}', { looks: 'changes' });
