import { randomUUID } from 'node:crypto';
import type { AddressView } from '#contract/address/schema.ts';
import type { CheckoutSource, Preview, Submitted } from '#contract/checkout/schema.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { PayResult } from '#contract/payment/schema.ts';

/** What a shopper of the browser tests does past the pages, by calls: orders to pay, and money to pay them with. */
export function createPayer(url: string, token: string) {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = { authorization: token, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await fetch(`${url}/api${path}`, init);
    const envelope = (await response.json()) as Envelope<T>;
    if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.code} ${envelope.msg}`);
    return envelope.data as T;
  }

  /** A trade of one order to pay. */
  async function order(skuId = 40): Promise<Submitted> {
    const region = ['440000', '440300', '440305'];
    const home = { recipient: '小明', mobile: '13900000000', region, detail: '科苑路15号', isDefault: true };
    const { id: addressId } = await call<AddressView>('POST', '/app/p/addresses', home);
    const source: CheckoutSource = { from: 'sku', skuId, quantity: 1 };
    const { quoteHash } = await call<Preview>('POST', '/oms/p/order/preview', { source, addressId });
    return call('POST', '/oms/p/order/submit', { source, addressId, quoteHash });
  }

  /** Plays the cashier at an address of the sandbox. */
  async function atCashier(address: string, action: string): Promise<void> {
    const body = new URLSearchParams({ action });
    await fetch(new URL(address, url), { method: 'POST', body, redirect: 'manual' });
  }

  /** Puts fen into the balance. */
  async function topUp(amount: number): Promise<void> {
    const { redirect } = await call<PayResult>('POST', '/oms/p/topUps', { amount, way: 'wallet' });
    await atCashier(redirect ?? '', 'pay');
  }

  return { call, order, atCashier, topUp };
}
