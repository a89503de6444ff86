import { expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import { isCancelReason } from '#contract/order/cancel-reasons.values.ts';
import type { OrderForm } from '#contract/order/standing.values.ts';

const ALL = ['10', '20', '30', '40', '50', '60', '70', '90', 'own'];
const offered = (form: OrderForm, status: number) => ALL.filter((value) => isCancelReason(value, { form, status }));

it('reasons for cancelling fit the order', () => {
  expect(offered('goods', ORDER_STATUS.TO_PAY)).toEqual(['10', '20', '30', '40', '60', '70', '90', 'own']);
  expect(offered('goods', ORDER_STATUS.TO_ACCEPT_ORDER)).toEqual(['10', '20', '30', '40', '50', '70', '90', 'own']);
  expect(offered('points', ORDER_STATUS.TO_PAY)).not.toContain('40');
  expect(offered('member', ORDER_STATUS.TO_PAY)).toEqual(['10', '20', '60', '90', 'own']);
});
