import type { HomeOptions } from '#contract/content/desk.schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { mediaName } from '#contract/picture.values.ts';
import { type HomeDraft, homeDraft } from '#contract/preview/schema.ts';
import { cards, type Viewer } from '../../catalog/catalog.ts';
import type { Db, Tx } from '../../db/open.ts';
import type { Kind } from '../../documents/documents.ts';
import { fieldError } from '../../error.ts';
import { toHome } from '../content.ts';
import * as queries from './home-page.queries.ts';
import { readSetting, writeSetting } from './setting.queries.ts';

const NAME = 'home';

export const home: Kind<HomeDraft> = {
  name: 'home-page',
  summary: 'the home page',
  value: homeDraft,
  async read(db) {
    const { value, version } = await readSetting(db, NAME);
    return { value: toHome(value), version };
  },
  async settle(db, value) {
    await checkReferences(db, value);
    return {
      ...value,
      slides: value.slides.map((slide) => ({ ...slide, picture: mediaName(slide.picture) })),
      entries: value.entries.map((entry) => ({ ...entry, icon: mediaName(entry.icon) })),
      strips: value.strips.map((strip) => ({ ...strip, picture: mediaName(strip.picture) })),
    };
  },
  write: (tx, _ref, value, version, now) => writeSetting(tx, NAME, value, version, now),
  tags: () => ['home'],
  drafts: { subject: () => ({ kind: 'home' }) },
};

export const goodsNamed = (viewer: Viewer, ids: number[]) => cards(viewer, ids);

export async function homeOptions(db: Db, language: Language): Promise<HomeOptions> {
  const { categories, shops } = await queries.options(db);
  const named = ({ code, name }: (typeof shops)[number]) => ({ code, name: inLanguage(name, language) });
  return { categories: categories.map(named), shops: shops.map(named) };
}

async function checkReferences(db: Db | Tx, { floors, shops }: HomeDraft): Promise<void> {
  const found = await queries.known(db, {
    categories: floors.map(({ category }) => category),
    shops,
    products: floors.flatMap(({ pinned }) => pinned),
  });
  const [categories, known, products] = [found.categories, found.shops, found.products].map(
    (rows) => new Set<string | number>(rows.map(({ key }) => key)),
  );
  for (const [at, { category, pinned }] of floors.entries()) {
    if (!categories?.has(category)) throw fieldError(`floors.${at}.category`, 'categoryUnknown');
    for (const [index, id] of pinned.entries())
      if (!products?.has(id)) throw fieldError(`floors.${at}.pinned.${index}`, 'goodsUnknown', { id });
  }
  for (const [at, code] of shops.entries()) if (!known?.has(code)) throw fieldError(`shops.${at}`, 'shopUnknown');
}
