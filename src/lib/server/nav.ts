export const NAV_PATHS = [
  '/',
  '/newlist',
  '/flash-sale',
  '/group-buy',
  '/coupons',
  '/special-discount',
  '/customized',
  '/member-center/member-center',
] as const;
const ALL = '/goods';
export type NavPath = (typeof NAV_PATHS)[number] | typeof ALL;

export const navCell = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): NavPath | undefined =>
  pathname === ALL ? (search ? undefined : ALL) : NAV_PATHS.find((path) => path === pathname);
