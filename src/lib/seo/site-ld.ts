import type { Branding } from '../branding.ts';
import { originOf } from './links.ts';

/** What the home page tells search engines about the mall and its search box. */
export function siteLd(brand: Branding, url: URL): object[] {
  const origin = originOf(url);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.company,
      url: origin,
      logo: new URL(brand.logo, origin).href,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.title,
      url: origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/search?searchText={searchText}`,
        'query-input': 'required name=searchText',
      },
    },
  ];
}
