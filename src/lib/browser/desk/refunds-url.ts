import { DESK_REFUND_TABS, type DeskRefundTab } from '#contract/refund/values.ts';
import { pageIn, textIn } from './query.ts';

/** What the desk's list of refunds shows; everything is in the URL. */
export type DeskRefundFilter = {
  tab: DeskRefundTab;
  text: string;
  /** One of the shops that the mall's people see; empty: all of them. */
  shopId: string;
  page: number;
};

export const DESK_REFUNDS_PATH = '/desk/refunds';

/** What an address asks for; what makes no sense in it is left out. */
export function readDeskRefunds(search: string): DeskRefundFilter {
  const query = new URLSearchParams(search);
  return {
    tab: DESK_REFUND_TABS.find((one) => one === query.get('tab')) ?? 'toAnswer',
    text: textIn(query.get('text')),
    shopId: /^[1-9]\d{0,8}$/.exec(query.get('shopId') ?? '')?.[0] ?? '',
    page: pageIn(query.get('page')),
  };
}

export function deskRefundParams({ tab, text, shopId, page }: DeskRefundFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'toAnswer') query.set('tab', tab);
  if (text) query.set('text', text);
  if (shopId) query.set('shopId', shopId);
  if (page > 1) query.set('page', String(page));
  return query;
}

export function deskRefundsPath(filter: DeskRefundFilter): string {
  const query = String(deskRefundParams(filter));
  return query ? `${DESK_REFUNDS_PATH}?${query}` : DESK_REFUNDS_PATH;
}

export const deskRefundPath = (id: string): string => `${DESK_REFUNDS_PATH}/${id}`;
