import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { LANGUAGES } from '#contract/language.ts';
import { rowsOf } from '#mall/db/rows.ts';
import enCart from '../../public/locales/en/cart.json' with { type: 'json' };
import en from '../../public/locales/en/notification.json' with { type: 'json' };
import enProduct from '../../public/locales/en/product.json' with { type: 'json' };
import zhCart from '../../public/locales/zh/cart.json' with { type: 'json' };
import zh from '../../public/locales/zh/notification.json' with { type: 'json' };
import zhProduct from '../../public/locales/zh/product.json' with { type: 'json' };
import { axeInBothThemes, axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { startOwnSite } from '../helpers/browser/own-site.ts';
import { addShoppers, logInFresh, mobileOf } from '../helpers/people/shoppers.ts';
import { createGoods, HOMEWARE_SHOP, openDesk } from '../helpers/people/shopping.ts';
import { headerOf, htmlOf, openMailbox } from '../helpers/server/mailbox.ts';

const WORDS = { zh: { ...zh, product: zhProduct, cart: zhCart }, en: { ...en, product: enProduct, cart: enCart } };

const closing: (() => Promise<void>)[] = [];
test.afterEach(async ({ page }) => {
  await page.close();
  for (const close of closing.splice(0)) await close();
});

for (const language of LANGUAGES) {
  test(`a restock is asked for, arrives as a mail, and such mails end by one press, ${language}`, async ({
    browser,
    page,
    request,
  }, info) => {
    const t = WORDS[language];
    const mailbox = await openMailbox();
    closing.push(mailbox.close);
    const site = await startOwnSite({
      env: { SMTP_URL: mailbox.url, MAIL_FROM: '良集 <no-reply@liangji.example>' },
      prepare: async (db, now) => {
        await addShoppers(db, now);
        await rowsOf(
          db,
          sql`update account set email = mobile || '@example.com', language = ${language} where id >= 1000000`,
        );
      },
    });
    closing.unshift(site.stop);
    await setLanguage(page.context(), language, site.url);
    const token = await logInFresh(page.context(), site.url, info.workerIndex);
    const address = `${mobileOf(token)}@example.com`;
    const goods = await createGoods(request, site.url, language).ofShop(HOMEWARE_SHOP, 1);
    const desk = await openDesk(request, site.url, HOMEWARE_SHOP);
    const shift = (change: number) =>
      request.post(`${site.url}/api/desk/p/product/${goods.productId}/stock`, {
        headers: { authorization: desk.token, 'idempotency-key': randomUUID() },
        data: { reason: 'test', changes: [{ skuId: goods.skuId, change }] },
      });
    expect(((await (await shift(-goods.stock)).json()) as { success: boolean }).success).toBe(true);

    await page.goto(`${site.url}/goods?prodId=${goods.productId}&sku=${goods.skuId}`);
    const restock = page.getByRole('button', { name: t.product.watch.restock });
    const cheaper = page.getByRole('button', { name: t.product.watch.price });
    await restock.focus();
    await page.keyboard.press('Enter');
    await toasted(page, t.product.watch.restockOn);
    await expect(restock).toHaveAttribute('aria-pressed', 'true');
    await cheaper.click();
    await toasted(page, t.product.watch.priceOn);
    await page.locator('[data-favourite]').click();
    await axeInThemeOf(page, language);

    await page.goto(`${site.url}/user-center/uc-notification`);
    await expect(page.getByText(t.watch.restock)).toBeVisible();
    const cheaperRow = page.locator('li', { hasText: t.watch.price.split('{{price}}')[0] ?? '' });
    await cheaperRow.getByRole('button').click();
    // Until it is done its button is pale.
    await expect(cheaperRow).toHaveCount(0);
    await expect(page.getByText(t.watch.restock)).toBeVisible();
    await axeInBothThemes(page);
    await page.screenshot({ path: info.outputPath('settings.png'), fullPage: true });
    await page.goto(`${site.url}/user-center/uc-collection`);
    await expect(page.getByText(t.cart.collection.watch.restock)).toBeVisible();

    await shift(3);
    await expect.poll(() => mailbox.to(address).length, { timeout: 60_000 }).toBe(1);
    const raw = mailbox.to(address)[0]?.raw ?? '';
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(raw, 'List-Unsubscribe')).toContain('/api/app/notifications/unsubscribe?token=');
    const mail = await (await browser.newContext()).newPage();
    await mail.setContent(htmlOf(raw));
    await expect(mail.getByText(goods.title.slice(0, 6)).first()).toBeVisible();
    await mail.screenshot({ path: info.outputPath('mail.png'), fullPage: true });
    const off = await mail.locator('a[href*="/unsubscribe"]').getAttribute('href');
    await mail.context().close();

    // A mail is often read where nobody is logged in, and without scripts.
    const stranger = await browser.newContext({ javaScriptEnabled: false });
    await setLanguage(stranger, language, site.url);
    const there = await stranger.newPage();
    await there.goto(`${site.url}${new URL(off ?? '').pathname}${new URL(off ?? '').search}`);
    await there.getByRole('button', { name: t.off.press }).click();
    await expect(there.getByText(filled(t.off.done, { topic: t.topic.restock }))).toBeVisible();
    await stranger.close();

    await page.goto(`${site.url}/user-center/uc-notification`);
    const name = filled(t.switch, { topic: t.topic.restock, channel: t.channel.mail });
    const toggle = page.getByRole('checkbox', { name });
    await expect(toggle).not.toBeChecked();
    await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
    await toggle.press('Space');
    await expect(toggle).toBeChecked();
  });

  test(`a lower price is asked for without JavaScript, ${language}`, async ({ browser, baseURL }, info) => {
    const t = WORDS[language];
    const context = await browser.newContext({ javaScriptEnabled: false });
    await setLanguage(context, language, baseURL ?? '');
    await logInFresh(context, baseURL, info.workerIndex);
    const page = await context.newPage();
    await page.goto(`${baseURL}/goods?prodId=1`);
    await page.getByRole('button', { name: t.product.watch.price }).click();
    await expect(page.getByText(t.product.watch.priceOn)).toBeVisible();
    await page.goto(`${baseURL}/user-center/uc-notification`);
    await expect(page.locator('li', { hasText: t.watch.drop })).toHaveCount(1);
    await context.close();
  });
}
