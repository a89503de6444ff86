import { expect, it } from 'vitest';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';
import { menuOf } from '#src/lib/server/desk/menu.ts';
import { openGroups } from '#src/lib/server/desk/open-groups.ts';

const whole = menuOf({ rights: PRESET_RIGHTS.admin, shopId: null });
const short = menuOf({ rights: PRESET_RIGHTS.editor, shopId: null });

it.each([
  ['the daily ones and that of the screen', whole, '/desk/staff', undefined, ['orders', 'goods', 'staff']],
  ['what was left open, and that of the screen', whole, '/desk/staff', 'money.site', ['site', 'money', 'staff']],
  ['only that of the screen, when all were closed', whole, '/desk/orders', '', ['orders']],
  ['none, when all were closed, at a screen that is not in the menu', whole, undefined, '', []],
  ['what there is, of a cookie of another time', whole, undefined, 'goods.__proto__.x', ['goods']],
  ['all of a short menu', short, '/desk/web', undefined, ['home', 'promotions', 'content', 'site']],
])('open are %s', (_what, menu, here, left, open) => expect([...openGroups(menu, here, left)]).toEqual(open));
