import type { BrowserContext, TestInfo } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { logInFresh } from '../people/shoppers.ts';
import { createGoods, createShopping, openDesk } from '../people/shopping.ts';
import { setLanguage } from './browser.ts';
import { ORDER_WORDS } from './order-words.ts';

export const originOf = (info: TestInfo): string => info.project.use.baseURL ?? process.env.TEST_SITE_URL ?? '';

/** A shopper of the test's own, logged in in a window, with an address unless `address` is false. */
export async function openShopper(
  context: BrowserContext,
  info: TestInfo,
  { language = 'zh' as Language, address = true } = {},
) {
  const origin = originOf(info);
  await setLanguage(context, language, origin);
  const token = await logInFresh(context, origin, info.workerIndex);
  const shopping = createShopping(context.request, origin, token);
  if (address) await shopping.addAddress();
  return {
    ...shopping,
    goods: createGoods(context.request, origin, language),
    /** The desk of a shop that the shopper buys from. */
    desk: (shopId: number) => openDesk(context.request, origin, shopId),
    w: ORDER_WORDS[language],
    origin,
    token,
    request: context.request,
  };
}

export type Shopper = Awaited<ReturnType<typeof openShopper>>;
