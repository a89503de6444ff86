import { get } from '../call.ts';
import { GOODS_PREVIEW_CODES, SHOP_FRONT_CODES } from '../response-codes.ts';
import type { ContentPreview, GoodsPreview, HomePreview, ShopFrontPreview } from './schema.ts';

type ByKey = { query: { key: string } };

export const previewGoods = get<ByKey & { params: 'id'; data: GoodsPreview }>('/api/pms/preview/goods/{id}', {
  codes: GOODS_PREVIEW_CODES,
});
export const previewContent = get<ByKey & { params: 'slug'; data: ContentPreview }>('/api/app/preview/content/{slug}');
export const previewHome = get<ByKey & { data: HomePreview }>('/api/app/preview/home');
export const previewShopFront = get<ByKey & { params: 'id'; data: ShopFrontPreview }>(
  '/api/app/preview/shop-front/{id}',
  { codes: SHOP_FRONT_CODES },
);
