import type { ShownBlock } from '#contract/block/schema.ts';
import { scaledUrl } from '../shared/pictures.ts';
import { firstPicture, sharePicture } from './seo/lists.ts';

/** Only a part of a wide picture is shown beside the words, so it is larger than its place. */
export const BANNER_WIDTH = 1600;

/** The first picture, to load early. */
export function blockPicture([first]: readonly ShownBlock[]) {
  if (first?.kind === 'picks') return firstPicture(first.items);
  if (first?.kind !== 'banner') return undefined;
  return { srcset: `${scaledUrl(first.picture, BANNER_WIDTH)} 1x`, sizes: '' };
}

/** Of the first banner, or of the first product: what links to the page show. */
export function sharedPicture(blocks: readonly ShownBlock[]): string | undefined {
  const banner = blocks.find(({ kind }) => kind === 'banner');
  if (banner?.kind === 'banner') return scaledUrl(banner.picture, 960, 'jpg');
  const picks = blocks.find(({ kind }) => kind === 'picks');
  return picks?.kind === 'picks' ? sharePicture(picks.items) : undefined;
}
