import { DICTIONARY_CODES } from '#contract/content/desk.schema.ts';
import type { UntranslatedItem, UntranslatedKind } from '#contract/content/untranslated.schema.ts';
import { CONTENT_SLUGS } from '#contract/content/values.ts';
import { changesOf } from '#contract/documents/areas.values.ts';
import { type Area, mayCall, mayChange } from '#contract/operator/areas.values.ts';
import type { Db } from '../db/open.ts';
import type { Kind } from '../documents/documents.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { content } from './documents/article.ts';
import { dictionary } from './documents/dictionary.ts';
import { footer } from './documents/footer.ts';
import { home } from './documents/home-page.ts';
import { words } from './documents/hot-words.ts';
import { web } from './documents/web-config.ts';
import * as queries from './untranslated.queries.ts';
import { beginningOf, withoutEnglish } from './untranslated.rules.ts';

const ONE = [''];

export async function listUntranslated(db: Db, by: LiveOperator): Promise<UntranslatedItem[]> {
  const found = await Promise.all([
    documents(db, by, home, ONE),
    documents(db, by, content, CONTENT_SLUGS),
    rows(by, 'notice', 'content', () => queries.noticesWithoutEnglish(db)),
    rows(by, 'campaign', 'content', () => queries.latestCampaigns(db)),
    documents(db, by, words, ONE),
    documents(db, by, web, ONE),
    documents(db, by, footer, ONE),
    documents(db, by, dictionary, DICTIONARY_CODES),
    rows(by, 'coupon', 'promotions', () => queries.couponsWithoutEnglish(db)),
    rows(by, 'shop', 'settings', () => queries.shopsWithoutEnglish(db)),
    rows(by, 'shop-front', 'settings', () => queries.latestFronts(db, shopOf(by))),
    rows(by, 'product', 'goods', () => queries.productsWithoutEnglish(db, shopOf(by))),
  ]);
  return found.flat();
}

async function documents<V>(
  db: Db,
  by: LiveOperator,
  kind: Kind<V>,
  refs: readonly string[],
): Promise<UntranslatedItem[]> {
  if (!mayCall(by, changesOf(kind.name))) return [];
  const found = await Promise.all(refs.map(async (ref) => ({ ref, value: (await kind.read(db, ref))?.value })));
  return found.flatMap(({ ref, value }) => itemOf(kind.name as UntranslatedKind, ref, value));
}

async function rows(
  by: LiveOperator,
  kind: UntranslatedKind,
  area: Area,
  find: () => Promise<{ id: number }[]>,
): Promise<UntranslatedItem[]> {
  if (!mayChange(by, area)) return [];
  return (await find()).flatMap(({ id, ...texts }) => itemOf(kind, String(id), texts));
}

function itemOf(kind: UntranslatedKind, ref: string, value: unknown): UntranslatedItem[] {
  const missing = withoutEnglish(value);
  const [first] = missing;
  return first === undefined ? [] : [{ kind, ref, texts: missing.length, first: beginningOf(first) }];
}
