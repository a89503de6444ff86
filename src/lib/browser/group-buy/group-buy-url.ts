import { createAddress, pageNumber } from '../../shared/address-state.ts';

export type GroupPlace = { groupProdId: number; groupId: string | undefined };

const PATH = '/group-buy';

export const {
  read: readGroupList,
  params: groupListParams,
  path: groupListPath,
} = createAddress(PATH, { page: pageNumber() });
export type GroupListFilter = ReturnType<typeof readGroupList>;

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

/** Ms until the state of an open group is requested again. */
export const groupDelay = (looks: number): number => Math.min(30_000, 4_000 + looks * 1_000);

export const groupCheckoutPath = (groupProdId: number, groupId: string | undefined, skuId: number, quantity: number) =>
  `/submit-order?${new URLSearchParams({
    group: String(groupProdId),
    ...(groupId ? { groupId } : {}),
    sku: String(skuId),
    n: String(quantity),
  })}`;
