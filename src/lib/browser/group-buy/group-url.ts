/** What `/group-buy` shows: the activities, one of them, or one of its groups; everything is in the URL. */

export type GroupListFilter = { page: number };
export type GroupPlace = { groupProdId: number; groupId: string | undefined };

const PATH = '/group-buy';
const PAGE_MAX = 9_999;

export const readGroupList = (search: string): GroupListFilter => ({
  page: Math.min(Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1), PAGE_MAX),
});

export const groupListParams = ({ page }: GroupListFilter): URLSearchParams =>
  new URLSearchParams(page > 1 ? { page: String(page) } : {});

export function groupListPath(filter: GroupListFilter): string {
  const query = groupListParams(filter);
  return query.size ? `${PATH}?${query}` : PATH;
}

/** Undefined: the activities. */
export function groupPlaceOf(search: string): GroupPlace | undefined {
  const query = new URLSearchParams(search);
  const groupProdId = Number(/^[1-9]\d{0,8}$/.exec(query.get('groupProdId') ?? '')?.[0] ?? 0);
  const groupId = query.get('groupId') ?? '';
  return groupProdId ? { groupProdId, groupId: /^\d{18,24}$/.test(groupId) ? groupId : undefined } : undefined;
}

export const groupParams = ({ groupProdId, groupId }: GroupPlace): URLSearchParams =>
  new URLSearchParams({ groupProdId: String(groupProdId), ...(groupId ? { groupId } : {}) });

export const groupPath = (groupProdId: number, groupId?: string): string =>
  `${PATH}?${groupParams({ groupProdId, groupId })}`;

/** The checkout of one SKU in a group; without `groupId` it opens one. */
export const groupCheckoutPath = (groupProdId: number, groupId: string | undefined, skuId: number, quantity: number) =>
  `/submit-order?${new URLSearchParams({
    group: String(groupProdId),
    ...(groupId ? { groupId } : {}),
    sku: String(skuId),
    n: String(quantity),
  })}`;
