import type { Card } from '../../../contract/catalog.ts';
import { productPath } from '../paths.ts';
import { scaledUrl } from '../pictures.ts';

/** JSON-LD of the way from home to a page. */
export const breadcrumbList = (origin: string, path: { name: string; href: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: path.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + href,
  })),
});

/** JSON-LD of the goods a page lists. */
export const itemList = (origin: string, items: readonly Card[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + productPath(id),
  })),
});

/** The first card's picture, to be fetched before anything else; the widths are those of `ProductCard`. */
export function firstPicture(items: readonly Card[]): { srcset: string; sizes: string } | undefined {
  const path = items[0]?.picture;
  return path ? { srcset: `${scaledUrl(path, 240)} 1x, ${scaledUrl(path, 480)} 2x`, sizes: '' } : undefined;
}
