import type { ShopCard } from '#contract/catalog/schema.ts';
import type { Language } from '#contract/language.ts';
import { shopPath } from '../../shared/paths.ts';
import { scaledUrl } from '../../shared/pictures.ts';
import { languageUrl } from './links.ts';

export function shopLd(shop: ShopCard, origin: string, language: Language): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: shop.name,
    description: shop.intro,
    url: languageUrl(shopPath(shop.id), origin, language),
    ...(shop.logo ? { image: new URL(scaledUrl(shop.logo, 480, 'jpg'), origin).href } : {}),
  };
}
