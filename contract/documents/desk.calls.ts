import { get, post, put, remove } from '../call.ts';
import type { DraftNamed, DraftSave, DraftSchedule, DraftView, PreviewKey } from '../content/desk.schema.ts';
import type { ChangePage, ChangeQuery, ChangeView, Saved, Versioned } from './schema.ts';

/**
 * Calls of documents: things that are edited whole. Each is named by its kind, and by its reference where there are several
 * of the kind: `web`, `notice/7`; `notice/{ref}` for any.
 */

const pathOf = (name: string) => `/api/desk/p/${name}` as const;

export const openDocument = <V>(name: string) => get<{ data: Versioned<V> }>(pathOf(name));
export const saveDocument = <V>(name: string) => put<{ body: Versioned<V>; data: Versioned<V> }>(pathOf(name));
export const listChangesOf = (name: string) =>
  get<{ query: { before?: number }; data: ChangePage }>(`${pathOf(name)}/history`);
export const viewChangeOf = (name: string) =>
  get<{ params: 'change'; data: ChangeView }>(`${pathOf(name)}/history/{change}`);

const draftOf = (name: string) => `${pathOf(name)}/draft` as const;

export const openDraft = <V>(name: string) => get<{ data: DraftView<V> }>(draftOf(name));
export const saveDraft = <V>(name: string) => put<{ body: DraftSave<V>; data: Saved }>(draftOf(name));
export const dropDraft = (name: string) => remove<{ query: { version: number }; data: null }>(draftOf(name));
export const scheduleDraft = (name: string) => post<{ body: DraftSchedule; data: Saved }>(`${draftOf(name)}/schedule`);
export const publishDraft = <V>(name: string) =>
  post<{ body: DraftNamed; data: Versioned<V> }>(`${draftOf(name)}/publish`);
export const makeDraftKey = (name: string) => post<{ data: PreviewKey }>(`${draftOf(name)}/key`);

export const listChanges = get<{ query: ChangeQuery; data: ChangePage }>('/api/desk/p/changes');
export const viewChange = get<{ params: 'id'; data: ChangeView }>('/api/desk/p/changes/{id}');
