import { type DeskNoticePage, type NoticeDocument, noticeDocument } from '#contract/content/desk.schema.ts';
import { pageCount } from '#contract/paging.ts';
import { refText } from '#contract/query.schema.ts';
import type { RichPair } from '../../db/columns.ts';
import type { Db } from '../../db/open.ts';
import type { Kind } from '../../documents/documents.ts';
import { cleanPair } from '../clean.ts';
import * as queries from './notice.queries.ts';

const PER_PAGE = 20;

const toRow = ({ html, publishedAt, ...same }: NoticeDocument) => ({
  ...same,
  html: html as RichPair,
  publishedAt: new Date(publishedAt),
});

export const notice: Kind<NoticeDocument> = {
  name: 'notice',
  summary: 'an announcement',
  ref: refText,
  value: noticeDocument,
  async read(db, ref) {
    const row = await queries.noticeById(db, Number(ref));
    if (!row) return undefined;
    const { title, html, pinned, publishedAt, version } = row;
    return { value: { title, html, pinned, publishedAt: publishedAt.toISOString() }, version };
  },
  settle: async (_db, value, _ref, by) => ({ ...value, html: await cleanPair(value.html, { field: 'html', by }) }),
  write: (tx, ref, value, version) => queries.changeNotice(tx, Number(ref), version, toRow(value)),
  add: async (tx, value) => String(await queries.addNotice(tx, toRow(value))),
  remove: (tx, ref, version) => queries.removeNotice(tx, Number(ref), version),
  tags: () => ['notices'],
};

export async function listDeskNotices(db: Db, page: number): Promise<DeskNoticePage> {
  const { rows, total } = await queries.noticePage(db, PER_PAGE, (page - 1) * PER_PAGE);
  const items = rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  return { items, page, pages: pageCount(total, PER_PAGE), total };
}
