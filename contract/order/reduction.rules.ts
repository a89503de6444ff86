import { ORDER_STATUS } from '../enums.ts';
import type { OrderKind } from './values.ts';

type Unpaid = { status: number; kind: OrderKind; payable: number; freight: number };

/** Most that can be taken off the goods of an unpaid order, fen: something is left to pay. */
export const mostReduction = ({ status, kind, payable, freight }: Unpaid): number =>
  status === ORDER_STATUS.TO_PAY && kind === 'goods' ? Math.max(0, Math.min(payable - freight, payable - 1)) : 0;
