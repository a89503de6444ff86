import { LANGUAGES, TOKEN_COOKIE } from '#contract/language.ts';
import enCart from '../../public/locales/en/cart.json' with { type: 'json' };
import en from '../../public/locales/en/member.json' with { type: 'json' };
import zhCart from '../../public/locales/zh/cart.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/deskmembers.json' with { type: 'json' };
import zh from '../../public/locales/zh/member.json' with { type: 'json' };
import { axe, expect, setLanguage, setTheme, test, toasted } from '../helpers/browser/browser.ts';
import { buyAtOnce } from '../helpers/browser/checkout.ts';
import { ORDER_WORDS } from '../helpers/browser/order-words.ts';
import { MEMBER_TOKENS } from '../helpers/people/member.ts';
import { workFor } from '../helpers/people/operators.ts';
import { logInFresh, mobileOf } from '../helpers/people/shoppers.ts';
import { createGoods, createShopping, openDesk } from '../helpers/people/shopping.ts';

const WORDS = { zh: { ...zh, cart: zhCart }, en: { ...en, cart: enCart } };
const fill = (text: string, words: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(words[name]));
/** Goods for more than ¥100 that no other test buys of. */
const SHOP = 11;

for (const [index, language] of LANGUAGES.entries())
  test(`a seventh day gives the bonus, an order lifts the level, and its discount shows everywhere, ${language}`, async ({
    page,
    context,
    baseURL: site,
  }) => {
    const baseURL = site ?? '';
    const w = WORDS[language];
    const token = MEMBER_TOKENS[index] ?? '';
    await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: baseURL }]);
    await setLanguage(context, language, baseURL);
    await setTheme(context, language === 'zh' ? 'liangji' : 'liangji-dark');
    await page.goto('/member-center/member-center');
    await expect(page.getByText(w.equity.title).first()).toBeVisible();
    await page.getByRole('button', { name: w.signIn.do, exact: true }).click();
    await toasted(page, fill(w.signIn.given, { n: 30 }));
    await expect(page.getByRole('button', { name: w.signIn.done })).toBeDisabled();
    await expect(page.locator('.member-card a[href="/user-center/uc-integral"]')).toHaveText('60');
    await axe(page);

    const shopping = createShopping(page.request, baseURL, token);
    const goods = createGoods(page.request, baseURL, language);
    await shopping.addAddress();
    const one = await goods.ofShop(SHOP, index);
    await page.goto(`/goods?prodId=${one.productId}`);
    await expect(page.locator('[data-price]')).toBeVisible();
    await expect(page.locator('[data-member]')).toBeHidden();
    const { tradeId, orderIds } = await shopping.orderOne(one);
    await shopping.pay(tradeId);
    const desk = await openDesk(page.request, baseURL, SHOP);
    await desk.ship(orderIds[0] ?? '');
    await shopping.act(orderIds[0] ?? '', 'receive');
    await page.goto('/member-center/member-center');
    await expect(page.locator('.member-level')).toContainText(language === 'zh' ? '青叶' : 'Leaf');

    const off = Math.floor(one.price / 100);
    const yuan = (fen: number) => (fen / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
    await page.goto(`/goods?prodId=${one.productId}&sku=${one.skuId}`);
    await expect(page.locator('[data-member] b')).toHaveText(`¥${yuan(one.price - off)}`);
    await shopping.intoCart(one);
    await page.goto('/cart');
    await expect(page.getByText(fill(w.cart.member, { price: `¥${yuan(one.price - off)}` }))).toBeVisible();
    await expect(page.getByText(fill(w.cart.total.member, { amount: `¥${yuan(off)}` }))).toBeVisible();
    await page.goto(buyAtOnce(one));
    const part = ORDER_WORDS[language].part;
    await expect(page.getByText(part.member).first()).toBeVisible();
    const bought = await shopping.orderOne(one);
    await page.goto(`/user-center/order-detail?id=${bought.orderIds[0]}`);
    await expect(page.getByText(part.member).first()).toBeVisible();
  });

test('points are listed by kind, benefits stand side by side, the desk changes both', async ({
  page,
  context,
  baseURL: site,
}, { workerIndex }) => {
  const baseURL = site ?? '';
  const token = await logInFresh(context, baseURL, workerIndex);
  await createShopping(page.request, baseURL, token).call('POST', '/app/p/signIn', {});
  await page.goto('/user-center/uc-integral');
  await expect(page.locator('.points-head b')).toHaveText('5');
  await axe(page);
  await page.getByRole('link', { name: zh.ledger.kind.expire, exact: true }).click();
  await expect(page).toHaveURL(/kind=expire/);
  await expect(page.getByText(zh.ledger.none)).toBeVisible();
  await page.goto('/member-center/member-equity');
  await expect(page.getByRole('table')).toHaveCount(2);
  await axe(page);

  await workFor(context, 'admin', baseURL);
  await page.goto(`/desk/members?mobile=${mobileOf(token)}`);
  await page.getByLabel(deskZh.addPoints).fill('200');
  await page.getByRole('button', { name: deskZh.change }).click();
  await expect(page.getByText(deskZh.error.reason)).toBeVisible();
  await page.getByLabel(deskZh.reason).fill('活动补发');
  await page.getByRole('button', { name: deskZh.change }).click();
  await toasted(page, deskZh.changed);
  await axe(page);
  await page.goto('/desk/members/benefits');
  await expect(page.getByLabel(deskZh.field.freeFreight).first()).toBeVisible();
  await axe(page);
  await page.goto('/user-center/uc-integral?kind=adjust');
  await expect(page.locator('.ledger [data-in]')).toHaveText('+200');
});
