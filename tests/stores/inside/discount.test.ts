import { beforeEach, expect, it } from 'vitest';
import { createPricedGoods } from '#src/stores/desk/discount.ts';
import { createDiscount, createDiscounts } from '#src/stores/inside/discount.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const WORDS = { network: 'no network', internal: 'a slip' };

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
});

it('discounts come page by page', async () => {
  const list = createDiscounts({ page: 1 }, WORDS);
  const page = { items: [{ id: 1 }], page: 1, pages: 2, total: 9 };
  mall.answers['GET /promo/p/discounts'] = page;
  mall.answers['GET /promo/p/discounts?page=2'] = { ...page, page: 2 };
  await list.reload();
  await list.show({ page: 2 });
  expect(list.value()).toMatchObject({ page: 2, total: 9 });
});

it('one discount is there, or missing, or could not be loaded', async () => {
  const filter = { id: 7, sort: 'sales', page: 1 } as const;
  const one = createDiscount(filter, WORDS);
  mall.answers['GET /promo/p/discounts/7?sort=sales'] = { activity: { id: 7 }, items: [], page: 1, pages: 1, total: 0 };
  await one.reload();
  expect(one.value()?.activity).toEqual({ id: 7 });
  mall.answers['GET /promo/p/discounts/8'] = new Refusal('没有', undefined, 404);
  await one.show({ id: 8, sort: 'default', page: 1 });
  expect(one.value()).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  await one.show({ id: 9, sort: 'default', page: 1 });
  expect(one.$state.get()).toMatchObject({ state: 'failed', text: 'no network' });
});

it('what goods cost is asked for once', async () => {
  const goods = createPricedGoods(WORDS);
  const found = { id: 3, title: '茶', picture: '', skus: [{ id: 30, spec: [], price: 900 }] };
  mall.answers['GET /desk/p/discounts/goods?ids=3'] = [found];
  await goods.look([3]);
  await goods.look([3]);
  expect(mall.sent).toHaveLength(1);
  expect(goods.$goods.get().get(3)).toEqual(found);
});
