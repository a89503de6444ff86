import type { FlashPage, OwnFlashItem } from '#contract/flash-sale/schema.ts';
import { FLASH_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, FLASH_CODES);

/** Calls of flash sales (`contract/flash-sale/schema.ts`). */

const PATH = '/promo/p/flash';

export const flashPage = (query: URLSearchParams): Promise<FlashPage> => mall.get(`${PATH}?${query}`);
export const flashItem = (id: number): Promise<OwnFlashItem> => mall.get(`${PATH}/${id}`);
export const remind = (id: number, wanted: boolean): Promise<{ reminded: boolean }> =>
  mall.post(`${PATH}/${id}/remind`, { wanted });
