import { get } from '../call.ts';
import { CATEGORY_CODES, PRODUCT_CODES } from '../response-codes.ts';
import type { ListingPage, NewArrivals, Option } from './listing.schema.ts';
import type { Category, CategoryName, ProductView, ShopCard } from './schema.ts';
import type { SitemapIndex, SitemapProducts } from './sitemap.schema.ts';

export const listCategories = get<{ data: Category[] }>('/api/pms/categories', { codes: CATEGORY_CODES });
export const listGoods = get<{ query: URLSearchParams; data: ListingPage }>('/api/pms/goods');
export const findBrands = get<{ query: { text: string; category?: string | undefined }; data: Option[] }>(
  '/api/pms/brands',
);
export const viewProduct = get<{ params: 'id'; data: ProductView }>('/api/pms/goods/{id}', { codes: PRODUCT_CODES });
export const listNewArrivals = get<{ query: { page: string }; data: NewArrivals }>('/api/pms/new');
export const listCustomCategories = get<{ data: CategoryName[] }>('/api/pms/custom-categories');
export const viewShop = get<{ params: 'id'; data: ShopCard }>('/api/shop/{id}');
export const viewSitemap = get<{ data: SitemapIndex }>('/api/pms/sitemap');
export const listSitemapProducts = get<{ params: 'file'; data: SitemapProducts }>('/api/pms/sitemap/{file}');
