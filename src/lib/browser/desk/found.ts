import type { Found } from '#contract/finder/desk.schema.ts';
import type { FoundKind } from '#contract/finder/desk.values.ts';
import { goodsFilterPath, productPath, readGoodsFilter, SHOP_PATH } from '../../shared/desk/product-url.ts';
import { deskFilterPath, orderPath, readDeskFilter } from './order-url.ts';
import { readShoppersFilter, shopperPath, shoppersPath } from './shopper-url.ts';
import { readShopsFilter, shopsPath } from './shops-url.ts';

/** A screen of the menu, by its name in both languages. */
export type Screen = { href: string; name: string; other: string };
export type FoundOption = { key: string; href: string; title: string; note: string };
export type FoundGroup = { kind: 'screens' | FoundKind; options: FoundOption[]; all?: string };

const PATHS: Readonly<Record<FoundKind, { one: (id: string) => string; all: (text: string) => string }>> = {
  orders: { one: orderPath, all: (text) => deskFilterPath({ ...readDeskFilter(''), text }) },
  products: {
    one: (id) => productPath(Number(id)),
    all: (text) => goodsFilterPath({ ...readGoodsFilter(''), text }),
  },
  shoppers: {
    one: (id) => shopperPath(Number(id)),
    all: (text) => shoppersPath({ ...readShoppersFilter(''), text }),
  },
  shops: { one: (id) => `${SHOP_PATH}?id=${id}`, all: (search) => shopsPath({ ...readShopsFilter(''), search }) },
};

const MOST_SCREENS = 6;

/** Screens first: they are found at once. Without a text the first ones, as what can be found here. */
export function foundGroups(screens: readonly Screen[], text: string, found: Found | undefined): FoundGroup[] {
  const wanted = text.trim().toLowerCase();
  const options = screens
    .filter(({ name, other }) => `${name}\n${other}`.toLowerCase().includes(wanted))
    .slice(0, MOST_SCREENS)
    .map(({ href, name }) => ({ key: href, href, title: name, note: '' }));
  const groups: FoundGroup[] = options.length ? [{ kind: 'screens', options }] : [];
  for (const { kind, items, more } of wanted ? (found?.groups ?? []) : [])
    groups.push({
      kind,
      options: items.map(({ id, title, note }) => ({ key: `${kind}-${id}`, href: PATHS[kind].one(id), title, note })),
      ...(more && { all: PATHS[kind].all(text.trim()) }),
    });
  return groups;
}
