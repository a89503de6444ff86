import type { Card, HomeGoods } from '#contract/catalog/schema.ts';
import { HOME } from '#contract/preview/schema.ts';
import type { HomeSettings } from '../content/content.ts';
import { freshUntil } from '../promotion/promotion.ts';
import * as queries from './catalog.queries.ts';
import { cards, shopBrief, type Viewer } from './catalog.ts';

const PER_FLOOR = HOME.pinned;
const PER_SHOP = 3;
const NEWEST = 6;

export async function homeGoods(viewer: Viewer, home: HomeSettings): Promise<HomeGoods> {
  const { db, language, now } = viewer;
  const shops = await queries.shopsByCode(db, home.shops);
  const ofFloors = await queries.bestOfCategories(
    db,
    home.floors.map(({ category }) => category),
    PER_FLOOR,
  );
  const ofShops = await queries.bestOfShops(
    db,
    shops.map(({ id }) => id),
    PER_SHOP,
  );
  const newest = await queries.newestIds(db, NEWEST);
  const pinned = home.floors.flatMap((floor) => floor.pinned);
  const ids = new Set([...newest, ...pinned, ...[...ofFloors, ...ofShops].map(({ id }) => id)]);
  const found = new Map((await cards(viewer, [...ids])).map((card) => [card.id, card]));
  const shown = (wanted: number[]): Card[] => wanted.flatMap((id) => found.get(id) ?? []);
  return {
    floors: home.floors.flatMap((floor) => {
      const best = ofFloors.filter(({ of }) => of === floor.category).map(({ id }) => id);
      const items = shown([...new Set([...floor.pinned, ...best])]).slice(0, PER_FLOOR);
      return items.length ? { category: floor.category, items } : [];
    }),
    newest: shown(newest),
    shops: home.shops.flatMap((code) => {
      const shop = shops.find((candidate) => candidate.code === code);
      if (!shop) return [];
      const best = ofShops.filter(({ of }) => of === shop.id);
      return { ...shopBrief(shop, language), items: shown(best.map(({ id }) => id)) };
    }),
    freshUntil: await freshUntil(db, now),
  };
}
