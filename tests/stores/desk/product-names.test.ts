import { beforeEach, expect, it } from 'vitest';
import { createHomeGoods } from '#src/stores/desk/content.ts';
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

it('what is found is known by name; no words find nothing', async () => {
  const goods = createHomeGoods(WORDS);
  mall.answers[`GET /pms/search?searchText=${encodeURIComponent('灯')}`] = { items: [good(5)] };
  await goods.find(' 灯 ');
  expect(goods.$found.get()).toEqual([good(5)]);
  await goods.name([5]);
  expect(mall.sent).toHaveLength(1);
  await goods.find(' ');
  expect(goods.$found.get()).toBeUndefined();
});
