import { listCampaigns, viewCampaignChoices } from '#contract/campaign/desk.calls.ts';
import { listAttributes, listBrands, listCategories } from '#contract/category/desk.calls.ts';
import { listTalks } from '#contract/chat/desk.calls.ts';
import { listConnections } from '#contract/connection/desk.calls.ts';
import { listDictionaries, listHomeOptions, listNotices, listUntranslated } from '#contract/content/desk.calls.ts';
import { listCoupons } from '#contract/coupon/desk.calls.ts';
import { viewHome, viewNews, viewSeries } from '#contract/dashboard/desk.calls.ts';
import { listDiscounts } from '#contract/discount/desk.calls.ts';
import { listChanges, openDocument, openDraft } from '#contract/documents/desk.calls.ts';
import { listFlashSessions } from '#contract/flash-sale/desk.calls.ts';
import { listGroupBuys } from '#contract/group-buy/desk.calls.ts';
import { listInvoices } from '#contract/invoice/desk.calls.ts';
import { viewMembers } from '#contract/member/desk.calls.ts';
import { type Access, mayCall, type Worker } from '#contract/operator/areas.values.ts';
import { listStaff } from '#contract/operator/desk.calls.ts';
import { DESK_PATH } from '#contract/operator/values.ts';
import { listOrders } from '#contract/order/desk.calls.ts';
import { listPayments } from '#contract/payment/desk.calls.ts';
import { listRuns, viewReceiver } from '#contract/payout/desk.calls.ts';
import { listPointsGoods } from '#contract/points-mall/desk.calls.ts';
import { listProductChoices, listProducts } from '#contract/product/desk.calls.ts';
import { listRefunds, viewRefundFigures } from '#contract/refund/desk.calls.ts';
import { viewReport } from '#contract/report/desk.calls.ts';
import { listReviews } from '#contract/review/desk.calls.ts';
import {
  listAdjustments,
  listEntries,
  listStatements,
  viewCommission,
  viewOverview,
} from '#contract/settlement/desk.calls.ts';
import { viewFrontChoices } from '#contract/shop-front/desk.calls.ts';
import { listShoppers } from '#contract/shopper/desk.calls.ts';
import { listShopChoices, listShops, listStores } from '#contract/store/desk.calls.ts';
import type { DeskIconName } from '../../shared/desk/icons.ts';
import { CAMPAIGNS_PATH, PRODUCTS_PATH, SHOP_FRONT_PATH, SHOP_PATH } from '../../shared/desk/product-url.ts';

export const OWN_PATH = `${DESK_PATH}/account`;

/** Headings of the menu; the first screen has none. */
const GROUPS = [
  'home',
  'orders',
  'goods',
  'promotions',
  'people',
  'content',
  'site',
  'shops',
  'money',
  'settings',
  'staff',
] as const;
export type MenuGroup = (typeof GROUPS)[number];

/**
 * `key`: of its text, which is its title too. `opens`: the calls that it makes as it opens; who may make them all may open it, and pages
 * below it.
 */
export type DeskScreen = {
  href: string;
  icon: DeskIconName;
  key: string;
  group: MenuGroup;
  opens: readonly Access[];
};

export const SCREENS: readonly DeskScreen[] = [
  { href: DESK_PATH, icon: 'home', key: 'desk:menu.home', group: 'home', opens: [viewHome, viewSeries] },
  { href: '/desk/reports', icon: 'chart', key: 'deskreport:title', group: 'home', opens: [viewReport] },
  { href: '/desk/orders', icon: 'order', key: 'deskorders:menu', group: 'orders', opens: [listOrders, viewNews] },
  {
    href: '/desk/refunds',
    icon: 'refresh',
    key: 'deskrefunds:title',
    group: 'orders',
    opens: [listRefunds, viewRefundFigures],
  },
  { href: '/desk/reviews', icon: 'quote', key: 'deskreviews:title', group: 'orders', opens: [listReviews] },
  { href: '/desk/invoices', icon: 'text', key: 'deskinvoices:title', group: 'orders', opens: [listInvoices] },
  {
    href: PRODUCTS_PATH,
    icon: 'goods',
    key: 'desk:menu.products',
    group: 'goods',
    opens: [listProducts, listProductChoices],
  },
  { href: '/desk/categories', icon: 'bullets', key: 'deskcategories:title', group: 'goods', opens: [listCategories] },
  { href: '/desk/brands', icon: 'star', key: 'deskcategories:brands', group: 'goods', opens: [listBrands] },
  {
    href: '/desk/attributes',
    icon: 'numbersSet',
    key: 'deskcategories:attributes',
    group: 'goods',
    opens: [listAttributes, listCategories],
  },
  { href: '/desk/coupons', icon: 'coupon', key: 'deskcoupons:title', group: 'promotions', opens: [listCoupons] },
  { href: '/desk/discounts', icon: 'clock', key: 'deskdiscounts:title', group: 'promotions', opens: [listDiscounts] },
  { href: '/desk/flash-sale', icon: 'bolt', key: 'deskflash:title', group: 'promotions', opens: [listFlashSessions] },
  { href: '/desk/group-buy', icon: 'staff', key: 'deskgroups:title', group: 'promotions', opens: [listGroupBuys] },
  { href: '/desk/points-mall', icon: 'coins', key: 'deskpoints:title', group: 'promotions', opens: [listPointsGoods] },
  { href: '/desk/chat', icon: 'chat', key: 'deskchat:title', group: 'people', opens: [listTalks] },
  { href: '/desk/shoppers', icon: 'user', key: 'deskshoppers:title', group: 'people', opens: [listShoppers] },
  { href: '/desk/members', icon: 'chart', key: 'deskmembers:title', group: 'people', opens: [viewMembers] },
  {
    href: '/desk/home-page',
    icon: 'picture',
    key: 'deskcontent:menu.homePage',
    group: 'content',
    opens: [openDraft('home-page'), listHomeOptions],
  },
  {
    href: '/desk/content',
    icon: 'text',
    key: 'deskcontent:menu.content',
    group: 'content',
    opens: [listUntranslated],
  },
  {
    href: CAMPAIGNS_PATH,
    icon: 'picture',
    key: 'deskcampaign:title',
    group: 'content',
    opens: [listCampaigns, viewCampaignChoices],
  },
  { href: '/desk/notices', icon: 'quote', key: 'deskcontent:menu.notices', group: 'content', opens: [listNotices] },
  {
    href: '/desk/words',
    icon: 'search',
    key: 'deskcontent:menu.words',
    group: 'content',
    opens: [openDocument('words')],
  },
  {
    href: '/desk/footer',
    icon: 'table',
    key: 'deskcontent:menu.footer',
    group: 'content',
    opens: [openDraft('footer')],
  },
  {
    href: '/desk/dictionaries',
    icon: 'bullets',
    key: 'deskcontent:menu.dictionaries',
    group: 'content',
    opens: [listDictionaries],
  },
  { href: '/desk/web', icon: 'site', key: 'desk:menu.web', group: 'site', opens: [openDocument('web')] },
  { href: '/desk/theme', icon: 'picture', key: 'deskbrand:theme.title', group: 'site', opens: [openDocument('theme')] },
  { href: '/desk/texts', icon: 'text', key: 'deskbrand:texts.title', group: 'site', opens: [openDocument('texts')] },
  { href: '/desk/stores', icon: 'shop', key: 'deskstores:title', group: 'shops', opens: [listStores] },
  { href: '/desk/shops', icon: 'shop', key: 'deskstores:shops.title', group: 'shops', opens: [listShops] },
  {
    href: SHOP_PATH,
    icon: 'shop',
    key: 'desk:menu.shop',
    group: 'shops',
    opens: [listShopChoices, openDocument('shop/{ref}')],
  },
  {
    href: SHOP_FRONT_PATH,
    icon: 'picture',
    key: 'deskfront:title',
    group: 'shops',
    opens: [listShopChoices, openDraft('shop-front/{ref}'), viewFrontChoices],
  },
  { href: '/desk/settlement', icon: 'coins', key: 'desksettlement:title', group: 'money', opens: [listEntries] },
  { href: '/desk/statements', icon: 'text', key: 'desksettlement:statements', group: 'money', opens: [listStatements] },
  { href: '/desk/receiver', icon: 'download', key: 'deskpayout:receiver', group: 'money', opens: [viewReceiver] },
  { href: '/desk/merchants', icon: 'chart', key: 'desksettlement:merchants', group: 'money', opens: [viewOverview] },
  {
    href: '/desk/commission',
    icon: 'numbersSet',
    key: 'desksettlement:commission',
    group: 'money',
    opens: [viewCommission],
  },
  {
    href: '/desk/adjustments',
    icon: 'table',
    key: 'desksettlement:adjustments',
    group: 'money',
    opens: [listAdjustments],
  },
  { href: '/desk/payouts', icon: 'upload', key: 'deskpayout:title', group: 'money', opens: [listRuns] },
  { href: '/desk/payments', icon: 'coins', key: 'deskpayments:title', group: 'money', opens: [listPayments] },
  {
    href: '/desk/connections',
    icon: 'link',
    key: 'deskconnections:title',
    group: 'settings',
    opens: [listConnections],
  },
  {
    href: '/desk/numbers',
    icon: 'numbersSet',
    key: 'deskcontent:menu.numbers',
    group: 'settings',
    opens: [openDocument('numbers')],
  },
  { href: '/desk/staff', icon: 'staff', key: 'desk:menu.staff', group: 'staff', opens: [listStaff] },
  { href: '/desk/roles', icon: 'numbersSet', key: 'deskroles:title', group: 'staff', opens: [listStaff] },
  {
    href: '/desk/security',
    icon: 'lock',
    key: 'desksecurity:rule.title',
    group: 'staff',
    opens: [openDocument('security')],
  },
  { href: '/desk/changes', icon: 'clock', key: 'desk:menu.changes', group: 'staff', opens: [listChanges] },
];

export const mayOpen = (by: Worker, opens: readonly Access[]): boolean => opens.every((call) => mayCall(by, call));

export const menuOf = (by: Worker): { group: MenuGroup; screens: DeskScreen[] }[] => {
  const open = SCREENS.filter(({ opens }) => mayOpen(by, opens));
  return GROUPS.map((group) => ({ group, screens: open.filter((screen) => screen.group === group) })).filter(
    ({ screens }) => screens.length > 0,
  );
};

export const screenOf = (path: string): DeskScreen | undefined =>
  SCREENS.filter(({ href }) => path === href || (href !== DESK_PATH && path.startsWith(`${href}/`))).at(-1);
