import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressBook, AddressInput, AddressView } from '#contract/address/schema.ts';
import { NUMBERS, type Numbers } from '#contract/settings/numbers.values.ts';
import { address } from '#mall/address/address.tables.ts';
import { orderAddress } from '#mall/address/address.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { NUMBERS_TAG, numbers } from '#mall/settings/settings.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { addShopper } from '../../helpers/people/add.ts';

const PATH = '/api/app/p/addresses';
const GUANGZHOU: AddressInput = {
  recipient: ' 李雷 ',
  mobile: '＋86 138-0013 8000',
  region: ['440000', '440100', '440106'],
  detail: ' 天河路1号 ',
};

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const book = async (token: string) => (await mall.call<AddressBook>('GET', PATH, { token })).envelope.data;
const add = (token: string, more: Partial<AddressInput> = {}) =>
  mall.call<AddressView>('POST', PATH, { token, body: { ...GUANGZHOU, ...more } });
async function added(token: string, more: Partial<AddressInput> = {}): Promise<AddressView> {
  const { envelope } = await add(token, more);
  if (!envelope.data) throw new Error(envelope.msg);
  return envelope.data;
}
const defaults = (items: AddressView[] = []) => items.filter(({ isDefault }) => isDefault).map(({ id }) => id);

it('is empty at first and says how many fit', async () => {
  const { token } = await addShopper(mall.db, mall.now.now);
  expect(await book(token)).toEqual({ items: [], max: NUMBERS.addressBook });
});

it('keeps an address as it is meant, the first one as the default', async () => {
  const { token } = await addShopper(mall.db, mall.now.now);
  const { envelope } = await add(token);
  expect(envelope.msg).toBe('地址已保存');
  expect(envelope.data).toEqual({
    id: expect.any(Number),
    recipient: '李雷',
    mobile: '13800138000',
    region: GUANGZHOU.region,
    regionNames: ['广东省', '广州市', '天河区'],
    detail: '天河路1号',
    isDefault: true,
  });
  const { envelope: english } = await mall.call<AddressBook>('GET', PATH, { token, language: 'en' });
  expect(english.data?.items[0]?.regionNames).toEqual(['Guangdong', 'Guangzhou', 'Tianhe District']);
});

it.each([
  ['recipient', '', '请填写收货人', "Enter the recipient's name"],
  ['mobile', '', '请填写收货手机号', 'Enter a mobile number'],
  ['mobile', '12345', '请输入正确的手机号', 'Enter a valid mobile number'],
  ['region', ['440000', '440100'], '请选择完整的所在地区', 'Choose the province, city and district'],
  ['region', ['440000', '440100', '110101'], '请选择完整的所在地区', 'Choose the province, city and district'],
  ['detail', '1号', '详细地址至少5个字符', 'Street address: use at least 5 characters'],
])('refuses %s %j at its field, in both languages', async (field, value, zh, en) => {
  const { token } = await addShopper(mall.db, mall.now.now);
  for (const [language, msg] of [
    ['zh', zh],
    ['en', en],
  ] as const) {
    const { envelope } = await mall.call('POST', PATH, { token, language, body: { ...GUANGZHOU, [field]: value } });
    expect(envelope).toMatchObject({ code: 'A00002', data: [{ field, msg }] });
  }
  expect((await book(token))?.items).toEqual([]);
});

it('one is the default, whichever was asked for last; the list has it first', async () => {
  const { token } = await addShopper(mall.db, mall.now.now);
  const [one, two] = [await added(token), await added(token, { isDefault: true })];
  expect(defaults((await book(token))?.items)).toEqual([two.id]);
  const { envelope } = await mall.call<AddressView>('POST', `${PATH}/${one.id}/default`, { token, body: {} });
  expect(envelope.data).toMatchObject({ id: one.id, isDefault: true });
  const items = (await book(token))?.items ?? [];
  expect(items.map(({ id }) => id)).toEqual([one.id, two.id]);
  expect(defaults(items)).toEqual([one.id]);
});

it('changes one, and its being the default only when asked to', async () => {
  const { token } = await addShopper(mall.db, mall.now.now);
  const [one, two] = [await added(token), await added(token)];
  const change = (id: number, more: Partial<AddressInput>) =>
    mall.call<AddressView>('PUT', `${PATH}/${id}`, { token, body: { ...GUANGZHOU, ...more } });
  expect((await change(one.id, { detail: '中山大道2号' })).envelope.data).toMatchObject({
    detail: '中山大道2号',
    isDefault: true,
  });
  expect((await change(two.id, { isDefault: true })).envelope.data).toMatchObject({ isDefault: true });
  expect(defaults((await book(token))?.items)).toEqual([two.id]);
});

it('where the default one goes, another takes its place', async () => {
  const { token } = await addShopper(mall.db, mall.now.now);
  const [one, two] = [await added(token), await added(token)];
  const { envelope } = await mall.call('DELETE', `${PATH}/${one.id}`, { token });
  expect(envelope).toMatchObject({ success: true, msg: '地址已删除' });
  expect(defaults((await book(token))?.items)).toEqual([two.id]);
  await mall.call('DELETE', `${PATH}/${two.id}`, { token });
  expect((await book(token))?.items).toEqual([]);
});

it("another's address is not there for reading, changing, choosing or deleting", async () => {
  const [mine, theirs] = [await addShopper(mall.db, mall.now.now), await addShopper(mall.db, mall.now.now)];
  const { id } = await added(theirs.token);
  for (const [method, path, body] of [
    ['PUT', `${PATH}/${id}`, GUANGZHOU],
    ['POST', `${PATH}/${id}/default`, {}],
    ['DELETE', `${PATH}/${id}`, undefined],
  ] as const) {
    const { status, envelope } = await mall.call(method, path, { token: mine.token, body });
    expect([status, envelope.success]).toEqual([404, false]);
  }
  expect(await orderAddress(mall.db, mine.accountId, id)).toBeUndefined();
  expect((await book(mine.token))?.items).toEqual([]);
  expect((await book(theirs.token))?.items).toHaveLength(1);
});

it('an order keeps the address in both languages', async () => {
  const { accountId, token } = await addShopper(mall.db, mall.now.now);
  expect(await orderAddress(mall.db, accountId)).toBeUndefined();
  const { id } = await added(token);
  const expected = {
    id,
    recipient: '李雷',
    mobile: '13800138000',
    region: GUANGZHOU.region,
    regionNames: { zh: '广东省广州市天河区', en: 'Tianhe District, Guangzhou, Guangdong' },
    detail: '天河路1号',
  };
  expect(await orderAddress(mall.db, accountId, id)).toEqual(expected);
  expect(await orderAddress(mall.db, accountId)).toEqual(expected);
});

describe('the limit', () => {
  it('holds when fifty are added at once, and one is the default', async () => {
    const { accountId, token } = await addShopper(mall.db, mall.now.now);
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(token, { isDefault: true })));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(NUMBERS.addressBook);
    const refused = answers.find(({ envelope }) => !envelope.success);
    expect(refused?.envelope).toMatchObject({ code: 'A00001', msg: '收货地址已达上限（20个），请删除后再添加' });
    const items = (await book(token))?.items ?? [];
    expect(items).toHaveLength(NUMBERS.addressBook);
    expect(defaults(items)).toHaveLength(1);
    expect(
      await mall.db
        .select({ id: address.id })
        .from(address)
        .where(and(eq(address.accountId, accountId), address.isDefault)),
    ).toHaveLength(1);
  });

  /** As another hand would, unchecked. */
  async function changeNumbers(value: Partial<Numbers>) {
    const row = { name: 'numbers', value };
    await mall.db.insert(setting).values(row).onConflictDoUpdate({ target: setting.name, set: { value } });
    mall.bus.publish(TAGS_TOPIC, [NUMBERS_TAG]);
  }

  it('follows the setting of the mall at once; what makes no sense in it is left out', async () => {
    const { token } = await addShopper(mall.db, mall.now.now);
    await changeNumbers({ addressBook: 1 });
    expect((await book(token))?.max).toBe(1);
    await added(token);
    expect((await add(token)).envelope.msg).toContain('1');
    await changeNumbers({ addressBook: -3, topUpMin: 500 });
    expect(await numbers(mall)).toEqual({ ...NUMBERS, topUpMin: 500 });
    await mall.db.delete(setting).where(eq(setting.name, 'numbers'));
  });

  it('a setting that could not be read is asked for again', async () => {
    const bus = { ...mall.bus, subscribe: () => () => {} };
    const broken = { bus, database: { ...mall.database, db: {} as TestMall['db'] } };
    await expect((async () => numbers(broken))()).rejects.toThrow();
    expect((await numbers({ ...mall, bus })).addressBook).toBeGreaterThan(0);
  });
});
