import type { ProductView } from '#contract/catalog/schema.ts';
import type { Language } from '#contract/language.ts';
import { productPath } from '../../shared/paths.ts';
import { scaledUrl } from '../../shared/pictures.ts';
import { plainPrice } from '../../shared/price.ts';
import { languageUrl } from './links.ts';

const STOCK = { some: 'https://schema.org/InStock', none: 'https://schema.org/OutOfStock' };

export function productLd(view: ProductView, origin: string, language: Language): object {
  const prices = view.skus.map(({ price, promotion }) => promotion?.price ?? price);
  const lowest = Math.min(...prices);
  const offer = {
    priceCurrency: 'CNY',
    availability: view.skus.some(({ stock }) => stock > 0) ? STOCK.some : STOCK.none,
    url: languageUrl(productPath(view.id), origin, language),
    seller: { '@type': 'Organization', name: view.shop.name },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: view.title,
    description: view.selling,
    sku: String(view.id),
    image: view.pictures.slice(0, 1).map((path) => new URL(scaledUrl(path, 960, 'webp'), origin).href),
    ...(view.brand ? { brand: { '@type': 'Brand', name: view.brand.name } } : {}),
    offers:
      prices.length > 1
        ? {
            '@type': 'AggregateOffer',
            ...offer,
            lowPrice: plainPrice(lowest),
            highPrice: plainPrice(Math.max(...prices)),
            offerCount: prices.length,
          }
        : { '@type': 'Offer', ...offer, price: plainPrice(lowest) },
    ...(view.reviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: (view.score / 100).toFixed(2),
            // Scores without texts are ratings, not reviews.
            ratingCount: view.reviews,
          },
        }
      : {}),
  };
}
