import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGES, type Language } from '#contract/language.ts';
import deskEn from '../../public/locales/en/deskreviews.json' with { type: 'json' };
import picturesEn from '../../public/locales/en/pictures.json' with { type: 'json' };
import en from '../../public/locales/en/review.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/deskreviews.json' with { type: 'json' };
import pictures from '../../public/locales/zh/pictures.json' with { type: 'json' };
import productZh from '../../public/locales/zh/product.json' with { type: 'json' };
import zh from '../../public/locales/zh/review.json' with { type: 'json' };
import { axe, axeInThemeOf, expect, test, toasted } from '../helpers/browser/browser.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { workFor } from '../helpers/people/operators.ts';
import { openDesk } from '../helpers/people/shopping.ts';

const WORDS = { zh: { w: zh, d: deskZh, p: pictures }, en: { w: en, d: deskEn, p: picturesEn } };
const SHOP = 13;

/** A shopper who has received an order. */
async function received(page: Page, info: TestInfo, language: Language = 'zh') {
  const shopper = await openShopper(page.context(), info, { language });
  const goods = await shopper.goods.ofShop(SHOP);
  const desk = await openDesk(page.request, shopper.origin, SHOP);
  const { tradeId, orderIds } = await shopper.orderOne(goods);
  const [orderId = ''] = orderIds;
  await shopper.pay(tradeId);
  await desk.ship(orderId);
  await shopper.act(orderId, 'receive', {});
  return { ...shopper, goodsOf: goods, orderId };
}

const png = (color: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();
const star = (page: Page, group: string, n: number) =>
  page
    .getByRole('group', { name: group })
    .getByRole('radio')
    .nth(n - 1);

/** A long way is walked in one language. */
const language = 'en' as Language;
const { w, d, p } = WORDS[language];

test(`a completed order is reviewed with pictures, shows on the product page, and the shop answers, ${language}`, async ({
  page,
  baseURL,
}, info) => {
  const { goodsOf, orderId } = await received(page, info, language);
  const said = `很满意 ${info.workerIndex}${Date.now() % 100_000}`;
  await page.goto('/user-center/uc-comments');
  await page.getByRole('link', { name: w.writeOf.replace('{{id}}', orderId) }).click();
  await expect(page).toHaveURL(`/write-comments?orderId=${orderId}`);
  const send = page.getByRole('button', { name: w.send, exact: true });
  await send.click();
  await expect(page.getByText(w.error.nothing)).toBeVisible();
  await expect(page.getByRole('group', { name: w.score }).getByText(w.error.stars)).toBeVisible();
  await expect(star(page, w.score, 1)).toBeFocused();

  await star(page, w.score, 4).check();
  await page.getByLabel(w.text).fill(`${said}，电话13800138000`);
  await expect(page.getByText(w.phoneHidden)).toBeVisible();
  const files = [
    { name: 'red.png', mimeType: 'image/png', buffer: await png('#c33') },
    { name: 'blue.png', mimeType: 'image/png', buffer: await png('#36c') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ];
  await page.locator('[data-pictures]').setInputFiles(files);
  await expect(page.getByText(p.format.replace('{{name}}', 'notes.txt'))).toBeVisible();
  await expect(page.locator('.pictures-one[data-state=done]')).toHaveCount(2);
  await page.getByRole('button', { name: p.later.replace('{{n}}', '1') }).press('Enter');
  await expect(page.getByText(p.moved.replace('{{n}}', '2'))).toBeAttached();
  await axe(page);

  await page.reload();
  await expect(page.getByLabel(w.text)).toHaveValue(new RegExp(said));
  await star(page, w.shop.description, 5).check();
  await send.click();
  await expect(page.getByText(w.error.shopWhole)).toBeVisible();
  for (const name of [w.shop.service, w.shop.delivery]) await star(page, name, 5).check();
  await send.click();
  await expect(page.getByText(w.earned.replace('{{n}}', '10'))).toBeVisible();

  await page.goto(`/goods?prodId=${goodsOf.productId}&reviewSort=newest`);
  const mine = page.locator('.review', { hasText: said });
  await expect(mine).toContainText('138****8000');
  await mine.locator('[data-review-shot]').first().click();
  await expect(page.locator('.yarl__container')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__container')).toBeHidden();
  await page.goto('/user-center/uc-comments?tab=written');
  const own = page.locator('.review-shots a').first();
  await own.click();
  await expect(page.locator('.yarl__container')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(own).toBeFocused();

  await workFor(page.context(), 'admin', baseURL ?? '');
  await page.goto(`/desk/reviews?text=${encodeURIComponent(said)}`);
  await expect(page.getByText(d.searched.replace('{{n}}', '20,000'))).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${d.do.answer}`) }).click();
  await page.getByRole('textbox', { name: d.text }).fill('谢谢您的喜欢');
  await page.getByRole('dialog').getByRole('button', { name: d.do.answer }).click();
  await toasted(page, d.answered);
  await axe(page);

  await page.goto('/user-center/uc-message?kind=service');
  await page.locator('.message-list').getByRole('link').first().click();
  await expect(page).toHaveURL('/user-center/uc-comments?tab=written');
  await expect(page.getByText('谢谢您的喜欢')).toBeVisible();
  await page.getByRole('button', { name: w.add }).click();
  await page.getByRole('dialog').getByLabel(w.text).fill('用了几天，还是很好');
  await page.getByRole('dialog').getByRole('button', { name: w.send }).click();
  await toasted(page, w.addedNow);
  await page.goto(`/goods?prodId=${goodsOf.productId}&reviews=added&reviewSort=newest`);
  await expect(mine).toContainText('用了几天，还是很好');
  await expect(mine).toContainText('谢谢您的喜欢');
});

test('reviews of a product are filtered and paged in place, and by plain links', async ({ page, browser, baseURL }) => {
  await page.goto('/goods?prodId=1');
  const reviews = page.locator('[data-reviews]');
  const choose = (name: string) => reviews.getByRole('link', { name: new RegExp(`^${name} \\d`) });
  await choose(productZh.review.filter.pictures).click();
  await expect(page).toHaveURL(/reviews=pictures/);
  await expect(choose(productZh.review.filter.pictures)).toHaveAttribute('aria-current', 'true');
  for (const review of await reviews.locator('.review').all())
    await expect(review.locator('[data-review-shot]').first()).toBeVisible();
  await choose(productZh.review.filter.all).click();
  await expect(page).toHaveURL('/goods?prodId=1');
  await reviews.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/reviewPage=2/);

  const plain = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto('/goods?prodId=1&reviewPage=2');
  await expect(still.locator('.review')).not.toHaveCount(0);
  await plain.close();
});

for (const language of LANGUAGES) {
  test(`axe finds nothing, ${language}`, async ({ page }, info) => {
    const { orderId } = await received(page, info, language);
    const { w: words } = WORDS[language];
    await page.goto(`/write-comments?orderId=${orderId}`);
    await expect(page.getByRole('button', { name: words.send, exact: true })).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto('/user-center/uc-comments');
    await expect(page.getByRole('link', { name: words.writeOf.replace('{{id}}', orderId) })).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto('/goods?prodId=1#reviews');
    await axeInThemeOf(page, language);
  });
}
