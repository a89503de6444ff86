import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { ORDER_KIND_NAMES } from '#contract/order/sheet.values.ts';
import { NO_KEY, NO_KEY_NAMES, REPORT_PROMOTIONS, type ReportBy } from '#contract/report/desk.values.ts';
import { categoryPath, categoryRows } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import * as queries from './names.queries.ts';

export type Name = { name: string; code: string };
type NamedBy = Exclude<ReportBy, 'day'>;

/** What a row is called; of what is gone from the tables its number is left. */
export async function createNames(
  db: Db,
  by: NamedBy,
  keys: readonly string[],
  language: Language,
): Promise<(key: string) => Name> {
  const names = await READ[by](
    db,
    keys.filter((key) => key !== NO_KEY),
    language,
  );
  const ofNone = (NO_KEY_NAMES[by] ?? ORDER_KIND_NAMES.member)[language];
  return (key) => (key === NO_KEY ? { name: ofNone, code: '' } : (names.get(key) ?? { name: `#${key}`, code: '' }));
}

type Names = Map<string, Name>;
type Read = (db: Db, keys: readonly string[], language: Language) => Promise<Names>;

const namesOf = (rows: readonly queries.Named[], language: Language): Names =>
  new Map(rows.map(({ id, code, name }) => [String(id), { code, name: inLanguage(name, language) }]));

const byId =
  (read: (db: Db, ids: number[]) => Promise<queries.Named[]>): Read =>
  async (db, keys, language) =>
    namesOf(await read(db, keys.map(Number)), language);

const READ: Record<NamedBy, Read> = {
  product: byId(queries.productNames),
  coupon: byId(queries.couponNames),
  shop: byId(queries.shopNames),
  promotion: promotionNames,
  async category(db, _, language) {
    const rows = await categoryRows(db);
    const pathOf = (id: number) => categoryPath(rows, id).map(({ name }) => inLanguage(name, language));
    return new Map(rows.map(({ id, code }) => [String(id), { code, name: pathOf(id).join(' / ') }]));
  },
};

async function promotionNames(db: Db, keys: readonly string[], language: Language): Promise<Names> {
  const kinds = Object.keys(REPORT_PROMOTIONS) as (keyof typeof REPORT_PROMOTIONS)[];
  const parts = kinds.map(async (kind) => {
    const ids = keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => Number(key.slice(kind.length + 1)));
    const rows = ids.length ? await queries.PROMOTION_NAMES[kind](db, ids) : [];
    return rows.map(({ id, code, name, day }): [string, Name] => {
      const texts = [REPORT_PROMOTIONS[kind][language], inLanguage(name, language), ...(day ? [day] : [])];
      return [`${kind}:${id}`, { code, name: texts.join(' · ') }];
    });
  });
  return new Map((await Promise.all(parts)).flat());
}
