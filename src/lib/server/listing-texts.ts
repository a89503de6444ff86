import type { Translator } from './i18n/t.ts';
import type { ListingTexts } from './listing-view.ts';

export const listingTexts = (t: Translator): ListingTexts => ({
  brand: t('goods:listing.brand'),
  shop: t('search:shop'),
  availability: t('goods:listing.availability'),
  stock: t('goods:listing.stock'),
  custom: t('goods:listing.custom'),
  from: (min) => t('goods:listing.from', { min }),
  to: (max) => t('goods:listing.to', { max }),
  range: (min, max) => t('goods:listing.range', { min, max }),
});
