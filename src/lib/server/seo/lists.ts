import type { Card } from '#contract/catalog/schema.ts';
import type { Language } from '#contract/language.ts';
import { productPath } from '../../shared/paths.ts';
import { scaledUrl } from '../../shared/pictures.ts';
import { languageUrl } from './links.ts';

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

export const itemList = (origin: string, language: Language, items: readonly Card[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: languageUrl(productPath(id), origin, language),
  })),
});

export const sharePicture = ([first]: readonly Card[]): string | undefined =>
  first && scaledUrl(first.picture, 640, 'jpg');

export function firstPicture(items: readonly Card[]): { srcset: string; sizes: string } | undefined {
  const path = items[0]?.picture;
  return path ? { srcset: `${scaledUrl(path, 240)} 1x, ${scaledUrl(path, 480)} 2x`, sizes: '' } : undefined;
}
