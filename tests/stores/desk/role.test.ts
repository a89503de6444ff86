import { beforeEach, expect, it } from 'vitest';
import { MALL_PRESETS, SHOP_PRESETS } from '#contract/operator/roles.values.ts';
import type { OperatorView, RoleView } from '#contract/operator/staff.schema.ts';
import { createRoles, roleRows, withLevel } from '#src/stores/desk/role.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
const PACKER: RoleView = {
  ...{ id: 5, name: 'Packer', rights: { orders: 'change' }, shopId: 3, version: 2, operators: 1, may: true },
};
const clerk = { role: 'shipping' } as OperatorView;
const STAFF = { operators: [clerk, clerk], roles: [PACKER], shops: [{ id: 3, name: 'Hillside' }] };

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  mall.answers['GET /desk/p/staff'] = STAFF;
});

it('a change is ticked with the look, and the look is left when it is taken back', () => {
  expect(withLevel({}, 'orders', 'change', true)).toEqual({ orders: 'change' });
  expect(withLevel({}, 'orders', 'look', true)).toEqual({ orders: 'look' });
  expect(withLevel({ orders: 'change', goods: 'look' }, 'orders', 'change', false)).toEqual({
    orders: 'look',
    goods: 'look',
  });
  expect(withLevel({ orders: 'change' }, 'orders', 'look', false)).toEqual({});
  expect(withLevel({ exports: 'change' }, 'exports', 'change', false)).toEqual({});
});

it('the mall sees its own roles and those of shops, a shop its own', () => {
  const rows = roleRows(STAFF, null);
  expect(rows.map(({ id }) => id)).toEqual([...MALL_PRESETS, ...SHOP_PRESETS, '5']);
  expect(rows.at(-1)).toMatchObject({ shop: 'Hillside', shopId: 3, operators: 1 });
  expect(rows.find(({ id }) => id === 'shipping')?.operators).toBe(2);
  expect(roleRows(STAFF, 3).map(({ id, shopId }) => [id, shopId])).toEqual([...SHOP_PRESETS, '5'].map((id) => [id, 3]));
});

it('a role is made, changed and removed, and a refusal is said', async () => {
  const roles = createRoles(words);
  const form = { name: 'Packer', rights: { orders: 'look' }, shopId: 3, version: 2 } as const;
  mall.answers['POST /desk/p/staff/roles'] = { id: 5 };
  expect(await roles.save(undefined, form)).toBe(true);
  expect(mall.sent.at(-2)?.body).toEqual({ name: 'Packer', rights: { orders: 'look' }, shopId: 3 });
  mall.answers['PUT /desk/p/staff/roles/5'] = new Refusal('changed');
  expect(await roles.save(5, form)).toBe(false);
  expect(roles.$failure.get()).toEqual({ text: 'changed' });
  mall.answers['PUT /desk/p/staff/roles/5'] = null;
  expect(await roles.save(5, form)).toBe(true);
  mall.answers['DELETE /desk/p/staff/roles/5'] = null;
  expect(await roles.remove(5)).toBe(true);
});
