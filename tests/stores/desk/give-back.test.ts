import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyForm, givenBy, requestOf } from '#src/lib/browser/desk/give-back.ts';
import { createGiveBack } from '#src/stores/desk/give-back.ts';
import { createDeskMoves, createDeskOrder } from '#src/stores/desk/order.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
});
afterEach(() => vi.unstubAllGlobals());

const OFFERS = 'GET /desk/p/orders/7/give-back';
const BODY = { lineId: 1, amount: 100, moneyLeft: 500, reason: '补偿' };

describe('money of an order', () => {
  it('goes back, and the operator is told the number', async () => {
    mall.answers[OFFERS] = { lines: [] };
    mall.answers['POST /desk/p/orders/7/give-back'] = { id: '9', amount: 100 };
    const store = createGiveBack('7', words);
    await store.reload();
    expect(await store.give(BODY)).toEqual({ id: '9', amount: 100 });
  });

  it('that cannot go back is read again, and why is said', async () => {
    mall.answers[OFFERS] = { lines: [] };
    mall.answers['POST /desk/p/orders/7/give-back'] = new Refusal('可退金额有变化');
    const store = createGiveBack('7', words);
    expect(await store.give(BODY)).toBe(undefined);
    expect($toasts.get().map(({ text }) => text)).toEqual(['可退金额有变化']);
    expect(store.$state.get().value).toEqual({ lines: [] });
  });

  it('is lowered while it is unpaid, and goes back with an order that is cancelled', async () => {
    mall.answers['GET /desk/p/orders/7'] = { id: '7' };
    mall.answers['POST /desk/p/orders/7/reduce'] = null;
    mall.answers['POST /desk/p/orders/7/cancel'] = null;
    mall.answers['POST /desk/p/orders/7/refuse'] = null;
    expect(await createDeskOrder('7', words).reduce({ off: 100, payable: 500, reason: '优惠' })).toBe(true);
    const { move } = createDeskMoves('7', words);
    for (const name of ['cancelToSend', 'refuse'] as const)
      expect(await move({ move: name, reason: '缺货' })).toBe(true);
  });
});

describe('the form of money that goes back', () => {
  const line = { id: 1, pieces: 2, of: 3, ofShipped: false, moneyLeft: 1_000, pointsLeft: 10 };

  it('says what pieces or an amount come to', () => {
    const form = emptyForm(line);
    expect(givenBy(line, form)).toEqual({ money: 333, points: 3, wrong: false });
    expect(givenBy(line, { ...form, pieces: 3 }).wrong).toBe(true);
    expect(givenBy(line, { ...form, pieces: 0 }).wrong).toBe(true);
    expect(givenBy(line, { ...form, by: 'amount', amount: 1_000 })).toEqual({ money: 1_000, points: 0, wrong: false });
    expect(givenBy(line, { ...form, by: 'amount', amount: 1_001 }).wrong).toBe(true);
    expect(givenBy(line, { ...form, by: 'amount' }).wrong).toBe(true);
    expect(emptyForm({ pieces: 0 }).by).toBe('amount');
  });

  it('asks for one of them', () => {
    const form = { ...emptyForm(line), restock: true, reason: ' 缺货 ' };
    const asked = { lineId: 1, moneyLeft: 1_000, reason: '缺货' };
    expect(requestOf(line, form)).toEqual({ ...asked, pieces: 1, restock: true });
    expect(requestOf({ ...line, ofShipped: true }, form)).toEqual({ ...asked, pieces: 1, restock: false });
    expect(requestOf(line, { ...form, by: 'amount', amount: 5 })).toEqual({ ...asked, amount: 5 });
  });
});
