import type { Page, TestInfo } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { logInFresh } from '../people/shoppers.ts';
import { createGoods, createShopping, type Goods } from '../people/shopping.ts';
import { setLanguage } from './browser.ts';
import { ORDER_WORDS } from './order-words.ts';

/** A shopper who is logged in, with an address unless `address` is false. */
export async function checkoutShopper(
  page: Page,
  info: TestInfo,
  { language = 'zh' as Language, address = true } = {},
) {
  const origin = info.project.use.baseURL ?? process.env.TEST_SITE_URL ?? '';
  await setLanguage(page.context(), language, origin);
  const token = await logInFresh(page.context(), origin, info.workerIndex);
  const shopping = createShopping(page.request, origin, token);
  const goods = createGoods(page.request, origin, language);
  if (address) await shopping.addAddress();
  return { ...shopping, goods, w: ORDER_WORDS[language], origin };
}

export type CheckoutShopper = Awaited<ReturnType<typeof checkoutShopper>>;

export const submitButton = (page: Page, w: CheckoutShopper['w']) =>
  page.getByRole('button', { name: w.checkout.submit });
export const buyAtOnce = ({ skuId }: Goods, n = 1) => `/submit-order?sku=${skuId}&n=${n}`;
