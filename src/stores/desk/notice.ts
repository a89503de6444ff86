import type { NoticeDocument } from '../../../contract/desk-content.ts';
import { addNotice } from '../../lib/api/desk/content.ts';
import { documentCalls } from '../../lib/api/desk/documents.ts';
import type { FailureWords } from '../form.ts';
import { createDocument } from './document.ts';

/** A new announcement: a document that is not there yet; saving puts it in. @param onAdded told which one it is */
export function createNotice(words: FailureWords, onAdded: (id: string) => void) {
  const name = 'notice/new';
  const start: NoticeDocument = {
    title: { zh: '', en: '' },
    html: { zh: '', en: '' },
    pinned: false,
    publishedAt: new Date().toISOString(),
  };
  const key = crypto.randomUUID();
  let added: NoticeDocument | undefined;
  return createDocument<NoticeDocument>(
    {
      ...documentCalls<NoticeDocument>(name),
      history: async () => ({ items: [], more: false }),
      open: async () => ({ value: added ?? start, version: 0 }),
      async save({ value }) {
        const { id } = await addNotice(value, key);
        added = value;
        onAdded(id);
        return { version: 1 };
      },
    },
    words,
  );
}
