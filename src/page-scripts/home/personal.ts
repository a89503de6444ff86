import { listFavourites } from '#contract/collection/calls.ts';
import type { CollectionPage } from '#contract/collection/schema.ts';
import { listOrders } from '#contract/order/calls.ts';
import { quietMall } from '../../lib/browser/api/browser.ts';
import { ALL_ORDERS, filterParams } from '../../lib/browser/order/order-url.ts';
import { productPath } from '../../lib/shared/paths.ts';
import { scaledUrl } from '../../lib/shared/pictures.ts';
import { price } from '../../lib/shared/price.ts';

const SHOWN = 6;
type Item = CollectionPage['products'][number];

export async function fillPersonal(strip: HTMLElement): Promise<void> {
  const [orders, favourites] = await Promise.allSettled([
    quietMall.call(listOrders, { query: filterParams(ALL_ORDERS) }),
    quietMall.call(listFavourites, { query: { kind: 'product', page: 1 } }),
  ]);
  if (orders.status === 'fulfilled') {
    for (const place of strip.querySelectorAll<HTMLElement>('[data-count]')) {
      const tab = place.dataset.count as keyof typeof orders.value.counts;
      place.textContent = String(orders.value.counts[tab] ?? 0);
    }
  }
  if (favourites.status !== 'fulfilled') return;
  const items = favourites.value.products.filter(({ card }) => card && !card.soldOut);
  items.sort((a, b) => b.cheaper - a.cheaper);
  strip.querySelector('[data-none]')?.toggleAttribute('hidden', items.length > 0);
  const cheaper = strip.dataset.personal ?? '';
  strip.querySelector('[data-favourites]')?.replaceChildren(...items.slice(0, SHOWN).map((item) => row(item, cheaper)));
}

function row({ id, card, cheaper }: Item, text: string): HTMLElement {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: productPath(id), title: card?.title ?? '' });
  const picture = Object.assign(new Image(56, 56), { src: scaledUrl(card?.picture ?? '', 80), alt: card?.title ?? '' });
  const now = document.createElement('b');
  now.textContent = price(card?.promotionPrice ?? card?.price ?? 0);
  const words = document.createElement('span');
  words.append(now);
  if (cheaper > 0) {
    const drop = document.createElement('small');
    drop.textContent = text.replace('{amount}', price(cheaper));
    words.append(drop);
  }
  link.append(picture, words);
  item.append(link);
  return item;
}
