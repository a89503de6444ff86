import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopDocument } from '#contract/store/shop.schema.ts';
import { makeGoods, need } from '../../helpers/mall/buying.ts';
import { type Document, errorOf } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper, named } from '../../helpers/mall/product.ts';

/** A picture of another host shows its owner the address of every visitor. */

const SHOP = 3;
const FOREIGN = 'https://pictures.example/a.webp';
const OWN = '/media/960/demo/p/qijian-slim.webp';

let mall: TestMall;
let keeper: Keeper;
let admin: Keeper;
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
  admin = await makeKeeper(mall, null);
});
afterAll(() => mall.close());

type Value = Awaited<ReturnType<Keeper['read']>>['value'];
const html = (address: string) => ({ zh: `<p><img alt="" src="${address}"></p>`, en: '' });
const places: [string, (value: Value) => Partial<Value>][] = [
  ['pictures.0', () => ({ pictures: [FOREIGN] })],
  ['detail.zh', () => ({ detail: html(FOREIGN) })],
  ['detail.en', () => ({ detail: { zh: '', en: html(FOREIGN).zh } })],
  ['skus.0.picture', ({ skus }) => ({ skus: skus.map((one) => ({ ...one, picture: FOREIGN })) })],
  [
    'axes.0.values.0.picture',
    ({ skus }) => ({
      axes: [{ name: named('颜色'), values: [{ code: 'red', name: named('红'), picture: FOREIGN }] }],
      skus: skus.map((one) => ({ ...one, spec: ['red'] })),
    }),
  ],
];

describe('what a shop writes shows pictures of the mall alone', () => {
  it.each(places)('%s', async (field, change) => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    const { value, version } = await keeper.read(productId);
    const whole = { value: { ...value, ...change(value) }, version };
    const refused = await keeper.save(productId, whole);
    expect(errorOf(refused)).toBe(field);
    expect(JSON.stringify(refused.envelope.data)).toContain('请使用上传到本站的图片');
    const draft = await keeper.call('PUT', `/product/${productId}/draft`, {
      value: whole.value,
      version: 0,
      base: version,
    });
    expect(errorOf(draft)).toBe(field);
    need(await admin.save(productId, whole));
  });

  it('and those that stand there already may stay', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    const first = await admin.read(productId);
    need(await admin.save(productId, { ...first, value: { ...first.value, detail: html(FOREIGN) } }));
    const { value, version } = await keeper.read(productId);
    need(await keeper.save(productId, { value: { ...value, title: named('新名') }, version }));
    const next = await keeper.read(productId);
    need(await keeper.save(productId, { ...next, value: { ...next.value, detail: html(OWN) } }));
  });

  it('and so do its logo and banner', async () => {
    const { value, version } = need(await keeper.call<Document<ShopDocument>>('GET', `/shop/${SHOP}`));
    for (const field of ['logo', 'banner']) {
      const whole = { value: { ...value, [field]: FOREIGN }, version };
      expect(errorOf(await keeper.call('PUT', `/shop/${SHOP}`, whole))).toBe(field);
    }
    need(await keeper.call('PUT', `/shop/${SHOP}`, { value, version }));
  });
});
