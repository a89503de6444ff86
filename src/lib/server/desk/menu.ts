import { AREAS, type Area, DESK_PATH, MAY, type Role } from '#contract/operator/values.ts';
import type { DeskIconName } from '../../shared/desk/icons.ts';
import { PRODUCTS_PATH, SHOP_PATH } from '../../shared/desk/product-url.ts';

export const OWN_PATH = `${DESK_PATH}/account`;

/** `key`: of its text, which is its title too. */
export type DeskScreen = { href: string; icon: DeskIconName; key: string; area: Area };

const SCREENS: readonly DeskScreen[] = [
  { href: DESK_PATH, icon: 'home', key: 'desk:menu.home', area: 'home' },
  { href: '/desk/web', icon: 'site', key: 'desk:menu.web', area: 'site' },
  { href: '/desk/theme', icon: 'picture', key: 'deskbrand:theme.title', area: 'site' },
  { href: '/desk/texts', icon: 'text', key: 'deskbrand:texts.title', area: 'site' },
  { href: '/desk/footer', icon: 'table', key: 'deskcontent:menu.footer', area: 'site' },
  { href: '/desk/dictionaries', icon: 'bullets', key: 'deskcontent:menu.dictionaries', area: 'site' },
  { href: '/desk/home-page', icon: 'picture', key: 'deskcontent:menu.homePage', area: 'content' },
  { href: '/desk/content', icon: 'text', key: 'deskcontent:menu.content', area: 'content' },
  { href: '/desk/notices', icon: 'quote', key: 'deskcontent:menu.notices', area: 'content' },
  { href: '/desk/words', icon: 'search', key: 'deskcontent:menu.words', area: 'content' },
  { href: '/desk/orders', icon: 'order', key: 'deskorders:menu', area: 'orders' },
  { href: '/desk/invoices', icon: 'text', key: 'deskinvoices:title', area: 'orders' },
  { href: '/desk/chat', icon: 'chat', key: 'deskchat:title', area: 'chat' },
  { href: '/desk/shoppers', icon: 'user', key: 'deskshoppers:title', area: 'shoppers' },
  { href: '/desk/refunds', icon: 'refresh', key: 'deskrefunds:title', area: 'refunds' },
  { href: '/desk/reviews', icon: 'quote', key: 'deskreviews:title', area: 'orders' },
  { href: '/desk/coupons', icon: 'coupon', key: 'deskcoupons:title', area: 'promotions' },
  { href: '/desk/discounts', icon: 'clock', key: 'deskdiscounts:title', area: 'promotions' },
  { href: '/desk/flash-sale', icon: 'bolt', key: 'deskflash:title', area: 'promotions' },
  { href: '/desk/group-buy', icon: 'staff', key: 'deskgroups:title', area: 'promotions' },
  { href: '/desk/points-mall', icon: 'coins', key: 'deskpoints:title', area: 'promotions' },
  { href: '/desk/payments', icon: 'coins', key: 'deskpayments:title', area: 'money' },
  { href: '/desk/connections', icon: 'link', key: 'deskconnections:title', area: 'money' },
  { href: '/desk/members', icon: 'chart', key: 'deskmembers:title', area: 'money' },
  { href: '/desk/merchants', icon: 'chart', key: 'desksettlement:merchants', area: 'money' },
  { href: '/desk/commission', icon: 'numbersSet', key: 'desksettlement:commission', area: 'money' },
  { href: '/desk/adjustments', icon: 'table', key: 'desksettlement:adjustments', area: 'money' },
  { href: '/desk/settlement', icon: 'coins', key: 'desksettlement:title', area: 'settlement' },
  { href: '/desk/statements', icon: 'text', key: 'desksettlement:statements', area: 'settlement' },
  { href: '/desk/numbers', icon: 'numbersSet', key: 'deskcontent:menu.numbers', area: 'money' },
  { href: '/desk/stores', icon: 'shop', key: 'deskstores:title', area: 'stores' },
  { href: '/desk/shops', icon: 'shop', key: 'deskstores:shops.title', area: 'stores' },
  { href: '/desk/categories', icon: 'bullets', key: 'deskcategories:title', area: 'stores' },
  { href: '/desk/brands', icon: 'star', key: 'deskcategories:brands', area: 'stores' },
  { href: '/desk/attributes', icon: 'numbersSet', key: 'deskcategories:attributes', area: 'stores' },
  { href: '/desk/staff', icon: 'staff', key: 'desk:menu.staff', area: 'staff' },
  { href: '/desk/changes', icon: 'clock', key: 'desk:menu.changes', area: 'changes' },
  { href: PRODUCTS_PATH, icon: 'goods', key: 'desk:menu.products', area: 'catalog' },
  { href: SHOP_PATH, icon: 'shop', key: 'desk:menu.shop', area: 'catalog' },
];

export const menuOf = (role: Role): { area: Area; screens: DeskScreen[] }[] =>
  AREAS.filter((area) => MAY[role].includes(area))
    .map((area) => ({ area, screens: SCREENS.filter((screen) => screen.area === area) }))
    .filter(({ screens }) => screens.length > 0);

export const screenOf = (path: string): DeskScreen | undefined =>
  SCREENS.filter(({ href }) => path === href || (href !== DESK_PATH && path.startsWith(`${href}/`))).at(-1);
