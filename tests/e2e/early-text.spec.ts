import { expect, holdBack, test } from '../helpers/browser/browser.ts';
import { openShopper } from '../helpers/browser/shopper.ts';

test('a remark and an invoice that were entered before the scripts came are those of the order', async ({
  page,
}, info) => {
  const shopper = await openShopper(page.context(), info);
  const { skuId } = await shopper.goods.ofShop(11);
  const release = await holdBack(page, '**/_astro/**/*.js');
  await page.goto(`/submit-order?sku=${skuId}&n=1`, { waitUntil: 'commit' });
  const remark = page.locator('.checkout-remark textarea');
  await remark.fill('放门口');
  await page.getByRole('radio', { name: shopper.w.invoice.unit }).check();
  release();
  await expect(page.getByLabel(shopper.w.invoice.unitTitle)).toBeVisible();
  await expect(remark).toHaveValue('放门口');
  await expect(page.locator('.checkout-remark small')).toHaveText(/^3\b/);
});
