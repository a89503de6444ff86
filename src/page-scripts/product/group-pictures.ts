import type { Swap } from '../../lib/shared/product/pictures.ts';
import { $groupSku } from '../../stores/inside/group-sku.ts';
import { showPicture } from './gallery.ts';

/** Shows the picture of the SKU that is chosen in the island of the group-buy. */
export function bindGroupPictures(): void {
  const json = document.getElementById('sku-pictures')?.textContent;
  if (!json) return;
  const pictures: Record<number, Swap> = JSON.parse(json);
  $groupSku.listen((id) => {
    const picture = id !== undefined && pictures[id];
    if (picture) showPicture(picture);
  });
}
