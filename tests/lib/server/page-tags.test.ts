import { beforeEach, describe, expect, it } from 'vitest';
import { PageApi } from '#src/lib/server/api/page.ts';
import { createDataCache } from '#src/lib/server/data-cache.ts';
import type { SiteContext } from '#src/lib/server/site-context.ts';

const freshUntil = '2999-01-01T00:00:00.000Z';
const product = {
  ...{ id: 1, custom: null, path: [{ id: 3, code: 'tea', name: 'Tea' }], shop: { id: 7, name: 'Hill' } },
  related: [{ id: 2, shopId: 8, shopName: 'Dale' }],
};
const ANSWERS: Record<string, object> = {
  '/api/pms/goods/1': { ...product, freshUntil },
  '/api/pms/shop-front/7': {
    blocks: [
      { kind: 'picks', title: 'Picks', items: [{ id: 1 }] },
      { kind: 'coupons', title: 'Coupons', items: [] },
    ],
    freshUntil,
  },
  '/api/pms/campaign/tea': { blocks: [{ kind: 'picks', title: 'Picks', items: [{ id: 1 }] }], freshUntil },
  '/api/promo/flash/1': { product, freshUntil },
  '/api/promo/points/1': { product, freshUntil },
  '/api/promo/coupons': { items: [{ id: 5, type: 10, shop: { id: 9, name: 'Mill' }, covers: ['Tea'] }], freshUntil },
};

let asked: string[];
let site: Pick<SiteContext, 'data' | 'mallFetch'>;
beforeEach(() => {
  asked = [];
  site = {
    data: createDataCache(),
    mallFetch: async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return Response.json({ success: true, code: '00000', msg: '', data: ANSWERS[pathname] });
    },
  };
});

const open = () => new PageApi('en', site as SiteContext);

describe.each([
  ['a product', (api: PageApi) => api.product('1'), ['product:1', 'product:2', 'categories', 'shop:7', 'shop:8']],
  ['its flash sale', (api: PageApi) => api.flashProduct('1'), ['product:1', 'categories', 'shop:7', 'shop:8']],
  ['it for points', (api: PageApi) => api.pointsProduct('1'), ['product:1', 'categories', 'shop:7', 'shop:8']],
  [
    'the front of a shop',
    (api: PageApi) => api.shopFront(7),
    ['shop-front:7', 'shop:7', 'product:1', 'coupons', 'categories', 'category:all'],
  ],
  ['a campaign', (api: PageApi) => api.campaign('tea'), ['campaign:tea', 'product:1', 'categories', 'category:all']],
  ['its coupons', (api: PageApi) => api.coupons(1), ['coupons', 'categories', 'shop:9']],
])('what a page shows of %s', (_what, read, tags) => {
  it.each(tags)('is asked for again after %s changed', async (tag) => {
    await read(open());
    await read(open());
    expect(asked).toHaveLength(1);
    site.data.drop([tag]);
    await read(open());
    expect(asked).toHaveLength(2);
  });
});

it('shows no front where the mall has none', async () => {
  site.mallFetch = async () => Response.json({ success: false, code: 'A00001', msg: '' }, { status: 404 });
  expect((await open().shopFront(7)).blocks).toEqual([]);
});
