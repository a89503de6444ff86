import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATUS } from '#contract/enums.ts';
import type { Rights } from '#contract/operator/areas.values.ts';
import type { AddedRole, GivenPassword, OperatorInput, StaffView } from '#contract/operator/staff.schema.ts';
import { ROLES_MOST } from '#contract/operator/values.ts';
import { deskRole, operator } from '#mall/operator/operator.tables.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { addOperatorWith } from '../../helpers/people/add.ts';

const PATH = '/api/desk/p/staff';
const SHOP = 1;
const OTHER = 2;
const BEYOND = '对方或该角色拥有您没有的权限，您不能更改或授予';

let mall: TestMall;
let admin: { id: number; token: string };
let owner: { id: number; token: string };
let stranger: { id: number; token: string };
beforeAll(async () => {
  mall = await openTestMall();
  admin = await makeOperator(mall, null, 'admin');
  owner = await makeOperator(mall, SHOP, 'owner');
  stranger = await makeOperator(mall, OTHER, 'owner');
});
afterAll(() => mall.close());

const list = async ({ token }: { token: string }) => need(await mall.call<StaffView>('GET', PATH, { token }));
const numbers = (function* count() {
  for (let n = 1; ; n += 1) yield n;
})();
const next = () => numbers.next().value;
const nameOf = () => `角色 ${next()}`;
const makeRole = (by: { token: string }, shopId: number | null, rights: Rights, name = nameOf()) =>
  mall.call<AddedRole>('POST', `${PATH}/roles`, { token: by.token, body: { shopId, name, rights } });
const changeRole = (by: { token: string }, id: number, rights: Rights, version = 1, name = nameOf()) =>
  mall.call('PUT', `${PATH}/roles/${id}`, { token: by.token, body: { name, rights, version } });
const removeRole = (by: { token: string }, id: number) =>
  mall.call('DELETE', `${PATH}/roles/${id}`, { token: by.token });
const clerk = (more: Partial<OperatorInput> = {}): OperatorInput => ({
  ...{ name: '小发', role: 'shipping', roleId: null, shopId: SHOP, status: STATUS.NORMAL },
  ...more,
});
const add = (by: { token: string }, input: OperatorInput) =>
  mall.call<GivenPassword>('POST', PATH, {
    token: by.token,
    body: { userName: `clerk-${next()}`, input },
  });
const change = (by: { token: string }, id: number, input: OperatorInput) =>
  mall.call('PUT', `${PATH}/${id}`, { token: by.token, body: input });

describe("a shop's owner", () => {
  it("keeps the shop's own staff, and sees nobody else's", async () => {
    const { id } = need(await add(owner, clerk()));
    const { operators, shops } = await list(owner);
    expect(operators.find((one) => one.id === id)).toMatchObject({ role: 'shipping', shopId: SHOP, may: true });
    expect(new Set(operators.map(({ shopId }) => shopId))).toEqual(new Set([SHOP]));
    expect(shops.map((one) => one.id)).toEqual([SHOP]);
    expect((await list(stranger)).operators.some((one) => one.id === id)).toBe(false);
    expect((await list(admin)).operators.some((one) => one.id === id)).toBe(true);
    need(await change(owner, id, clerk({ name: '小发二', status: STATUS.DISABLED })));
    expect((await change(stranger, id, clerk({ shopId: OTHER }))).status).toBe(404);
    expect((await mall.call('POST', `${PATH}/${id}/password`, { token: stranger.token, body: {} })).status).toBe(404);
  });

  it.each([
    ['of another shop', clerk({ shopId: OTHER })],
    ['of the mall', clerk({ role: 'service', shopId: null })],
  ])('lets nobody in who is %s, and moves nobody there', async (_what, input) => {
    expect((await add(owner, input)).status).toBe(404);
    const { id } = need(await add(owner, clerk()));
    expect((await change(owner, id, input)).status).toBe(404);
  });

  it('makes roles of what a shop has, for the shop alone', async () => {
    const { id } = need(await makeRole(owner, SHOP, { orders: 'change', shoppers: 'change', settings: 'look' }));
    const role = (await list(owner)).roles.find((one) => one.id === id);
    expect(role).toMatchObject({
      rights: { orders: 'change', settings: 'look' },
      shopId: SHOP,
      operators: 0,
      may: true,
    });
    expect((await list(stranger)).roles).toEqual([]);
    expect((await makeRole(owner, OTHER, { orders: 'look' })).status).toBe(404);
    expect((await makeRole(owner, null, { orders: 'look' })).status).toBe(404);
    expect((await changeRole(stranger, id, {})).status).toBe(404);
    expect((await removeRole(stranger, id)).status).toBe(404);
    expect((await add(stranger, clerk({ role: 'custom', roleId: id, shopId: OTHER }))).status).toBe(404);
  });

  it('does not touch the store account, which is the shop’s itself', async () => {
    const [row] = await mall.db
      .insert(operator)
      .values({ userName: 'shop-own', passwordHash: '', name: '店主', role: 'shop', shopId: SHOP, accountId: 999_999 })
      .returning({ id: operator.id });
    const id = row?.id ?? 0;
    const own = (await list(owner)).operators.find((one) => one.id === id);
    expect(own).toMatchObject({ role: 'owner', store: true, may: false });
    const input = clerk({ role: 'owner', status: STATUS.DISABLED });
    expect((await change(owner, id, input)).envelope.msg).toBe(BEYOND);
    need(await change(admin, id, input));
    const after = await mall.db.select().from(operator).where(eq(operator.id, id));
    expect(after[0]).toMatchObject({ role: 'shop', status: STATUS.DISABLED });
  });
});

describe('a role that was made at the desk', () => {
  it('lets do what it says, from the next request on, and no more once it is changed', async () => {
    const { id } = need(await makeRole(owner, SHOP, { orders: 'change' }));
    const { token } = await withRole(id);
    const orders = () => mall.call('GET', '/api/desk/p/orders', { token });
    const goods = () => mall.call('GET', '/api/desk/p/products', { token });
    expect([(await orders()).status, (await goods()).status]).toEqual([200, 403]);
    need(await changeRole(owner, id, { goods: 'look' }));
    expect([(await orders()).status, (await goods()).status]).toEqual([403, 200]);
    const me = need(await mall.call<{ roleName: string }>('GET', '/api/desk/p/me', { token }));
    expect(me.roleName).toMatch(/^角色/);
  });

  async function withRole(roleId: number) {
    const made = await addOperatorWith(mall.db, mall.now.now, { shopId: SHOP, rights: {} });
    await mall.db.update(operator).set({ roleId }).where(eq(operator.id, made.id));
    return made;
  }

  it('is not changed by who looked at an older one, and its name is of one role only', async () => {
    const name = nameOf();
    const { id } = need(await makeRole(owner, SHOP, { orders: 'look' }, name));
    expect((await makeRole(owner, SHOP, {}, name)).envelope).toMatchObject({ data: [{ field: 'name' }] });
    need(await makeRole(stranger, OTHER, {}, name));
    const other = need(await makeRole(owner, SHOP, { orders: 'look' }));
    expect((await changeRole(owner, other.id, {}, 1, name)).envelope).toMatchObject({ data: [{ field: 'name' }] });
    need(await changeRole(owner, id, { orders: 'change' }));
    expect((await changeRole(owner, id, {})).envelope.msg).toBe('此角色刚刚被修改，请刷新后重试');
  });

  it('is not removed while somebody has it; who had it before does not keep it', async () => {
    const { id } = need(await makeRole(owner, SHOP, { orders: 'look' }));
    const given = need(await add(owner, clerk({ role: 'custom', roleId: id })));
    expect((await removeRole(owner, id)).envelope.msg).toContain('还有1人');
    // A node of the version before gives another role, and knows nothing of this one.
    await mall.db.update(operator).set({ role: 'shop' }).where(eq(operator.id, given.id));
    need(await removeRole(owner, id));
    expect(await mall.db.$count(deskRole, eq(deskRole.id, id))).toBe(0);
    expect((await removeRole(owner, id)).status).toBe(404);
  });

  it('is one of so many', async () => {
    const shopId = 3;
    for (let n = 0; n < ROLES_MOST; n += 1) need(await makeRole(admin, shopId, {}));
    expect((await makeRole(admin, shopId, {})).envelope.msg).toContain(String(ROLES_MOST));
  });

  it.each([
    ['a role that is missing', clerk({ role: 'custom' })],
    ['a number beside another role', clerk({ roleId: 1 })],
    ['a role of the mall in a shop', clerk({ role: 'admin' })],
    ['a role of a shop in the mall', clerk({ shopId: null })],
  ])('is not given as %s', async (_what, input) => {
    expect((await add(admin, input)).envelope.code).toBe('A00002');
  });

  it('of a shop is not given to the mall’s people, nor one of the mall to a shop’s', async () => {
    const ofShop = need(await makeRole(admin, SHOP, { orders: 'look' }));
    const ofMall = need(await makeRole(admin, null, { orders: 'look' }));
    expect((await add(admin, clerk({ role: 'custom', roleId: ofShop.id, shopId: null }))).status).toBe(404);
    expect((await add(admin, clerk({ role: 'custom', roleId: ofMall.id }))).status).toBe(404);
    expect((await makeRole(admin, 999, { orders: 'look' })).status).toBe(404);
  });
});

describe('nobody gives what they do not have', () => {
  const helper = (shopId: number | null, rights: Rights) => addOperatorWith(mall.db, mall.now.now, { shopId, rights });

  it('nor makes a role of it, nor changes one that has it', async () => {
    const by = await helper(null, { staff: 'change', orders: 'look' });
    expect((await makeRole(by, null, { orders: 'change' })).envelope.msg).toBe(BEYOND);
    expect((await makeRole(by, null, { money: 'look' })).envelope.msg).toBe(BEYOND);
    const { id } = need(await makeRole(by, null, { orders: 'look', staff: 'change' }));
    expect((await changeRole(by, id, { orders: 'change' })).envelope.msg).toBe(BEYOND);
    const above = need(await makeRole(admin, null, { money: 'look' }));
    expect((await changeRole(by, above.id, {})).envelope.msg).toBe(BEYOND);
    expect((await removeRole(by, above.id)).envelope.msg).toBe(BEYOND);
    const { roles } = await list(by);
    expect(roles.filter(({ may }) => may).map((one) => one.id)).toContain(id);
    expect(roles.find((one) => one.id === above.id)?.may).toBe(false);
  });

  it('nor changes who may do more, or takes their password', async () => {
    const by = await helper(SHOP, { staff: 'change', orders: 'change' });
    const small = need(await add(by, clerk()));
    expect((await add(by, clerk({ role: 'shop' }))).envelope.msg).toBe(BEYOND);
    expect((await change(by, small.id, clerk({ role: 'owner' }))).envelope.msg).toBe(BEYOND);
    expect((await change(by, owner.id, clerk())).envelope.msg).toBe(BEYOND);
    expect((await mall.call('POST', `${PATH}/${owner.id}/password`, { token: by.token, body: {} })).envelope.msg).toBe(
      BEYOND,
    );
    need(await mall.call('POST', `${PATH}/${small.id}/password`, { token: by.token, body: {} }));
    const one = (await list(by)).operators.find(({ id }) => id === owner.id);
    expect(one?.may).toBe(false);
  });
});

describe('at once', () => {
  it('two who give a role and remove it: it is there for who has it, or nobody has it', async () => {
    for (let n = 0; n < 8; n += 1) {
      const { id } = need(await makeRole(owner, SHOP, { orders: 'look' }));
      const [given, removed] = await Promise.all([
        add(owner, clerk({ role: 'custom', roleId: id })),
        removeRole(owner, id),
      ]);
      expect([given.envelope.success, removed.envelope.success].filter(Boolean)).toHaveLength(1);
      expect(await mall.db.$count(operator, eq(operator.roleId, id))).toBe(given.envelope.success ? 1 : 0);
    }
  });

  it('two roles get one name: one is told', async () => {
    const name = nameOf();
    const both = await Promise.all([makeRole(owner, SHOP, {}, name), makeRole(owner, SHOP, {}, name)]);
    expect(both.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('two edits of one role: one is told', async () => {
    const { id } = need(await makeRole(owner, SHOP, {}));
    const both = await Promise.all([changeRole(owner, id, { orders: 'look' }), changeRole(owner, id, {})]);
    expect(both.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('administrators put each other out, by role and by lock: one is there in the end', async () => {
    for (let n = 0; n < 6; n += 1) {
      const [one, two] = [await makeOperator(mall, null, 'admin'), await makeOperator(mall, null, 'admin')];
      await mall.db.update(operator).set({ status: STATUS.DISABLED }).where(eq(operator.role, 'admin'));
      for (const { id } of [one, two])
        await mall.db.update(operator).set({ status: STATUS.NORMAL }).where(eq(operator.id, id));
      const out = clerk({ role: 'service', shopId: null });
      const shut = clerk({ role: 'admin', shopId: null, status: STATUS.DISABLED });
      const answers = await Promise.all([change(one, two.id, out), change(two, one.id, n % 2 ? out : shut)]);
      expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
      const acting = await mall.db.select().from(operator).where(eq(operator.role, 'admin'));
      expect(acting.filter(({ status }) => status === STATUS.NORMAL)).toHaveLength(1);
    }
    await mall.db.update(operator).set({ status: STATUS.NORMAL }).where(eq(operator.id, admin.id));
  });
});

it('what was done to roles is in the log of changes, with their names', async () => {
  type Page = { items: { id: number; action: string; kind: string; title: { zh: string } | null }[] };
  const { id } = need(await makeRole(admin, null, { orders: 'look' }, '只看订单'));
  need(await changeRole(admin, id, { orders: 'change' }, 1, '只管订单'));
  need(await removeRole(admin, id));
  const { token } = admin;
  const { items } = need(await mall.call<Page>('GET', `/api/desk/p/changes?kind=role&ref=${id}`, { token }));
  expect(items.map(({ action, title }) => [action, title?.zh])).toEqual([
    ['remove', '只管订单'],
    ['save', '只管订单'],
    ['add', '只看订单'],
  ]);
});
