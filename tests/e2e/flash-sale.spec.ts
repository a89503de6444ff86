import type { Page } from '@playwright/test';
import type { Envelope } from '#contract/envelope.ts';
import type { FlashPage, OwnFlashItem } from '#contract/flash-sale/schema.ts';
import { LANGUAGES } from '#contract/language.ts';
import { price } from '#src/lib/shared/price.ts';
import en from '../../public/locales/en/flash.json' with { type: 'json' };
import zh from '../../public/locales/zh/flash.json' with { type: 'json' };
import pay from '../../public/locales/zh/pay.json' with { type: 'json' };
import { axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { submitButton } from '../helpers/browser/checkout.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';

const WORDS = { zh, en };
const goods = (page: Page) => page.locator('li.flash-goods');
const session = (page: Page, state: string) => page.locator(`.flash-sessions a[data-state="${state}"]`).first();
const running = (page: Page) => goods(page).and(page.locator('[data-state="running"]'));

async function itemsOf(page: Page, token: string, query = ''): Promise<FlashPage['items']> {
  const answer = await page.request.get(`/api/promo/p/flash${query}`, { headers: { authorization: token } });
  return ((await answer.json()) as Envelope<FlashPage>).data?.items ?? [];
}

/** The page of one of the goods as if it stood otherwise with it. */
async function openAs(page: Page, id: number, change: Partial<OwnFlashItem>): Promise<void> {
  await page.route(`**/api/promo/p/flash/${id}`, async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as Envelope<OwnFlashItem>;
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...envelope.data, ...change } } });
  });
  // Rendered without it, the island asks for itself.
  await page.route(`**/secdetail/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('&quot;first&quot;:', '&quot;none&quot;:'),
    });
  });
  await page.goto(`/secdetail/${id}`);
}

test('from the list of sessions to a paid order', async ({ page }, info) => {
  const { w } = await openShopper(page.context(), info);
  await page.goto('/');
  await page.locator('.main-nav').getByRole('link', { name: '秒杀', exact: true }).click();
  await expect(session(page, 'running')).toHaveAttribute('aria-current', 'page');
  const card = running(page).nth(info.workerIndex % 12);
  const cost = (await card.locator('.price').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/secdetail\/\d+$/);
  await expect(page.locator('.offer-ribbon').getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d$/);
  await page.getByRole('button', { name: /^增加/ }).click();
  await page.getByRole('link', { name: zh.buy }).click();
  await expect(page).toHaveURL(/confirm-order\?seckillId=\d+&skuId=\d+&quantity=2$/);
  const line = page.locator('.order-line');
  await expect(line.locator('.order-price')).toContainText(cost);
  await expect(line).toContainText(w.promotion.alone);
  await expect(page.getByText(w.checkout.couponsAlone)).toBeVisible();
  await line.getByRole('button', { name: /^减少/ }).click();
  await expect(page).toHaveURL(/quantity=1$/);
  await submitButton(page, w).click();
  await expect(page).toHaveURL(/\/payment\?trade=\d+$/);
  await page.getByLabel(pay.way.wallet).check();
  await page.getByRole('button', { name: pay.desk.pay }).click();
  await page.getByRole('button', { name: '付款', exact: true }).click();
  await expect(page).toHaveURL(/\/pay-success/);
});

test('before it starts one is reminded, and cannot buy', async ({ page }, info) => {
  const shopper = await openShopper(page.context(), info);
  await page.goto('/flash-sale');
  await session(page, 'coming').click();
  await expect(page).toHaveURL(/session=\d+/);
  const card = goods(page).first();
  const button = card.getByRole('button');
  await button.click();
  await toasted(page, zh.willRemind);
  await expect(button).toContainText(zh.reminded);
  await page.reload();
  await expect(button).toContainText(zh.reminded);
  await card.getByRole('link').click();
  await expect(page.getByText(zh.item.comingText)).toBeVisible();
  await page.getByRole('button', { name: zh.reminded }).press('Enter');
  await toasted(page, zh.remindOff);
  await expect(page.getByRole('button', { name: zh.remind })).toBeVisible();
  const id = Number(page.url().split('/').at(-1));
  const answer = await page.request.get(`/api/promo/flash/${id}`);
  const { item } = ((await answer.json()) as { data: { item: OwnFlashItem } }).data;
  await page.goto(`/secdetail/confirm-order?seckillId=${id}&skuId=${item.skuId}&quantity=1`);
  await expect(page.locator('.order-line').getByText(shopper.w.error.flashNotYet)).toBeVisible();
  await submitButton(page, shopper.w).click();
  await expect(page).toHaveURL(/confirm-order/);
  await page.getByRole('link', { name: shopper.w.checkout.flashBack }).click();
  await expect(page).toHaveURL(new RegExp(`/secdetail/${id}$`));
});

test('sold out, over and beyond the limit each say what to do next', async ({
  page,
  context,
  baseURL,
  pageErrors,
}, info) => {
  // The markup that was sent is that of the state before.
  pageErrors.allow(/Minified React error #418/);
  // A document of the test's own may not open the chat's socket to this machine.
  pageErrors.allow(/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/);
  const token = await logInFresh(context, baseURL ?? '', info.workerIndex);
  const [one] = await itemsOf(page, token);
  if (!one) throw new Error('no flash sale runs');
  for (const [change, text] of [
    [{ state: 'soldOut', sold: one.stock }, zh.item.soldOutText],
    [{ state: 'over' }, zh.item.overText],
    [{ state: 'running', most: 0 }, zh.item.none],
  ] as const) {
    await openAs(page, one.seckillId, change);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: zh.buy })).toBeHidden();
    await page.unroute(`**/api/promo/p/flash/${one.seckillId}`);
  }
  await page.getByRole('link', { name: zh.item.ordinary }).click();
  await expect(page).toHaveURL(new RegExp(`/goods\\?prodId=${one.id}$`));
});

test('a page that names nothing is not found', async ({ page, context, baseURL, pageErrors }, { workerIndex }) => {
  pageErrors.allow(/404/);
  for (const path of ['/secdetail/2000000000', '/secdetail/x', '/secdetail/confirm-order']) {
    await logInFresh(context, baseURL ?? '', workerIndex);
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

for (const language of LANGUAGES) {
  test(`axe finds nothing, ${language}`, async ({ page, context, baseURL }, { workerIndex }) => {
    await setLanguage(context, language, baseURL ?? '');
    const token = await logInFresh(context, baseURL ?? '', workerIndex);
    await page.goto('/flash-sale');
    await expect(goods(page).first()).toBeVisible();
    await axeInThemeOf(page, language);
    await session(page, 'coming').click();
    await expect(goods(page).getByText(WORDS[language].remind).first()).toBeVisible();
    await axeInThemeOf(page, language);
    const [one] = await itemsOf(page, token);
    await page.goto(`/secdetail/${one?.seckillId}`);
    await expect(page.getByText(price(one?.price ?? 0)).first()).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto(`/secdetail/confirm-order?seckillId=${one?.seckillId}&skuId=${one?.skuId}&quantity=1`);
    await expect(page.locator('.order-line')).toBeVisible();
    await axeInThemeOf(page, language);
  });
}
