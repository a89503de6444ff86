import { setLanguage, setTheme, test } from '../helpers/browser/browser.ts';
import { checkoutShopper } from '../helpers/browser/checkout.ts';
import { openDesk } from '../helpers/people/shopping.ts';

for (const language of ['zh', 'en'] as const)
  for (const theme of ['liangji', 'liangji-dark'] as const)
    test(`shots ${language} ${theme}`, async ({ page, context, baseURL }, info) => {
      test.setTimeout(240_000);
      const shopper = await checkoutShopper(page, info);
      const desk = await openDesk(page.request, shopper.origin, 12);
      const manual = await openDesk(page.request, shopper.origin, 14);
      const goods = await shopper.goods.ofShop(12);
      const other = await shopper.goods.ofShop(14);
      const buy = async (one: typeof goods) => {
        const { tradeId, orderIds } = await shopper.orderOne(one);
        await shopper.pay(tradeId);
        return orderIds[0] ?? '';
      };
      await desk.ship(await buy(goods));
      await manual.move(await buy(other), 'refuse', { reason: '该颜色缺货，无法在承诺时间内发出' });
      await desk.ship(await buy(goods));
      await setTheme(context, theme);
      await setLanguage(context, language, baseURL ?? '');
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/user-center/uc-message');
        await page.locator('.message-list > li').first().waitFor();
        if (width === 1440) await page.locator('.message-list > li').last().getByRole('button').first().click();
        await page.screenshot({ path: `/tmp/shots-msg/${language}-${theme}-${width}.png` });
        await page.goto('/user-center/uc-message?kind=service');
        await page.locator('.nothing').waitFor();
        await page.screenshot({ path: `/tmp/shots-msg/${language}-${theme}-${width}-empty.png` });
      }
      await page.setViewportSize({ width: 400, height: 900 });
      await page.goto('/user-center/uc-message');
      await page.locator('.message-list > li').first().waitFor();
      await page.screenshot({ path: `/tmp/shots-msg/${language}-${theme}-400.png` });
    });
