import { DICTIONARY_CODES } from '#contract/content/desk.schema.ts';
import type { UntranslatedItem, UntranslatedKind } from '#contract/content/untranslated.schema.ts';
import { CONTENT_SLUGS } from '#contract/content/values.ts';
import { type Area, mayCall } from '#contract/operator/values.ts';
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
    documents(db, by, words, ONE),
    documents(db, by, web, ONE),
    documents(db, by, footer, ONE),
    documents(db, by, dictionary, DICTIONARY_CODES),
    rows(by, 'coupon', 'promotions', () => queries.couponsWithoutEnglish(db)),
    rows(by, 'shop', 'catalog', () => queries.shopsWithoutEnglish(db)),
    rows(by, 'product', 'catalog', () => queries.productsWithoutEnglish(db, shopOf(by))),
  ]);
  return found.flat();
}

async function documents<V>(
  db: Db,
  { role }: LiveOperator,
  kind: Kind<V>,
  refs: readonly string[],
): Promise<UntranslatedItem[]> {
  if (!mayCall(role, kind.area, true)) return [];
  const found = await Promise.all(refs.map(async (ref) => ({ ref, value: (await kind.read(db, ref))?.value })));
  return found.flatMap(({ ref, value }) => itemOf(kind.name as UntranslatedKind, ref, value));
}

async function rows(
  { role }: LiveOperator,
  kind: UntranslatedKind,
  area: Area,
  find: () => Promise<{ id: number }[]>,
): Promise<UntranslatedItem[]> {
  if (!mayCall(role, area, true)) return [];
  return (await find()).flatMap(({ id, ...texts }) => itemOf(kind, String(id), texts));
}

function itemOf(kind: UntranslatedKind, ref: string, value: unknown): UntranslatedItem[] {
  const missing = withoutEnglish(value);
  const [first] = missing;
  return first === undefined ? [] : [{ kind, ref, texts: missing.length, first: beginningOf(first) }];
}
