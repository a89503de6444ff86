import { z } from 'zod';
import { type ContentDocument, contentDocument } from '#contract/content/desk.schema.ts';
import { CONTENT_SLUGS, type ContentSlug } from '#contract/content/values.ts';
import type { RichPair } from '../../db/columns.ts';
import type { Kind } from '../../documents/documents.ts';
import { cleanPair } from '../clean.ts';
import * as queries from './article.queries.ts';

const NOTHING: ContentDocument = { title: { zh: '', en: '' }, html: { zh: '', en: '' } };

export const content: Kind<ContentDocument> = {
  name: 'content',
  summary: 'a content page',
  ref: z.enum(CONTENT_SLUGS).describe('Which content page.'),
  value: contentDocument,
  async read(db, slug) {
    const row = await queries.pageBySlug(db, slug);
    return row ? { value: { title: row.title, html: row.html }, version: row.version } : { value: NOTHING, version: 0 };
  },
  settle: async (_db, { title, html }, _ref, by) => ({ title, html: await cleanPair(html, { field: 'html', by }) }),
  write: (tx, slug, { title, html }, version, now) =>
    queries.writePage(tx, slug, version, { title, html: html as RichPair, updatedAt: now }),
  tags: (slug) => [`content:${slug}`],
  drafts: { subject: (slug) => ({ kind: 'content', slug: slug as ContentSlug }) },
};
