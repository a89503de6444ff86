import * as calls from '#contract/content/desk.calls.ts';
import type { DeskNotice, NoticeDocument, SearchDocument } from '#contract/content/desk.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { withBegun, withoutEmpty } from '../../lib/browser/desk/word-groups.ts';
import type { Begun } from '../../lib/browser/desk/words-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';
import { createDocumentFrom } from './document.ts';
import { savedDocument } from './document-source.ts';
import { createOneOfKind } from './new-document.ts';
import { goodsNamesOf } from './product-names.ts';

const newNotice = (): NoticeDocument => ({
  title: { zh: '', en: '' },
  html: { zh: '', en: '' },
  pinned: false,
  publishedAt: new Date().toISOString(),
});

export const createHomeGoods = goodsNamesOf(calls.listHomeGoods);

export const createNotice = (id: string | undefined, words: FailureWords) =>
  createOneOfKind({ kind: 'notice', id, start: newNotice, add: calls.addNotice, path: '/desk/notices' }, words);

export function createNotices(page: number, words: FailureWords) {
  const list = createResource(() => desk.call(calls.listNotices, { query: { page } }), words);
  const action = createAction(words);
  const remove = ({ id, version }: DeskNotice): Promise<boolean> =>
    action.run(() => desk.call(calls.removeNotice, { params: { ref: id }, query: { version } }));
  return { ...list, $busy: action.$busy, remove };
}

export const createDictionaries = (words: FailureWords) =>
  createResource(() => desk.call(calls.listDictionaries), words);

export const createUntranslated = (words: FailureWords) =>
  createResource(() => desk.call(calls.listUntranslated), words);

export const createHomeOptions = (words: FailureWords) => createResource(() => desk.call(calls.listHomeOptions), words);

/** @param begun gets a row of its own once the document is there */
export function createSearchWords(begun: Begun, words: FailureWords) {
  const document = createDocumentFrom<SearchDocument>(savedDocument('words'), words);
  let isBegun = false;
  async function load(): Promise<void> {
    await document.load();
    if (isBegun || document.$value.get() === undefined) return;
    isBegun = true;
    document.change((value) => withBegun(value, begun));
  }
  /** Empty rows go before it is sent: what is refused is named by its place. */
  function save(): Promise<boolean> {
    if (!document.$busy.get()) document.change(withoutEmpty);
    return document.save();
  }
  return { ...document, load, save };
}
