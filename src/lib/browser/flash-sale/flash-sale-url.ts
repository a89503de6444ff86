import { createAddress, id, pageNumber } from '../../shared/address-state.ts';

/** `session`: undefined for the one that runs, else the next. */
export const {
  read: readFlash,
  params: flashParams,
  path: flashPath,
} = createAddress('/flash-sale', { session: id, page: pageNumber(9_999, 1) });
export type FlashFilter = ReturnType<typeof readFlash>;

export const confirmPath = ({ seckillId, skuId }: { seckillId: number; skuId: number }, quantity: number): string =>
  `/secdetail/confirm-order?${new URLSearchParams({
    seckillId: String(seckillId),
    skuId: String(skuId),
    quantity: String(quantity),
  })}`;
