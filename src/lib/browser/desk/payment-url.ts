import { createAddress, day, oneOf, words } from '../../shared/address-state.ts';
import { deskPage } from './query.ts';

export const {
  read: readPaymentsFilter,
  params: paymentsQuery,
  path: paymentsPath,
} = createAddress('/desk/payments', { text: words(), from: day, to: day, stuck: oneOf(['', '1'], ''), page: deskPage });
export type PaymentsFilter = ReturnType<typeof readPaymentsFilter>;
