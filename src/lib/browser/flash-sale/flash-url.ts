/** Which session of the flash sale is shown: everything is in the URL. */

/** `session`: undefined for the one that runs, else the next. */
export type FlashFilter = { session: number | undefined; page: number };

const PAGE_MAX = 9_999;
const ID_MAX = 2_147_483_647;
const whole = (text: string | null, max: number): number | undefined => {
  const number = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
  return number !== undefined && number <= max ? number : undefined;
};

export function readFlash(search: string): FlashFilter {
  const query = new URLSearchParams(search);
  return { session: whole(query.get('session'), ID_MAX), page: whole(query.get('page'), PAGE_MAX) ?? 1 };
}

export const flashParams = ({ session, page }: FlashFilter): URLSearchParams =>
  new URLSearchParams({
    ...(session === undefined ? {} : { session: String(session) }),
    ...(page === 1 ? {} : { page: String(page) }),
  });

export function flashPath(filter: FlashFilter): string {
  const query = flashParams(filter);
  return query.size ? `/flash-sale?${query}` : '/flash-sale';
}

/** The short checkout of one of its goods. */
export const confirmPath = ({ seckillId, skuId }: { seckillId: number; skuId: number }, quantity: number): string =>
  `/secdetail/confirm-order?${new URLSearchParams({
    seckillId: String(seckillId),
    skuId: String(skuId),
    quantity: String(quantity),
  })}`;
