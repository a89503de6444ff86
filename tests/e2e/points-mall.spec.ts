import { LANGUAGES } from '#contract/language.ts';
import enCart from '../../public/locales/en/cart.json' with { type: 'json' };
import contentEn from '../../public/locales/en/deskcontent.json' with { type: 'json' };
import deskEn from '../../public/locales/en/deskpoints.json' with { type: 'json' };
import memberEn from '../../public/locales/en/member.json' with { type: 'json' };
import payEn from '../../public/locales/en/pay.json' with { type: 'json' };
import en from '../../public/locales/en/points.json' with { type: 'json' };
import zhCart from '../../public/locales/zh/cart.json' with { type: 'json' };
import contentZh from '../../public/locales/zh/deskcontent.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/deskpoints.json' with { type: 'json' };
import member from '../../public/locales/zh/member.json' with { type: 'json' };
import pay from '../../public/locales/zh/pay.json' with { type: 'json' };
import zh from '../../public/locales/zh/points.json' with { type: 'json' };
import { axe, expect, setLanguage, setTheme, test } from '../helpers/browser/browser.ts';
import { buyAtOnce, submitButton } from '../helpers/browser/checkout.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { workFor } from '../helpers/people/operators.ts';
import { MANUAL_SHOP, openDesk } from '../helpers/people/shopping.ts';

/** What signing in for a day gives. */
const POINTS = 5;
const WORDS = {
  zh: { w: zh, d: deskZh, m: member, content: contentZh, cart: zhCart, paid: pay },
  en: { w: en, d: deskEn, m: memberEn, content: contentEn, cart: enCart, paid: payEn },
};
const SAVE = { zh: '保存', en: 'Save' };
const MALL = { zh: '良集', en: 'Liangji' };
const escaped = (text: string): string => text.replace(/[()（）.]/g, '\\$&');
/** The beginnings of texts whose ends vary. */
const pieces = (text: string, stock: number): string => filled(text.split('{{skuStock}}')[0] ?? '', { stock });
const runningOf = (text: string, plan: string): string => escaped(filled(text.split('{{day}}')[0] ?? '', { plan }));
const tradeIn = (url: string): string => new URL(url).searchParams.get('trade') ?? '';

for (const [at, language] of LANGUAGES.entries()) {
  const { w, d, m, content, cart, paid } = WORDS[language];

  test(`a good is put into the points mall, had for points and money, and received, ${language}`, async ({
    page,
  }, info) => {
    const shopper = await openShopper(page.context(), info, { language });
    const { origin } = shopper;
    const goods = await shopper.goods.ofShop(MANUAL_SHOP, 2 + at);
    await workFor(page.context(), 'editor', origin);
    await page.goto('/desk/points-mall/new');
    await page.getByLabel(content.home.find).fill(goods.title);
    await page.getByLabel(content.home.find).press('Enter');
    await page
      .getByRole('button', { name: d.putOf.replace('{{name}}', goods.title) })
      .first()
      .click();
    await page.getByRole('radio').first().check();
    await page.getByLabel(d.field.points, { exact: true }).fill(String(POINTS));
    await page.getByLabel(d.field.money).fill('1.5');
    await page.getByRole('button', { name: SAVE[language], exact: true }).click();
    await expect(page).toHaveURL(/\/desk\/points-mall\/\d+$/);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByLabel(d.pieces).fill('3');
    await page.getByRole('button', { name: d.moveIn }).click();
    await expect(page.getByText(new RegExp(pieces(d.stockNow, 3)))).toBeVisible();

    await page.goto(`/member-center/integral-det/${id}`);
    await expect(page.getByText(w.short.replace('{{n}}', String(POINTS)))).toBeVisible();
    await shopper.call('POST', '/app/p/signIn', {});
    await page.goto('/member-center/integral-mall?band=to500');
    await page.getByRole('link', { name: w.afford }).click();
    await expect(page).toHaveURL(/afford=1/);
    await page.locator(`a[href="/member-center/integral-det/${id}"]`).click();
    await page.getByRole('link', { name: w.exchange }).click();
    await expect(page.getByText(shopper.w.checkout.pointsNote)).toBeVisible();
    await submitButton(page, shopper.w).click();
    await expect(page).toHaveURL(/\/payment\?trade=\d+$/);
    const trade = tradeIn(page.url());
    await shopper.pay(trade);
    await page.goto(`/pay-success?trade=${trade}`);
    await expect(page.getByRole('heading', { name: paid.result.exchanged, exact: true })).toBeVisible();
    await expect(page.getByText(filled(paid.result.pointsLeft, { used: POINTS, left: 0 }))).toBeVisible();
    const { items } = await shopper.orders();
    const orderId = items[0]?.id ?? '';
    expect(items[0]).toMatchObject({ kind: 'points', points: POINTS, payable: 150 });
    const shop = await openDesk(page.request, origin, MANUAL_SHOP);
    await shop.move(orderId, 'accept');
    await shop.ship(orderId);
    await page.goto(`/user-center/order-detail?id=${orderId}`);
    await expect(page.getByText(shopper.w.kind.points).first()).toBeVisible();
    await shopper.act(orderId, 'receive');
    await page.goto('/user-center/uc-order');
    await expect(page.getByText(shopper.w.kind.points)).toBeVisible();
    await page.goto(`/member-center/integral-det/${id}`);
    await expect(page.getByText(w.left.replace('{{n}}', '2'))).toBeVisible();
  });

  test(`a season is bought, the member is one at once, renews, and gives the last one back, ${language}`, async ({
    page,
  }, info) => {
    const shopper = await openShopper(page.context(), info, { language });
    await page.goto('/member-center/buy-member');
    await expect(page.getByText(m.buy.none)).toBeVisible();
    await page.getByRole('button', { name: `${m.buy.buy} ${m.plan.season}` }).click();
    await expect(page).toHaveURL(/\/payment\?trade=\d+$/);
    const trade = tradeIn(page.url());
    const summary = page.getByRole('complementary', { name: paid.desk.summary });
    await expect(summary).toContainText(filled(paid.desk.member, { mall: MALL[language], plan: m.plan.season }));
    await expect(page.getByText(shopper.w.steps.cart, { exact: true })).toHaveCount(0);
    await shopper.pay(trade);
    await page.goto(`/pay-success?trade=${trade}`);
    await expect(page.getByRole('heading', { name: paid.result.memberOn, exact: true })).toBeVisible();
    await page.getByRole('link', { name: paid.end.memberSee }).click();
    await expect(page.getByText(new RegExp(runningOf(m.buy.running, m.plan.season)))).toBeVisible();
    const before = await page.getByRole('status').first().textContent();

    // The discount shows everywhere that prices do. What was ordered is not paid: then no benefit was used.
    const goods = await shopper.goods.ofShop(MANUAL_SHOP, 4 + at);
    await page.goto(`/goods?prodId=${goods.productId}&sku=${goods.skuId}`);
    await expect(page.locator('[data-member] b')).toBeVisible();
    const price = (await page.locator('[data-member] b').textContent()) ?? '';
    await shopper.intoCart(goods);
    await page.goto('/cart');
    await expect(page.getByText(filled(cart.member, { price }))).toBeVisible();
    await page.goto(buyAtOnce(goods));
    await expect(page.getByText(shopper.w.part.member).first()).toBeVisible();
    const { orderIds } = await shopper.orderOne(goods);
    await page.goto(`/user-center/order-detail?id=${orderIds[0]}`);
    await expect(page.getByText(shopper.w.part.member).first()).toBeVisible();
    await shopper.act(orderIds[0] ?? '', 'cancel', { reason: '10' });

    await page.goto('/member-center/buy-member');
    await page.getByRole('button', { name: `${m.buy.renew} ${m.plan.month}` }).click();
    await expect(page).toHaveURL(/\/payment\?trade=\d+$/);
    const renewal = tradeIn(page.url());
    await shopper.pay(renewal);
    const result = await page.context().newPage();
    await result.goto(`/pay-success?trade=${renewal}`);
    await expect(result.getByRole('heading', { name: paid.result.memberOn, exact: true })).toBeVisible();

    // One looks for the refund where the order is.
    await page.goto('/user-center/uc-order');
    await page.getByRole('link', { name: shopper.w.action.refundMember }).click();
    await expect(page).toHaveURL(/\/member-center\/buy-member$/);
    await expect(page.getByText(m.buy.error.notLast)).toBeVisible();
    expect(await page.getByRole('status').first().textContent()).not.toBe(before);
    await page.getByRole('button', { name: m.buy.refund, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: m.buy.refund }).click();
    await expect(page.getByText(m.buy.refunded, { exact: true })).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(before ?? '');
    await page.goto('/user-center/uc-order');
    await expect(page.getByText(shopper.w.kind.member).first()).toBeVisible();
    await expect(page.getByText(shopper.w.word.refunded, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: shopper.w.action.refundMember })).toHaveCount(1);
    // The first card is the last one now, and refundable again.
    await result.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(result.getByRole('heading', { name: shopper.w.word.refunded, exact: true })).toBeVisible();
  });
}

test('an unknown good is not found, and the screens are fit for everyone', async ({ page }, info) => {
  const { origin } = await openShopper(page.context(), info);
  for (const path of ['/member-center/integral-det/999999', '/submit-integral-order']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
  }
  await workFor(page.context(), 'editor', origin);
  const screens = [
    '/member-center/integral-mall',
    '/member-center/integral-det/1',
    '/submit-integral-order?good=2&n=1',
  ];
  for (const [theme, language] of [
    ['liangji', 'zh'],
    ['liangji-dark', 'en'],
  ] as const) {
    await setLanguage(page.context(), language, origin);
    await setTheme(page.context(), theme);
    for (const path of [...screens, '/member-center/buy-member', '/desk/points-mall', '/desk/points-mall/1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/desk/points-mall/1')
        await expect(page.getByText(language === 'zh' ? deskZh.pieces : deskEn.pieces, { exact: true })).toBeVisible();
      await axe(page);
    }
  }
});
