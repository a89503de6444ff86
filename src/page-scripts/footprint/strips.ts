import type { Card } from '#contract/catalog/schema.ts';
import { listRecentlySeen, recordFootprint } from '#contract/footprint/calls.ts';
import { listRecommended } from '#contract/recommend/calls.ts';
import { quietMall } from '../../lib/browser/api/browser.ts';
import { productPath } from '../../lib/shared/paths.ts';
import { scaledUrl } from '../../lib/shared/pictures.ts';
import { price } from '../../lib/shared/price.ts';

const SHOWN = { recent: 5, recommended: 10 };

export async function fillStrips(places: readonly HTMLElement[]): Promise<void> {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void fill(target).catch(() => undefined);
      }
    },
    { rootMargin: '300px' },
  );
  for (const place of places) observer.observe(place);
  const product = places.map(({ dataset }) => Number(dataset.product)).find(Boolean);
  if (product) await quietMall.call(recordFootprint, { body: { productId: product } }).catch(() => undefined);
}

async function fill(place: HTMLElement): Promise<void> {
  const recent = place.dataset.goodsStrip === 'recent';
  const { items } = await (recent
    ? quietMall.call(listRecentlySeen, { query: { except: Number(place.dataset.product) || undefined } })
    : quietMall.call(listRecommended));
  const shown = items.slice(0, SHOWN[recent ? 'recent' : 'recommended']);
  place.querySelector('ul')?.replaceChildren(...shown.map(row));
  place.querySelector('section')?.toggleAttribute('hidden', shown.length === 0);
}

function row({ id, title, picture, price: usual, promotionPrice }: Card): HTMLElement {
  const item = Object.assign(document.createElement('li'), { className: 'goods' });
  const image = Object.assign(new Image(240, 240), { src: scaledUrl(picture, 240), alt: '', loading: 'lazy' });
  const heading = document.createElement('h3');
  heading.append(Object.assign(document.createElement('a'), { href: productPath(id), textContent: title }));
  const words = document.createElement('p');
  words.append(
    Object.assign(document.createElement('b'), {
      className: 'text-price tabular-nums',
      textContent: price(promotionPrice ?? usual),
    }),
  );
  item.append(image, heading, words);
  return item;
}
