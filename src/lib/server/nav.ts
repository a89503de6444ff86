import { MENU_ENTRIES, type MenuEntry } from '#contract/content/values.ts';

const HOME = '/';
const ALL = '/goods';
const PATHS = {
  new: '/newlist',
  flash: '/flash-sale',
  group: '/group-buy',
  coupons: '/coupons',
  discounts: '/special-discount',
  custom: '/customized',
  members: '/member-center/member-center',
} as const satisfies Record<MenuEntry, string>;
type MenuPath = (typeof PATHS)[MenuEntry] | typeof HOME;
export type NavPath = MenuPath | typeof ALL;

/** In the order of the menu, whatever the mall's order is. */
export const menuPaths = (entries: readonly MenuEntry[]): MenuPath[] => [
  HOME,
  ...MENU_ENTRIES.filter((entry) => entries.includes(entry)).map((entry) => PATHS[entry]),
];

export const navCell = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): NavPath | undefined =>
  pathname === ALL ? (search ? undefined : ALL) : menuPaths(MENU_ENTRIES).find((path) => path === pathname);
