import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as chat from '../../src/lib/browser/api/chat.ts';
import * as coupons from '../../src/lib/browser/api/coupons.ts';
import * as deskContent from '../../src/lib/browser/api/desk/content.ts';
import * as deskCoupons from '../../src/lib/browser/api/desk/coupons.ts';
import * as deskInvoices from '../../src/lib/browser/api/desk/invoices.ts';
import * as deskOrders from '../../src/lib/browser/api/desk/orders.ts';
import * as invoices from '../../src/lib/browser/api/invoices.ts';
import * as members from '../../src/lib/browser/api/members.ts';
import * as messages from '../../src/lib/browser/api/messages.ts';
import * as orders from '../../src/lib/browser/api/orders.ts';
import * as payments from '../../src/lib/browser/api/payments.ts';
import * as personal from '../../src/lib/browser/api/personal.ts';
import * as refunds from '../../src/lib/browser/api/refunds.ts';

const query = new URLSearchParams();
/** Every call that reads an enumeration, and which. */
const READERS: Record<string, [() => Promise<unknown>, string[]]> = {
  'chat history': [() => chat.history(1, ''), ['ORDER_STATUS']],
  'orders for the chat': [chat.newestOrders, ['ORDER_STATUS']],
  'coupon centre': [() => coupons.couponCentre(query), ['COUPON_TYPE', 'COUPON_USE']],
  'own coupons': [() => coupons.ownCoupons(query), ['COUPON_TYPE', 'COUPON_USE']],
  'coupon taken': [() => coupons.takeCoupon(1, 'k'), ['COUPON_TYPE', 'COUPON_USE']],
  'coupons of a product': [() => coupons.productCoupons(1), ['COUPON_TYPE', 'COUPON_USE']],
  'coupons at the desk': [() => deskCoupons.listCoupons(query), ['COUPON_TYPE']],
  'dictionaries at the desk': [deskContent.listDictionaries, ['ENABLED']],
  'invoices at the desk': [() => deskInvoices.listInvoices(query), ['INVOICE_TYPE']],
  'orders at the desk': [() => deskOrders.listOrders(query), ['ORDER_STATUS']],
  invoice: [() => invoices.viewInvoice('1'), ['INVOICE_TYPE']],
  'invoice titles': [invoices.invoiceTitles, ['INVOICE_TYPE']],
  points: [() => members.ownPoints(query), ['POINTS_KINDS']],
  messages: [() => messages.messages(query), ['MESSAGE_KINDS']],
  orders: [() => orders.listOrders(query), ['ORDER_STATUS', 'INVOICE_TYPE']],
  order: [() => orders.viewOrder('1'), ['ORDER_STATUS', 'INVOICE_TYPE']],
  payment: [() => payments.viewPayment('1'), ['PAYMENT_STATUS']],
  balance: [() => payments.viewBalance(1), ['LEDGER_KINDS']],
  'own orders': [personal.ownOrders, ['ORDER_STATUS']],
  'own coupons at home': [personal.ownUnusedCoupons, ['COUPON_TYPE', 'COUPON_USE']],
  'own messages': [personal.ownMessages, ['MESSAGE_KINDS']],
  'own balance': [personal.ownBalance, ['LEDGER_KINDS']],
  refunds: [() => refunds.listRefunds(query), ['REFUND_STATUS', 'REFUND_KIND']],
  refund: [() => refunds.viewRefund('1'), ['REFUND_STATUS', 'REFUND_KIND']],
  'refund to be applied for': [() => refunds.previewRefund(query), ['REFUND_STATUS', 'REFUND_KIND']],
  'refund withdrawn': [() => refunds.withdrawRefund('1'), ['REFUND_STATUS', 'REFUND_KIND']],
};

const alerted = vi.fn<(text: string) => void>();
let next = 900;
beforeEach(() => {
  vi.useFakeTimers();
  alerted.mockReset();
  vi.stubGlobal('alert', alerted);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each(Object.entries(READERS))('%s: a code that is not defined is named in an alert', async (_, [read, names]) => {
  // Each is told once per page.
  next += 1;
  const item = { status: next, type: next, kind: next, mode: next, level: next };
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, code: '00000', data: { items: [{ part: item }] } }),
  );
  await read();
  vi.runAllTimers();
  const told = alerted.mock.calls.flatMap(([text]) => text.split(', '));
  expect(told.sort()).toEqual(names.map((name) => `${name}=${next}`).sort());
});
