import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskStore, DeskStores } from '#contract/store/schema.ts';
import type { NewShop, ShopDocument } from '#contract/store/shop.schema.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { shelveShop } from '#mall/product/product.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { lockApplication, lockNames } from '#mall/store/store.queries.ts';
import { makeGoods, makeOperator, need } from '../../helpers/mall/buying.ts';
import { errorOf } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { foundBy, type Keeper, makeKeeper, pageOf } from '../../helpers/mall/product.ts';
import { makeApplicant, makeReviewer } from '../../helpers/mall/store.ts';
import { onPostgres, waits } from '../../helpers/mall/waits.ts';

type Whole = { value: ShopDocument; version: number };
const SHOP = 2;
const LOGO = 'm/0123456789abcdef0123456789abcdef.webp';
const own = (zh: string, en = ''): NewShop => ({ name: { zh, en }, city: { zh: '杭州', en: 'Hangzhou' }, logo: LOGO });

let mall: TestMall;
let admin: Keeper;
beforeAll(async () => {
  mall = await openTestMall();
  admin = await makeKeeper(mall, null);
});
afterAll(() => mall.close());

const add = (input: NewShop) => admin.call<{ id: number }>('POST', '/shops', input);
const read = async (id: number) => need(await admin.call<Whole>('GET', `/shop/${id}`));
const rename = async (id: number, zh: string, en = '', who = admin) => {
  const { value, version } = await read(id);
  return who.call<Whole>('PUT', `/shop/${id}`, { value: { ...value, name: { zh, en } }, version });
};

describe("a shop of the mall's own", () => {
  it('is opened without an application, and by an administrator alone', async () => {
    const { id } = need(await add(own('直营优品', 'Mall Direct')));
    const [row] = await mall.db.select().from(shop).where(eq(shop.id, id));
    expect(row).toMatchObject({ name: { zh: '直营优品', en: 'Mall Direct' }, official: true, status: 0, logo: LOGO });
    expect(row, 'nobody has rated it').toMatchObject({ goodsScore: 0, serviceScore: 0, deliveryScore: 0 });
    expect((await read(id)).value).toMatchObject({ city: { zh: '杭州' }, intro: { zh: '', en: '' } });
    const [written] = await mall.db
      .select()
      .from(change)
      .where(eq(change.ref, String(id)));
    expect(written).toMatchObject({ kind: 'shop', action: 'add', operatorId: admin.id });
    for (const role of ['shop', 'editor', 'service'] as const) {
      const { token } = await makeOperator(mall, role === 'shop' ? 1 : null, role);
      expect((await mall.call('POST', '/api/desk/p/shops', { token, body: own('别人的店') })).status).toBe(403);
    }
  });

  it.each([
    ['', 'name'],
    ['特卖@场', 'name'],
    ['一二三四五六七八九十一二三四五六七八九十一', 'name'],
  ])('is not called %j', async (name, field) => {
    expect(errorOf(await add(own(name)))).toBe(field);
  });

  it('needs a city and a logo', async () => {
    expect(errorOf(await add({ ...own('没有城市'), city: { zh: ' ', en: '' } }))).toContain('city');
    expect(errorOf(await add({ ...own('没有标志'), logo: '' }))).toContain('logo');
  });
});

describe('the name of a shop', () => {
  it('is changed at the desk, in both languages, and search finds what it sells by it', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    need(await rename(SHOP, '琥珀屋', 'Amber House'));
    expect((await pageOf(mall, productId))?.shop.name).toBe('琥珀屋');
    expect(await foundBy(mall, '琥珀屋')).toContain(productId);
  });

  it('is changed by the shop itself, and by no other', async () => {
    const { id } = need(await add(own('自己改名')));
    need(await rename(id, '自己改好了', '', await makeKeeper(mall, id)));
    expect((await rename(id, '别人改名', '', await makeKeeper(mall, 1))).status).toBe(404);
  });

  it('is that of one shop: neither of two languages, nor of an application', async () => {
    need(await add(own('独一无二', 'One of a kind')));
    const { id } = need(await add(own('另一家')));
    for (const [zh, en] of [
      ['独一无二', ''],
      ['新的中文', 'ONE of a Kind'],
    ] as const)
      expect(errorOf(await rename(id, zh, en))).toBe('name');
    const applicant = await makeApplicant(mall);
    need(await applicant.submit(await applicant.filled({ name: '正在申请' })));
    expect(errorOf(await rename(id, '正在申请'))).toBe('name');
    need(await rename(id, '另一家', 'The other one'));
  });

  it('is taken once, however many want it at the same moment', async () => {
    const { id } = need(await add(own('抢名的店')));
    const all = await Promise.all([...Array.from({ length: 6 }, () => add(own('同一个名'))), rename(id, '同一个名')]);
    expect(all.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('frees the old one, also of a store that was applied for', async () => {
    const reviewer = await makeReviewer(mall);
    const applicant = await makeApplicant(mall);
    need(await applicant.submit(await applicant.filled({ name: '申请来的店' })));
    const { items } = need(await reviewer.get<DeskStores>('?search=申请来的店'));
    const id = items[0]?.id ?? 0;
    const { version } = need(await reviewer.get<DeskStore>(`/${id}`));
    need(await reviewer.move(id, 'pass', { version }));
    const shopId = (await applicant.application()).account?.shopId ?? 0;
    need(await rename(shopId, '换了招牌'));
    expect(errorOf(await add(own('换了招牌')))).toBe('name');
    need(await add(own('申请来的店')));
  });
});

/** Somebody else is half through, in the order in which it locks: whoever comes meanwhile waits, and holds nothing that it needs. */
describe('a name that is taken for another one', () => {
  it('is neither applied for nor chosen later, and the field says why', async () => {
    need(await add(own('Apple果园')));
    const { id: official } = need(await add(own('良集自营', 'Liangji Official')));
    const applicant = await makeApplicant(mall);
    const refusals: [string, string][] = [
      ['ＡＰＰＬＥ果园', '过于相像'],
      ['App1e 果园', '过于相像'],
      ['Аpple果园', '不能混用'],
      ['果园官方', '商城自用'],
      ['良集果园', '以商城的名称开头'],
    ];
    for (const [name, why] of refusals) {
      const { envelope } = await applicant.submit(await applicant.filled({ name }));
      expect([name, envelope.data]).toEqual([name, [{ field: 'name', msg: expect.stringContaining(why) }]]);
      const changed = await rename(SHOP, name);
      expect([name, changed.envelope.data]).toEqual([name, [{ field: 'name', msg: expect.stringContaining(why) }]]);
    }
    expect(errorOf(await rename(SHOP, '琥珀小屋', 'Amber Official'))).toBe('name');
    expect(errorOf(await rename(SHOP, '琥珀小屋', 'Аmber'))).toBe('name');
    need(await rename(official, '良集官方优选', 'Liangji Official'));
  });
});

onPostgres('the name of a shop, while another change is under way', () => {
  async function sent(name: string) {
    const reviewer = await makeReviewer(mall);
    const applicant = await makeApplicant(mall);
    need(await applicant.submit(await applicant.filled({ name })));
    const { items } = need(await reviewer.get<DeskStores>(`?search=${name}`));
    const id = items[0]?.id ?? 0;
    const pass = async () => {
      const { version } = need(await reviewer.get<DeskStore>(`/${id}`));
      return reviewer.move(id, 'pass', { version });
    };
    return { applicant, id, pass };
  }

  it('is changed after the store was taken offline', async () => {
    const { applicant, id, pass } = await sent('下线时改名');
    need(await pass());
    const shopId = (await applicant.application()).account?.shopId ?? 0;
    const { renaming } = await mall.db.transaction(async (tx) => {
      await lockApplication(tx, id);
      const change = rename(shopId, '下线后的名字');
      await waits(tx, change);
      await shelveShop(tx, shopId, false);
      return { renaming: change };
    });
    // The shop is of another version now.
    expect((await renaming).envelope.code).toBe('A00001');
    need(await rename(shopId, '下线后的名字'));
  });

  it('is passed after another application was sent', async () => {
    const { id, pass } = await sent('同时提交的店');
    const { passing } = await mall.db.transaction(async (tx) => {
      await lockNames(tx);
      const answer = pass();
      await waits(tx, answer);
      await lockApplication(tx, id);
      return { passing: answer };
    });
    need(await passing);
  });
});
