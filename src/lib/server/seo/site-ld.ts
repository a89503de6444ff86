import type { Branding } from '../../shared/branding.ts';

export function siteLd(brand: Branding, origin: string): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.company,
      description: brand.companyInfo,
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
