import { OFFICIAL } from '#contract/chat/values.ts';

export type ChatAddress = { shopId: number; prodId?: number; orderId?: string };

export function readChatAddress(search: string): ChatAddress {
  const query = new URLSearchParams(search);
  const shopId = Number(query.get('shopId'));
  const prodId = Number(query.get('prodId'));
  const orderId = query.get('orderId');
  return {
    shopId: Number.isSafeInteger(shopId) && shopId > 0 ? shopId : OFFICIAL,
    ...(Number.isSafeInteger(prodId) && prodId > 0 ? { prodId } : {}),
    ...(orderId && /^\d{1,30}$/.test(orderId) ? { orderId } : {}),
  };
}
