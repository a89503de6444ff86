import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { COLLECTION, collection } from '#mall/collection/collection.tables.ts';
import { type Buyer, makeBuyer, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { messagesOf } from '../../helpers/mall/message.ts';
import { type Keeper, makeKeeper, named, priced } from '../../helpers/mall/product.ts';
import { later } from '../../helpers/mall/time.ts';

const SHOP = 3;

let mall: TestMall;
let keeper: Keeper;
let admin: Keeper;
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
  admin = await makeKeeper(mall, null);
});
afterAll(() => mall.close());

async function follower(refId = SHOP, kind: number = COLLECTION.SHOP): Promise<Buyer> {
  const buyer = await makeBuyer(mall);
  await mall.db.insert(collection).values({ accountId: buyer.accountId, kind, refId });
  return buyer;
}

/** A product that is about to be put on. */
async function ready(zh: string, en: string): Promise<number> {
  const code = `new-${crypto.randomUUID().slice(0, 8)}`;
  const { id } = need(await keeper.add({ code, title: named(zh), categoryId: 5, brandId: 1 }));
  const { value, version } = await keeper.read(id);
  const title = { zh, en };
  need(
    await keeper.save(id, { value: { ...value, title, pictures: ['demo/p/a.png'], skus: [priced(1_500)] }, version }),
  );
  need(await keeper.move(id, 'submit'));
  need(await admin.move(id, 'approve', { version: (await admin.read(id)).version }));
  return id;
}
const put = async (zh: string, en: string) => {
  const id = await ready(zh, en);
  need(await keeper.move(id, 'putOn'));
  return id;
};

it('who follows a shop hears of its new goods: once a day, with a way to the shop, in their language', async () => {
  const [one, other] = [await follower(), await follower()];
  const strangers = [await follower(SHOP + 1), await follower(SHOP, COLLECTION.PRODUCT), await makeBuyer(mall)];
  const id = await put('新茶', 'New tea');
  await put('第二款', 'The second');
  need(await keeper.move(id, 'putOff'));
  need(await keeper.move(id, 'putOn'));
  for (const { items } of [await messagesOf(mall, one), await messagesOf(mall, other)])
    expect(items).toMatchObject([
      { kind: 'promotion', title: '您关注的店铺上新了', link: `/search?shopId=${SHOP}`, read: false },
    ]);
  expect((await messagesOf(mall, one)).items[0]?.text).toContain('“新茶”');
  expect((await messagesOf(mall, one, '', 'en')).items[0]?.text).toContain('“New tea”');
  for (const stranger of strangers) expect((await messagesOf(mall, stranger)).items).toEqual([]);
  later(mall, DAY_MS);
  need(await keeper.move(id, 'putOff'));
  need(await keeper.move(id, 'putOn'));
  expect((await messagesOf(mall, one)).total).toBe(1);
  await put('第三款', 'The third');
  expect((await messagesOf(mall, one)).items.map(({ text }) => text.includes('第三款'))).toEqual([true, false]);
});

it('several that are put on at once are one message', async () => {
  const buyer = await follower();
  later(mall, DAY_MS);
  const ids = [await ready('甲', 'A'), await ready('乙', 'B'), await ready('丙', 'C')];
  for (const answer of await Promise.all(ids.map((id) => keeper.move(id, 'putOn')))) need(answer);
  expect((await messagesOf(mall, buyer)).total).toBe(1);
});
