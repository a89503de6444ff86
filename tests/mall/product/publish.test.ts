import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { listing } from '#mall/catalog/listing.tables.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { returnPlace } from '#mall/refund/refund.tables.ts';
import { brokenRules, need, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { foundBy, type Keeper, makeKeeper, named, pageOf, priced, skusOf } from '../../helpers/mall/product.ts';

const { TO_PUBLISH, TO_AUDIT, TO_PUT_ON, PUT_ON, PUT_OFF } = PUBLISH_STATUS;
const SHOP = 3;

let mall: TestMall;
let keeper: Keeper;
let admin: Keeper;
const dropped: string[] = [];
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
  admin = await makeKeeper(mall, null);
  mall.bus.subscribe(TAGS_TOPIC, (tags) => void dropped.push(...(tags as string[])));
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

describe('publishing', () => {
  const fresh = async (keep: Keeper = keeper) => {
    const code = `new-${crypto.randomUUID().slice(0, 8)}`;
    const { id } = need(await keep.add({ code, title: named('新品'), categoryId: 5, brandId: 1 }));
    const { value, version } = await keep.read(id);
    need(await keep.save(id, { value: { ...value, pictures: ['demo/p/a.png'], skus: [priced(1_500)] }, version }));
    return id;
  };
  const statusOf = async (id: number) => (await admin.state(id)).status;

  it('goes from a new product over the audit to the shelf, and only there it is seen, found and sold', async () => {
    const id = await fresh();
    expect(await statusOf(id)).toBe(TO_PUBLISH);
    need(await keeper.move(id, 'submit'));
    expect(await statusOf(id)).toBe(TO_AUDIT);
    const { version } = await admin.read(id);
    need(await admin.move(id, 'approve', { version }));
    expect(await statusOf(id)).toBe(TO_PUT_ON);
    expect(await pageOf(mall, id)).toBeUndefined();
    const [one] = await skusOf(mall, id);
    need(await keeper.adjust(id, [{ skuId: one?.id ?? 0, change: 5 }]));
    dropped.length = 0;
    need(await keeper.move(id, 'putOn'));
    expect(dropped).toContain(`product:${id}`);
    expect(dropped).toContain('category:all');
    expect(await pageOf(mall, id)).toMatchObject({ price: 1_500, putOnAt: mall.now.now.toISOString() });
    expect(await foundBy(mall, '新品')).toContain(id);
    need(await admin.move(id, 'putOff'));
    expect(await statusOf(id)).toBe(PUT_OFF);
    expect(await pageOf(mall, id)).toBeUndefined();
    expect(await foundBy(mall, '新品')).not.toContain(id);
    expect(await mall.db.select().from(listing).where(eq(listing.productId, id))).toEqual([]);
    need(await keeper.move(id, 'putOn'));
    expect(await statusOf(id)).toBe(PUT_ON);
    const { log } = await keeper.state(id);
    expect(log.map(({ move, to }) => [move, to])).toEqual([
      ['putOn', PUT_ON],
      ['putOff', PUT_OFF],
      ['putOn', PUT_ON],
      ['approve', TO_PUT_ON],
      ['submit', TO_AUDIT],
    ]);
  });

  it('needs a return address of its shop to be put on; what is on stays on', async () => {
    const id = await fresh();
    need(await keeper.move(id, 'submit'));
    const { version } = await admin.read(id);
    need(await admin.move(id, 'approve', { version }));
    const places = await mall.db.delete(returnPlace).returning();
    expect((await keeper.move(id, 'putOn')).envelope.msg).toContain('退货地址');
    await mall.db.insert(returnPlace).values(places);
    need(await keeper.move(id, 'putOn'));
    await mall.db.delete(returnPlace);
    expect(await statusOf(id)).toBe(PUT_ON);
    expect(await pageOf(mall, id)).toBeDefined();
    await mall.db.insert(returnPlace).values(places);
  });

  it('is brought to the shelf by an administrator alone, whichever shop it is of', async () => {
    const id = await fresh();
    expect((await admin.state(id)).moves).toEqual(['submit']);
    need(await admin.move(id, 'submit'));
    const { version } = await admin.read(id);
    need(await admin.move(id, 'approve', { version }));
    expect((await admin.state(id)).moves).toEqual(['putOn']);
    need(await admin.move(id, 'putOn'));
    expect(await pageOf(mall, id)).toBeDefined();
  });

  it('goes back to the shop with a reason when it is refused', async () => {
    const id = await fresh();
    need(await keeper.move(id, 'submit'));
    expect((await admin.move(id, 'refuse')).envelope.msg).toBe('请填写原因');
    need(await admin.move(id, 'refuse', { reason: '图片不清晰' }));
    const state = await keeper.state(id);
    expect(state).toMatchObject({ status: TO_PUBLISH, moves: ['submit'] });
    expect(state.log[0]).toMatchObject({ move: 'refuse', reason: '图片不清晰' });
  });

  it('approves what was looked at, and not what came after', async () => {
    const id = await fresh();
    need(await keeper.move(id, 'submit'));
    const { value, version } = await keeper.read(id);
    need(await keeper.save(id, { value: { ...value, title: named('换了') }, version }));
    for (const input of [{ version }, {}])
      expect((await admin.move(id, 'approve', input)).envelope.msg).toBe('商品内容刚被修改，请重新核对');
    need(await admin.move(id, 'approve', { version: version + 1 }));
  });

  it('refuses every move that the table does not have, and changes nothing', async () => {
    const id = await fresh();
    for (const [by, move] of [
      [keeper, 'putOn'],
      [keeper, 'putOff'],
      [keeper, 'approve'],
      [admin, 'approve'],
      [admin, 'putOn'],
    ] as const)
      expect((await by.move(id, move, { version: 2 })).envelope.msg).toBe('商品状态已变化，请刷新后重试');
    expect(await statusOf(id)).toBe(TO_PUBLISH);
    expect((await keeper.state(id)).log).toEqual([]);
  });

  it('is submitted when it is ready, and not before', async () => {
    const { id } = need(await keeper.add({ code: 'bare-1', title: named('空'), categoryId: 5, brandId: 1 }));
    expect((await keeper.move(id, 'submit')).envelope).toMatchObject({ code: 'A00002', data: [{ field: 'pictures' }] });
  });

  it('of many who move one at once, one does', async () => {
    const id = await fresh();
    const answers = await Promise.all(Array.from({ length: 20 }, () => keeper.move(id, 'submit')));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect((await keeper.state(id)).log).toHaveLength(1);
  });

  it('makes one product of a code, once', async () => {
    const input = { code: 'only-one', title: named('一'), categoryId: 5, brandId: 1 };
    const key = crypto.randomUUID();
    const [one, same] = [need(await keeper.add(input, key)), need(await keeper.add(input, key))];
    expect(same).toEqual(one);
    expect((await keeper.add(input)).envelope).toMatchObject({ data: [{ field: 'code', msg: '该商品编码已被使用' }] });
    need(await admin.add({ ...input, shopId: 4 }));
    for (const [field, wrong] of [
      ['shopId', {}],
      ['shopId', { shopId: 999 }],
      ['brandId', { shopId: 4, brandId: 999_999 }],
      ['categoryId', { shopId: 4, categoryId: 999_999 }],
    ] as const)
      expect((await admin.add({ ...input, ...wrong })).envelope).toMatchObject({ code: 'A00002', data: [{ field }] });
    // A brand may be none, which is said by null.
    for (const [field, msg, empty] of [
      ['categoryId', '请选择类目', [0, null, undefined]],
      ['brandId', '请选择品牌', [0, undefined]],
    ] as const) {
      for (const nothing of empty)
        expect((await keeper.add({ ...input, code: 'none', [field]: nothing as number })).envelope).toMatchObject({
          ...{ code: 'A00002', data: [{ field, msg }] },
        });
    }
    // Whatever an operator of a shop says, it is theirs.
    const { id } = need(await keeper.add({ ...input, code: 'mine', shopId: 4 }));
    expect((await keeper.state(id)).shopId).toBe(SHOP);
  });
});
