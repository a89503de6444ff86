import type { OrderBrief } from '#contract/order/schema.ts';
import type { OrderAction } from '#contract/order/standing.values.ts';
import { isOpenRefund } from '#contract/refund/values.ts';
import { chatPath } from '../../shared/paths.ts';
import { groupPath } from '../group-buy/group-buy-url.ts';
import { applyPath, refundPath } from '../refund/refund-url.ts';
import { invoicePath, orderPath } from './checkout.ts';

export type OrderLinks = Pick<OrderBrief, 'id' | 'tradeId' | 'group' | 'returns' | 'shop'>;

/** Where memberships are bought, and refunded. */
const MEMBERSHIPS = '/member-center/buy-member';

const LINKS = {
  pay: ({ tradeId }) => `/payment?trade=${encodeURIComponent(tradeId)}`,
  invite: groupLink,
  group: groupLink,
  review: ({ id }) => `/write-comments?orderId=${encodeURIComponent(id)}`,
  refundProgress: ({ returns, id }) => {
    const shown = returns.find(({ state }) => isOpenRefund(state)) ?? returns.at(-1);
    return shown ? refundPath(shown.id) : orderPath(id);
  },
  tracking: ({ id }) => `${orderPath(id)}#order-parcels`,
  refundAll: ({ id }) => applyPath({ orderId: id, lineId: undefined }),
  refundMember: () => MEMBERSHIPS,
  membership: () => MEMBERSHIPS,
  invoice: ({ id }) => invoicePath(id),
  viewInvoice: ({ id }) => invoicePath(id),
  contact: ({ id, shop }) => chatPath(shop.id, { orderId: id }),
} satisfies Partial<Record<OrderAction, (order: OrderLinks) => string>>;

function groupLink({ group, id }: OrderLinks): string {
  return group ? groupPath(group.groupProdId, group.id) : orderPath(id);
}

export type LinkedAction = keyof typeof LINKS;
export const isLinked = (action: OrderAction): action is LinkedAction => action in LINKS;
export const linkOf = (action: LinkedAction, order: OrderLinks): string => LINKS[action](order);
