import type { FlashSale } from '#contract/flash-sale/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import { DAY_MS } from '#contract/time.ts';
import { cards, type Viewer } from '../catalog/catalog.ts';
import { chinaDay, freshUntil } from '../promotion/promotion.ts';
import * as queries from './flash-sale.queries.ts';

export { closeSessions, repeatSessions } from './life.ts';

const SHOWN = 12;

export async function viewFlashSale(viewer: Viewer): Promise<FlashSale> {
  const { db, language, now } = viewer;
  const today = chinaDay(now);
  const sessions = await queries.sessionsBetween(db, new Date(today), new Date(today + DAY_MS));
  const running = sessions.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const rows = running ? await queries.itemsOf(db, running.id, SHOWN) : [];
  const shown = await cards(viewer, [...new Set(rows.map((row) => row.productId))]);
  const found = new Map(shown.map((card) => [card.id, card]));
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      title: inLanguage(session.title, language),
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      running: session === running,
    })),
    items: rows.flatMap(({ id, productId, skuId, price, skuPrice, stock, sold }) => {
      const card = found.get(productId);
      return card ? [{ ...card, seckillId: id, skuId, price: skuPrice, flashPrice: price, stock, sold }] : [];
    }),
    freshUntil: await freshUntil(db, now),
  };
}
