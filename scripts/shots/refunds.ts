import type { APIRequestContext } from 'playwright';
import type { OrderView } from '#contract/order/schema.ts';
import type { PayResult } from '#contract/payment/schema.ts';
import type { RefundRequest } from '#contract/refund/schema.ts';
import { createShopping, openDesk } from '../../tests/helpers/people/shopping.ts';
import type { Payer } from './people.ts';

const PLACE = { recipient: '退货组', mobile: '021-55556666', detail: '上海市青浦区盈港路 99 号' };

/** Refunds of a shopper in several states. @returns what is in the braces of scenes */
export async function makeRefunds(
  request: APIRequestContext,
  url: string,
  payer: Payer,
): Promise<Record<string, string>> {
  async function bought(): Promise<OrderView> {
    const { tradeId, orderIds } = await payer.order();
    const { redirect } = await payer.call<PayResult>('POST', '/oms/p/pay', { tradeId, balance: 0, way: 'wallet' });
    await payer.atCashier(redirect ?? '', 'pay');
    return payer.call('GET', `/oms/p/orders/${orderIds[0]}`);
  }
  const first = await bought();
  const desk = await openDesk(request, url, first.shop.id);
  const keep = createShopping(request, url, desk.token);
  async function asked(kind: RefundRequest['kind'], known?: OrderView): Promise<string> {
    const { id: orderId, lines } = known ?? (await bought());
    if (kind === 20) {
      await desk.ship(orderId);
      await payer.call('POST', `/oms/p/orders/${orderId}/receive`, {});
    }
    const more = { reason: '质量问题', description: '开封后发现杯口有一道裂纹，不影响其他配件。' };
    const request = { orderId, lineId: lines[0]?.id, kind, ...more };
    const { ids } = await payer.call<{ ids: string[] }>('POST', '/oms/p/refunds', request);
    return ids[0] ?? '';
  }
  const agreed = await asked(20);
  await keep.call('POST', `/desk/p/refunds/${agreed}/agree`, { address: PLACE });
  const refused = await asked(20);
  await keep.call('POST', `/desk/p/refunds/${refused}/refuse`, { reason: '检测后没有发现质量问题' });
  const done = await asked(10);
  await keep.call('POST', `/desk/p/refunds/${done}/agree`, { restock: true });
  const refund = await asked(10, first);
  const open = await bought();
  await desk.ship(open.id);
  return { refund, agreed, refused, done, asked: `orderId=${open.id}&lineId=${open.lines[0]?.id}` };
}
