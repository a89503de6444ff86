import { expect, it } from 'vitest';
import {
  CONTENT_TYPE,
  COUPON_TYPE,
  COUPON_USE,
  ENABLED,
  INPUT_MODE,
  INVOICE_TYPE,
  LEVEL,
  ORDER_STATUS,
  OWN_WORDS,
  PUBLISH_STATUS,
} from '#contract/enums.ts';
import { CARRIERS } from '#contract/order/carriers.values.ts';
import { NO_REASON } from '#contract/refund/no-reason.values.ts';
import { REFUND_KIND, REFUND_STATUS } from '#contract/refund/values.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import { dictionaries } from '#mall/content/starter/dictionaries.ts';

const valuesOf = (code: string) =>
  dictionaries.find(({ dictType }) => dictType === code)?.values.map(({ dictValue }) => dictValue);

it.each([
  ['order_status', ORDER_STATUS],
  ['publish_status', PUBLISH_STATUS],
  ['coupon_type', COUPON_TYPE],
  ['coupon_use_state', COUPON_USE],
  ['content_type', CONTENT_TYPE],
  ['enable_disable', ENABLED],
  ['level', LEVEL],
  ['input_mode', INPUT_MODE],
  ['invoice_title_type', INVOICE_TYPE],
  ['refund_status', REFUND_STATUS],
  ['refund_kind', REFUND_KIND],
  ['store_application_status', STORE_STATUS],
] as const)('the dictionary %s has the codes that travel on the wire', (code, codes) => {
  expect(valuesOf(code)?.toSorted()).toEqual(Object.values(codes).map(String).toSorted());
});

it('the dictionary of carriers is the list that returns are sent with', () => {
  expect(valuesOf('carrier')).toEqual(CARRIERS.map(({ code }) => code));
});

it('reasons that mean something to the mall are among the usual ones', () => {
  expect(valuesOf('cancel_reason')).toContain(OWN_WORDS);
  expect(valuesOf('refund_reason')).toContain(NO_REASON);
});
