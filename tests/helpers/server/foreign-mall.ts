import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ListingPage } from '#contract/catalog/listing.schema.ts';
import type { Card, Category, HomeGoods, ProductView, ShopCard } from '#contract/catalog/schema.ts';
import type {
  BottomItem,
  ContentPage,
  FooterEntry,
  HomePage,
  NewestNotices,
  WebConfig,
} from '#contract/content/schema.ts';
import { CONTENT_TYPE, LEVEL } from '#contract/enums.ts';
import type { FlashSale } from '#contract/flash-sale/schema.ts';

const MORNING = '2026-06-01T08:00:00.000Z';
const FRESH = { freshUntil: '2099-01-01T00:00:00.000Z' };

const CARD: Card = {
  id: 7,
  title: '粗陶马克杯',
  selling: '',
  picture: 'cups/7.png',
  secondPicture: null,
  price: 5_900,
  listPrice: null,
  promotionPrice: null,
  promotion: null,
  sales: 12,
  score: 480,
  reviews: 3,
  shopId: 1,
  shopName: '陶舍',
  soldOut: false,
  madeToOrder: false,
  putOnAt: MORNING,
};
const SHOP: ShopCard = {
  id: 1,
  code: 'taoshe',
  name: '陶舍',
  intro: '',
  city: '景德镇',
  logo: '',
  banner: '',
  goodsScore: 480,
  serviceScore: 480,
  deliveryScore: 480,
  followers: 0,
  official: false,
  openedOn: '2026-01-01',
  products: 1,
};
const CATEGORY: Category = { id: 1, code: 'cups', name: '杯子', icon: '', level: LEVEL.ONE, children: [] };
const PATH = [{ code: 'cups', name: '杯子' }];
const PRODUCT: ProductView = {
  ...CARD,
  noReason: null,
  detail: '<p>手工拉坯</p>',
  facts: [{ name: '容量', value: '300 ml' }],
  pictures: ['cups/7.png'],
  axes: [],
  skus: [{ id: 70, spec: [], price: 5_900, listPrice: null, promotion: null, stock: 9, picture: null }],
  custom: null,
  favourites: 0,
  brand: { id: 1, name: '陶舍' },
  path: PATH,
  shop: SHOP,
  freight: { fee: 1_000, freeFrom: 9_900, regions: [], notDelivered: [] },
  related: [],
  group: null,
  ...FRESH,
};
const LISTING: ListingPage = {
  path: PATH,
  total: 1,
  exact: true,
  page: 1,
  pages: 1,
  items: [CARD],
  facets: { brands: [], attributes: [], price: null },
  ...FRESH,
};
const ITEM = { titleContent: null, link: null, fileVOs: [], children: [] };
const FOOTER: BottomItem[] = [
  {
    ...ITEM,
    id: 1,
    titleName: '帮助',
    type: CONTENT_TYPE.WORD,
    children: [{ ...ITEM, id: 2, titleName: '怎么付款', type: CONTENT_TYPE.INFOR }],
  },
];

/** What pages read: nothing beside it is there. */
const RESPONSES: Record<string, unknown> = {
  '/api/app/webConfig/getPcWebConfig': { pcTitleContentCn: '陶舍商城', pcCopyrightCn: '© 陶舍' } satisfies WebConfig,
  '/api/app/p/home/config/bottomTree': FOOTER,
  '/api/app/hotWords': ['马克杯'],
  '/api/app/home': { slides: [], entries: [], floors: [], strips: [], shops: [] } satisfies HomePage,
  '/api/app/notices': { items: [], ...FRESH } satisfies NewestNotices,
  '/api/pms/categories': [CATEGORY],
  '/api/pms/home': { floors: [], newest: [CARD], shops: [], ...FRESH } satisfies HomeGoods,
  '/api/promo/flash': { sessions: [], items: [], ...FRESH } satisfies FlashSale,
  '/api/pms/goods': LISTING,
  '/api/pms/goods/7': PRODUCT,
  '/api/app/footer/2': { id: 2, title: '怎么付款', html: '<p>扫码付款</p>' } satisfies FooterEntry,
  '/api/app/content/faq': {
    title: '常见问题',
    html: '<p>怎么洗</p><script>alert(1)</script>',
    updatedAt: MORNING,
  } satisfies ContentPage,
};

/** What a call of a shopper gets, by its token and client; undefined: nothing, ever. */
export type OwnAnswer = (token: string, client: string) => { status: number; body: object } | undefined;

/**
 * A back end of another owner's that answers what pages need, with code 200, and 404 to everything else.
 * @param change what it answers instead, by path; undefined: 404
 * @param own calls of shoppers, by path
 */
export async function openForeignMall(change: Record<string, unknown> = {}, own: Record<string, OwnAnswer> = {}) {
  const responses = { ...RESPONSES, ...change };
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://mall');
    const answer = own[pathname];
    if (answer) {
      const given = answer(req.headers.authorization ?? '', String(req.headers['x-forwarded-for'] ?? ''));
      if (given) res.writeHead(given.status, { 'content-type': 'application/json' }).end(JSON.stringify(given.body));
      return;
    }
    const data = responses[pathname];
    res.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' });
    res.end(JSON.stringify(data === undefined ? { success: false, code: 404 } : { success: true, code: 200, data }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    product: PRODUCT,
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
