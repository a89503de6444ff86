import type { NoticeDocument } from '../../../contract/desk-content.ts';
import { addNotice } from '../../lib/browser/api/desk/content.ts';
import { documentCalls } from '../../lib/browser/api/desk/documents.ts';
import { same } from '../../lib/browser/desk/differences.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import type { FailureWords } from '../form.ts';
import { createDocument } from './document.ts';

/** The version of what was just put in. */
const FIRST = 1;

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
  /** What was sent in; where no answer came, it may be there. */
  let sent: NoticeDocument | undefined;
  let id: string | undefined;
  let added: NoticeDocument | undefined;

  /** The same once more answers which one it has become, however it has been changed here since. */
  async function put(first: NoticeDocument): Promise<string> {
    sent = first;
    try {
      return (await addNotice(first, key)).id;
    } catch (error) {
      const unanswered = error instanceof ApiError && (error.kind === 'network' || error.kind === 'slip');
      if (!unanswered) sent = undefined;
      throw error;
    }
  }

  return createDocument<NoticeDocument>(
    {
      ...documentCalls<NoticeDocument>(name),
      history: async () => ({ items: [], more: false }),
      open: async () => ({ value: added ?? start, version: 0 }),
      async save({ value }) {
        id ??= await put(sent ?? value);
        if (!same(sent, value)) await documentCalls<NoticeDocument>(`notice/${id}`).save({ value, version: FIRST });
        added = value;
        onAdded(id);
        return { version: FIRST };
      },
    },
    words,
  );
}
