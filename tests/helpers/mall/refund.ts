import type { Preset } from '#contract/operator/roles.values.ts';
import type { DeskRefundView } from '#contract/refund/desk.schema.ts';
import type { RefundRequest, RefundView } from '#contract/refund/schema.ts';
import { REFUND_KIND } from '#contract/refund/values.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { type Buyer, makeOperator, need, newKey } from './buying.ts';
import type { TestMall } from './mall.ts';

export const PLACE = { recipient: '良品退货组', mobile: '021-55556666', detail: '上海市青浦区盈港路99号' };
export const SENT = { carrier: 'SF', number: 'SF1234567890123' };

/** What a shopper does with refunds. */
export function refundsBy(mall: TestMall, buyer: Pick<Buyer, 'post' | 'token'>) {
  const send = (input: Partial<RefundRequest> & { orderId: string }, key = newKey()) =>
    buyer.post<{ ids: string[] }>(
      '/refunds',
      { kind: REFUND_KIND.ONLY, reason: '质量问题', ...input },
      { 'idempotency-key': key },
    );
  return {
    send,
    /** @returns the number of the first */
    apply: async (input: Partial<RefundRequest> & { orderId: string }) => need(await send(input)).ids[0] ?? '',
    get: <T>(path: string) => mall.call<T>('GET', `/api/oms/p/refunds${path}`, { token: buyer.token }),
    view: async (id: string) =>
      need(await mall.call<RefundView>('GET', `/api/oms/p/refunds/${id}`, { token: buyer.token })),
    move: (id: string, move: 'withdraw' | 'ship' | 'parcel' | 'escalate', body: unknown = {}) =>
      buyer.post<RefundView>(`/refunds/${id}/${move}`, body),
  };
}

/** Somebody of the desk who works on refunds. */
export async function makeDesk(mall: TestMall, shopId: number | null = 1, role: Preset = 'shop') {
  const { id, token, get } = await makeOperator(mall, shopId, role);
  const move = (refund: string, name: string, body: unknown = {}) =>
    mall.call<DeskRefundView>('POST', `/api/desk/p/refunds/${refund}/${name}`, { token, body });
  const post = <T>(path: string, body: unknown) => mall.call<T>('POST', `/api/desk/p${path}`, { token, body });
  return { id, token, get, move, post };
}

/** Whether shops pay refunds of what they have not sent at once, from here on. */
export const setInstantRefund = ({ db }: Pick<TestMall, 'db'>, instantRefund: boolean) =>
  db.update(shop).set({ instantRefund });
