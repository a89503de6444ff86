import { MENU_BETWEEN } from '../../shared/desk/menu-key.ts';
import type { DeskScreen, MenuGroup } from './menu.ts';

type Menu = readonly { group: MenuGroup; screens: readonly DeskScreen[] }[];

/** A menu of so many screens is short enough to be shown whole. */
const FEW = 17;
const DAILY: readonly MenuGroup[] = ['orders', 'goods'];

/**
 * Which groups of the menu are open: that of the screen that is shown, and those that were left open.
 * @param left as the cookie has it; undefined: nobody opened or closed one yet
 */
export function openGroups(menu: Menu, here: string | undefined, left: string | undefined): ReadonlySet<MenuGroup> {
  const all = menu.map(({ group }) => group);
  const count = menu.reduce((sum, { screens }) => sum + screens.length, 0);
  const names = left?.split(MENU_BETWEEN);
  const usual = count <= FEW ? all : DAILY;
  const active = menu.find(({ screens }) => screens.some(({ href }) => href === here))?.group;
  return new Set(all.filter((group) => group === active || (names ? names.includes(group) : usual.includes(group))));
}
