import type { ShownBlock } from '#contract/shop-front/schema.ts';
import { scaledUrl } from '../shared/pictures.ts';
import { firstPicture } from './seo/lists.ts';

/** Only a part of a wide picture is shown beside the words, so it is larger than its place. */
export const BANNER_WIDTH = 1600;

/** The first picture of a front, to load early. */
export function frontPicture([first]: readonly ShownBlock[]) {
  if (first?.kind === 'picks') return firstPicture(first.items);
  if (first?.kind !== 'banner') return undefined;
  return { srcset: `${scaledUrl(first.picture, BANNER_WIDTH)} 1x`, sizes: '' };
}
