import { DICTIONARY_CODES } from '../../contract/desk-content.ts';
import { mayCall } from '../../contract/roles.ts';
import { CONTENT_SLUGS } from '../../contract/site.ts';
import type { UntranslatedItem, UntranslatedKind } from '../../contract/untranslated.ts';
import type { Db } from '../db/open.ts';
import type { Kind } from '../documents/documents.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { content } from './documents/article.ts';
import { dictionary } from './documents/dictionary.ts';
import { footer } from './documents/footer.ts';
import { home } from './documents/home-page.ts';
import { words } from './documents/hot-words.ts';
import { notice } from './documents/notice.ts';
import { web } from './documents/web-config.ts';
import * as queries from './untranslated.queries.ts';
import { beginningOf, withoutEnglish } from './untranslated.rules.ts';

const ONE = [''];

/** What of all that this operator may change has Chinese texts without English, as it is live. */
export async function listUntranslated(db: Db, by: LiveOperator): Promise<UntranslatedItem[]> {
  const documents = await Promise.all([
    of(db, by, home, ONE),
    of(db, by, content, CONTENT_SLUGS),
    of(db, by, notice, await queries.noticeIds(db)),
    of(db, by, words, ONE),
    of(db, by, web, ONE),
    of(db, by, footer, ONE),
    of(db, by, dictionary, DICTIONARY_CODES),
  ]);
  return [...documents.flat(), ...(await productsOf(db, by))];
}

async function of<V>(
  db: Db,
  { role }: LiveOperator,
  kind: Kind<V>,
  refs: readonly string[],
): Promise<UntranslatedItem[]> {
  if (!mayCall(role, kind.area, true)) return [];
  const found = await Promise.all(refs.map(async (ref) => ({ ref, value: (await kind.read(db, ref))?.value })));
  return found.flatMap(({ ref, value }) => itemOf(kind.name as UntranslatedKind, ref, value));
}

async function productsOf(db: Db, { role, shopId }: LiveOperator): Promise<UntranslatedItem[]> {
  if (!mayCall(role, 'catalog', true)) return [];
  const rows = await queries.productsWithoutEnglish(db, shopId);
  return rows.flatMap(({ id, ...texts }) => itemOf('product', String(id), texts));
}

function itemOf(kind: UntranslatedKind, ref: string, value: unknown): UntranslatedItem[] {
  const missing = withoutEnglish(value);
  const [first] = missing;
  return first === undefined ? [] : [{ kind, ref, texts: missing.length, first: beginningOf(first) }];
}
