import type { ContentSlug } from '#contract/content/values.ts';
import type { Db } from '../db/open.ts';
import { cleanPair } from './clean.ts';
import { addContentPages, addDictionaries } from './content.queries.ts';
import { buyNotice } from './starter/buy-notice.ts';
import { dictionaryRows } from './starter/dictionaries.ts';
import { faq } from './starter/faq.ts';
import type { StarterPage } from './starter/parts.ts';
import { privacy } from './starter/privacy.ts';
import { service } from './starter/service.ts';
import { terms } from './starter/terms.ts';

const PAGES: Record<ContentSlug, StarterPage> = { 'buy-notice': buyNotice, faq, service, privacy, terms };

/**
 * Writes the content pages that an empty mall needs (login and register link to them), and the usual dictionaries, such as reasons for
 * refunds; existing ones are kept.
 */
export async function writeStarterTexts(db: Db, now: Date): Promise<void> {
  const rows = Object.entries(PAGES).map(async ([slug, { title, html }]) => ({
    slug,
    title,
    html: await cleanPair(html),
    updatedAt: now,
  }));
  await addContentPages(db, await Promise.all(rows));
  await addDictionaries(db, dictionaryRows);
}
