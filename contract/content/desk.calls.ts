import { get, postOnce, remove } from '../call.ts';
import type { AddedDocument } from '../documents/schema.ts';
import { DICTIONARY_CODES } from '../response-codes.ts';
import type { DeskDictionaries, DeskNoticePage, HomeOptions, NamedGoods, NoticeDocument } from './desk.schema.ts';
import type { UntranslatedItem } from './untranslated.schema.ts';

export const listNotices = get<{ query: { page: number }; data: DeskNoticePage }>('/api/desk/p/notices', {
  looks: 'content',
});
export const addNotice = postOnce<{ body: NoticeDocument; data: AddedDocument }>('/api/desk/p/notices', {
  changes: 'content',
});
export const removeNotice = remove<{ params: 'ref'; query: { version: number }; data: null }>(
  '/api/desk/p/notice/{ref}',
  { changes: 'content' },
);

export const listDictionaries = get<{ data: DeskDictionaries }>('/api/desk/p/dictionaries', {
  codes: DICTIONARY_CODES,
  looks: 'content',
});
export const listUntranslated = get<{ data: UntranslatedItem[] }>('/api/desk/p/untranslated', { looks: 'content' });

export const listHomeOptions = get<{ data: HomeOptions }>('/api/desk/p/home-page/options', { looks: 'content' });
export const listHomeGoods = get<{ query: { ids: string }; data: NamedGoods }>('/api/desk/p/home-page/goods', {
  looks: 'content',
});
