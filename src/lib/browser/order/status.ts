import { ORDER_STATUS } from '#contract/enums.ts';
import type { OrderKind, OrderTab } from '#contract/order/values.ts';

const TABS: Record<number, Exclude<OrderTab, 'all'>> = {
  [ORDER_STATUS.TO_PAY]: 'toPay',
  [ORDER_STATUS.TO_ACCEPT_ORDER]: 'toAccept',
  [ORDER_STATUS.PRODUCTING]: 'producing',
  [ORDER_STATUS.TO_SEND]: 'toSend',
  [ORDER_STATUS.TO_RECEIPT]: 'toReceipt',
  [ORDER_STATUS.COMPLETED]: 'completed',
  [ORDER_STATUS.CANCELED]: 'canceled',
};

export const statusName = (status: number): Exclude<OrderTab, 'all'> | undefined => TABS[status];

export const stepsOf = (madeToOrder: boolean, kind: OrderKind = 'goods'): number[] =>
  kind === 'member' ? [ORDER_STATUS.TO_PAY, ORDER_STATUS.COMPLETED] : goodsSteps(madeToOrder);

const goodsSteps = (madeToOrder: boolean): number[] => [
  ORDER_STATUS.TO_PAY,
  ORDER_STATUS.TO_ACCEPT_ORDER,
  ...(madeToOrder ? [ORDER_STATUS.PRODUCTING] : []),
  ORDER_STATUS.TO_SEND,
  ORDER_STATUS.TO_RECEIPT,
  ORDER_STATUS.COMPLETED,
];
