import { get } from '../call.ts';
import { BLOCK_CODES, GOODS_PREVIEW_CODES } from '../response-codes.ts';
import type { CampaignPreview, ContentPreview, GoodsPreview, HomePreview, ShopFrontPreview } from './schema.ts';

type ByKey = { query: { key: string } };

export const previewGoods = get<ByKey & { params: 'id'; data: GoodsPreview }>('/api/pms/preview/goods/{id}', {
  codes: GOODS_PREVIEW_CODES,
});
export const previewContent = get<ByKey & { params: 'slug'; data: ContentPreview }>('/api/app/preview/content/{slug}');
export const previewHome = get<ByKey & { data: HomePreview }>('/api/app/preview/home');
export const previewShopFront = get<ByKey & { params: 'id'; data: ShopFrontPreview }>(
  '/api/app/preview/shop-front/{id}',
  { codes: BLOCK_CODES },
);
export const previewCampaign = get<ByKey & { params: 'id'; data: CampaignPreview }>('/api/app/preview/campaign/{id}', {
  codes: BLOCK_CODES,
});
