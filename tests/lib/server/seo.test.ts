import { expect, it } from 'vitest';
import type { ProductView, ShopCard } from '#contract/catalog/schema.ts';
import { productLd } from '#src/lib/server/seo/product.ts';
import { shopLd } from '#src/lib/server/seo/shop.ts';
import { sitemapFile } from '#src/lib/server/seo/sitemap-xml.ts';

const ORIGIN = 'https://mall.example';

it('a sitemap lists every page in every language', () => {
  const xml = sitemapFile([{ path: '/goods' }], ORIGIN);
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(['https://mall.example/goods', 'https://mall.example/goods?lang=en']);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(2);
});

it('scores without texts are ratings', () => {
  const sku = { price: 100, promotion: null, stock: 1 };
  const view = { id: 1, title: 't', selling: 's', skus: [sku], pictures: ['a.png'], reviews: 7, score: 480 };
  const whole = { ...view, shop: { name: 'shop' }, brand: { name: 'brand' } } as unknown as ProductView;
  expect(productLd(whole, ORIGIN, 'zh')).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.80', ratingCount: 7 },
  });
  expect(productLd(whole, ORIGIN, 'zh')).toHaveProperty('brand', { '@type': 'Brand', name: 'brand' });
  expect(productLd({ ...whole, brand: null }, ORIGIN, 'zh')).not.toHaveProperty('brand');
});

it('a shop is a store with its own address; without a logo it has no picture', () => {
  const shop = { id: 3, name: '山货', intro: '山里的货', logo: 'logo.png' } as ShopCard;
  expect(shopLd(shop, ORIGIN, 'en')).toMatchObject({
    '@type': 'Store',
    url: 'https://mall.example/search?shopId=3&lang=en',
    image: 'https://mall.example/media/480/logo.png.jpg',
  });
  expect(shopLd({ ...shop, logo: '' }, ORIGIN, 'zh')).not.toHaveProperty('image');
});
