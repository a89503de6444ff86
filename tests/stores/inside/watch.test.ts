import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnWatches } from '#contract/watch/schema.ts';
import { createOrderActions } from '#src/stores/inside/order-actions.ts';
import { createOwnWatches } from '#src/stores/inside/watch.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
});
afterEach(() => vi.unstubAllGlobals());

describe('what a shopper wants to be told of', () => {
  const items = [{ id: 1 }, { id: 2 }] as OwnWatches['items'];

  it('is read, and removed one by one', async () => {
    mall.answers['GET /app/p/watches'] = { items };
    const store = createOwnWatches(words);
    await store.reload();
    expect(store.$state.get().value).toEqual({ items });
    mall.answers['DELETE /app/p/watches/1'] = null;
    expect(await store.removeWatch(1)).toBe(true);
    expect(store.$state.get().value?.items.map(({ id }) => id)).toEqual([2]);
  });

  it('stays where it cannot be removed, and why is said', async () => {
    mall.answers['GET /app/p/watches'] = { items };
    mall.answers['DELETE /app/p/watches/2'] = new Refusal('请稍后再试');
    const store = createOwnWatches(words);
    await store.reload();
    expect(await store.removeWatch(2)).toBe(false);
    expect(store.$state.get().value?.items).toHaveLength(2);
    expect($toasts.get().map(({ text }) => text)).toEqual(['请稍后再试']);
  });
});

describe('a paid order', () => {
  it('is urged, prolonged, and shipped elsewhere', async () => {
    for (const action of ['urge', 'prolong', 'address']) mall.answers[`POST /oms/p/orders/7/${action}`] = null;
    const order = createOrderActions('7', words);
    expect(await order.urge()).toBe(true);
    expect(await order.prolong()).toBe(true);
    expect(await order.changeAddress(3)).toBe(true);
    expect(mall.last()?.body).toEqual({ addressId: 3 });
  });

  it('says why it is not', async () => {
    mall.answers['POST /oms/p/orders/7/urge'] = new Refusal('今天已催过发货');
    expect(await createOrderActions('7', words).urge()).toBe(false);
    expect($toasts.get().map(({ text }) => text)).toEqual(['今天已催过发货']);
  });
});
