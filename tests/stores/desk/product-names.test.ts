import { beforeEach, expect, it } from 'vitest';
import { createHomeGoods } from '#src/stores/desk/content.ts';
import { $goodsGroups, loadGoodsGroups } from '#src/stores/desk/product-names.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

const WORDS = { network: 'no network', internal: 'a slip' };
const good = (id: number) => ({ id, title: `商品${id}`, picture: 'p.avif' });

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
});

it('names are asked for once', async () => {
  const goods = createHomeGoods(WORDS);
  mall.answers['GET /desk/p/home-page/goods?ids=1%2C2'] = [good(1), good(2)];
  await goods.name([1, 2]);
  await goods.name([2, 1]);
  expect(mall.sent).toHaveLength(1);
  expect(goods.$names.get().get(2)?.title).toBe('商品2');
});

it('what is found is known by name; nothing asked for finds nothing', async () => {
  const goods = createHomeGoods(WORDS);
  const found = { items: [good(5)], more: false, unknown: [] };
  mall.answers['POST /desk/p/products/choose'] = found;
  await goods.find({ text: '灯', categoryId: 2 });
  expect(mall.sent[0]?.body).toEqual({ text: '灯', categoryId: 2 });
  expect(goods.$found.get()).toEqual(found);
  await goods.name([5]);
  expect(mall.sent).toHaveLength(1);
  await goods.find({ codes: [] });
  expect(goods.$found.get()).toBeUndefined();
});

it('what was asked for last is shown, whichever answer comes first', async () => {
  const goods = createHomeGoods(WORDS);
  const { promise, resolve } = Promise.withResolvers<void>();
  const found = (id: number) => ({ items: [good(id)], more: false, unknown: [] });
  mall.answers['POST /desk/p/products/choose'] = async (asked: unknown) => {
    const first = (asked as { categoryId: number }).categoryId === 1;
    if (first) await promise;
    return found(first ? 1 : 2);
  };
  const slow = goods.find({ categoryId: 1 });
  await goods.find({ categoryId: 2 });
  resolve();
  await slow;
  expect(goods.$found.get()).toEqual(found(2));
  expect(goods.$finding.get()).toBe(false);
});

it('a search that failed leaves nothing of the one before', async () => {
  const goods = createHomeGoods(WORDS);
  mall.answers['POST /desk/p/products/choose'] = { items: [good(5)], more: false, unknown: [] };
  await goods.find({ text: '灯' });
  delete mall.answers['POST /desk/p/products/choose'];
  await goods.find({ text: '茶' });
  expect(goods.$found.get()).toBeUndefined();
  expect(goods.$finding.get()).toBe(false);
});

it('categories and brands are asked for once, and again when they did not come', async () => {
  await loadGoodsGroups();
  expect($goodsGroups.get()).toBeUndefined();
  const groups = { categories: [], brands: [{ id: 1, code: 'a', name: 'A' }] };
  mall.answers['GET /desk/p/products/groups'] = groups;
  await Promise.all([loadGoodsGroups(), loadGoodsGroups()]);
  await loadGoodsGroups();
  expect($goodsGroups.get()).toEqual(groups);
  expect(mall.sent).toHaveLength(2);
});
