import type { Card } from '#contract/catalog/schema.ts';
import type { Language } from '#contract/language.ts';
import { productPath } from '../../shared/paths.ts';
import { scaledUrl } from '../../shared/pictures.ts';
import { languageUrl } from './links.ts';

/** JSON-LD of the way from home to a page; addresses are those that the pages call their own, language by language. */
export const breadcrumbList = (origin: string, language: Language, path: { name: string; href: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: path.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: languageUrl(href, origin, language),
  })),
});

/** JSON-LD of the goods a page lists. */
export const itemList = (origin: string, language: Language, items: readonly Card[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: languageUrl(productPath(id), origin, language),
  })),
});

/** The first card's picture for cards of the shared page. */
export const sharePicture = ([first]: readonly Card[]): string | undefined =>
  first && scaledUrl(first.picture, 640, 'jpg');

/** The first card's picture, to be fetched before anything else; the widths are those of `ProductCard`. */
export function firstPicture(items: readonly Card[]): { srcset: string; sizes: string } | undefined {
  const path = items[0]?.picture;
  return path ? { srcset: `${scaledUrl(path, 240)} 1x, ${scaledUrl(path, 480)} 2x`, sizes: '' } : undefined;
}
