import { type FooterDocument, type FooterEntryDocument, footerDocument } from '#contract/content/desk.schema.ts';
import { FOOTER, footerError } from '#contract/content/values.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';
import { mediaName } from '#contract/picture.values.ts';
import type { RichPair } from '../../db/columns.ts';
import type { Tx } from '../../db/open.ts';
import type { By, Kind } from '../../documents/documents.ts';
import { fieldError } from '../../error.ts';
import { cleanPair } from '../clean.ts';
import * as queries from './footer.queries.ts';
import { readSetting, writeSetting } from './setting.queries.ts';

/** The items have a table; the setting of this name holds only their version. */
const NAME = 'footer';

export const footer: Kind<FooterDocument> = {
  name: 'footer',
  summary: 'the bottom tree',
  value: footerDocument,
  async read(db) {
    // The version first: if somebody writes between the two reads, the content is newer than its version, so saving it conflicts.
    const { version } = await readSetting(db, NAME);
    return { value: { items: inOrder(await queries.footerRows(db)) }, version };
  },
  async settle(_db, { items }, _ref, by) {
    const found = footerError(items);
    if (found) throw fieldError(`items.${found.at}`, found.error, { max: FOOTER.items });
    // In turn, since one text per operator is sanitized at a time.
    const settled: FooterEntryDocument[] = [];
    for (const [at, item] of items.entries()) settled.push(await settleItem(item, at, by));
    return { items: settled };
  },
  async write(tx, _ref, { items }, version, now) {
    if (!(await writeSetting(tx, NAME, {}, version, now))) return false;
    await writeItems(tx, items);
    return true;
  },
  tags: () => ['footer'],
  drafts: {},
};

function inOrder(rows: Awaited<ReturnType<typeof queries.footerRows>>, parentId: number | null = null) {
  return rows
    .filter((row) => row.parentId === parentId)
    .flatMap(({ sort: _, ...row }): FooterEntryDocument[] => [
      { ...row, type: row.type as FooterEntryDocument['type'] },
      ...inOrder(rows, row.id),
    ]);
}

async function settleItem(item: FooterEntryDocument, at: number, by: By): Promise<FooterEntryDocument> {
  const { type, link, content } = item;
  if (type === CONTENT_TYPE.INFOR && !content) throw fieldError(`items.${at}.content`, 'footerContent');
  if (type === CONTENT_TYPE.LINK && !link) throw fieldError(`items.${at}.link`, 'footerLink');
  return {
    ...item,
    content:
      type === CONTENT_TYPE.INFOR && content ? await cleanPair(content, { field: `items.${at}.content`, by }) : null,
    link: type === CONTENT_TYPE.LINK || type === CONTENT_TYPE.IMG ? link || null : null,
    files: type === CONTENT_TYPE.IMG ? item.files.map(mediaName) : [],
  };
}

/** Existing items keep their ids, which appear in addresses; parents are written before children. */
async function writeItems(tx: Tx, items: readonly FooterEntryDocument[]): Promise<void> {
  const known = new Set((await queries.footerRows(tx)).map(({ id }) => id));
  const ids = new Map<number, number>();
  const write = async (parentId: number | null): Promise<void> => {
    for (const [sort, item] of items.entries()) {
      if (item.parentId !== parentId) continue;
      const { id, ...same } = item;
      const row = {
        ...same,
        content: item.content as RichPair | null,
        parentId: parentId === null ? null : (ids.get(parentId) ?? null),
        sort,
      };
      if (known.has(id)) await queries.changeItem(tx, id, row);
      ids.set(id, known.has(id) ? id : await queries.addItem(tx, row));
      await write(id);
    }
  };
  await write(null);
  const stay = new Set(items.map(({ id }) => id));
  await queries.removeItems(
    tx,
    [...known].filter((id) => !stay.has(id)),
  );
}
