import type { Page } from '@playwright/test';
import type { Goods } from '../people/shopping.ts';
import type { Shopper } from './shopper.ts';

export const submitButton = (page: Page, w: Shopper['w']) => page.getByRole('button', { name: w.checkout.submit });
export const buyAtOnce = ({ skuId }: Goods, n = 1) => `/submit-order?sku=${skuId}&n=${n}`;
