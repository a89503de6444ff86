import type { Swap } from '../../lib/shared/product/pictures.ts';
import { showPicture } from './gallery.ts';

/** Shows the picture of the SKU that is chosen in the island of the group-buy, which names it in its markup. */
export function bindGroupPictures(): void {
  const json = document.getElementById('sku-pictures')?.textContent;
  const island = document.querySelector('[data-sku]')?.closest('astro-island');
  if (!json || !island) return;
  const pictures: Record<string, Swap> = JSON.parse(json);
  new MutationObserver(() => {
    const id = island.querySelector<HTMLElement>('[data-sku]')?.dataset.sku;
    const picture = id && pictures[id];
    if (picture) showPicture(picture);
  }).observe(island, { subtree: true, attributeFilter: ['data-sku'] });
}
