import { expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import { mostReduction } from '#contract/order/reduction.rules.ts';

it('leaves something to pay, and the freight', () => {
  const order = { status: ORDER_STATUS.TO_PAY, kind: 'goods' as const, payable: 1_100, freight: 100 };
  expect(mostReduction(order)).toBe(1_000);
  expect(mostReduction({ ...order, freight: 0 })).toBe(1_099);
  expect(mostReduction({ ...order, payable: 0, freight: 0 })).toBe(0);
  expect(mostReduction({ ...order, kind: 'points' })).toBe(0);
  expect(mostReduction({ ...order, status: ORDER_STATUS.TO_SEND })).toBe(0);
});
