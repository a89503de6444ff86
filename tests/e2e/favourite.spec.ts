import { logIn, WORDS } from '../helpers/browser/account-pages.ts';
import { axeInBothThemes, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { logInFresh, mobileOf, SHOPPER_PASSWORD } from '../helpers/people/shoppers.ts';

const heart = 'button[data-favourite]';

test('a visitor who saves a product logs in for it, and finds it saved; the collection leads back to it', async ({
  page,
  context,
  baseURL,
}, { workerIndex }) => {
  const mobile = mobileOf(await logInFresh(context, baseURL, workerIndex));
  await context.clearCookies();
  await page.goto('/goods?prodId=21');
  const button = page.getByRole('button', { name: /^收藏/ });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog.login-popup')).toBeVisible();
  await logIn(page, WORDS.zh, 'keyboard', mobile, SHOPPER_PASSWORD);
  await expect(page.locator('.top-bar [data-nickname]')).toBeVisible();
  await expect(page).toHaveURL(/\/goods\?prodId=21$/);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button.locator('b')).toHaveText('1');
  // The heart is filled before the mall has answered, and takes no other press until then; the answer ends what was pending.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('liangji.favourite'))).toBe(null);
  const title = (await page.locator('h1').textContent()) ?? '';
  await page.goto('/user-center/uc-collection');
  await page.getByRole('link', { name: title }).click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await toasted(page, /已取消收藏/);
  await expect(button.locator('b')).toHaveText('');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('who puts the login popup away has saved nothing', async ({ page, context, baseURL }, { workerIndex }) => {
  await page.goto('/goods?prodId=22');
  await page.locator(heart).click();
  await expect(page.locator('dialog.login-popup')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(heart)).toBeFocused();
  await logInFresh(context, baseURL, workerIndex);
  const asked = page.waitForResponse(/\/collection\/product\/22$/);
  await page.reload();
  await asked;
  await expect(page.locator(heart)).toHaveAttribute('aria-pressed', 'false');
});

test('a shop is followed, in English', async ({ page, context, baseURL }, { workerIndex }) => {
  await logInFresh(context, baseURL, workerIndex);
  await setLanguage(context, 'en', baseURL ?? '');
  await page.goto('/search?shopId=5');
  const button = page.getByRole('button', { name: /^Follow/ });
  await button.click();
  await toasted(page, /Following this shop/);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#toasts')).toBeEmpty();
  await axeInBothThemes(page);
  await page.goto('/user-center/uc-collection?kind=shop');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Removed from favourites' })).toBeVisible();
  await page.goBack();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('what the mall does not take is taken back, and said', async ({ page, context, baseURL, pageErrors }, {
  workerIndex,
}) => {
  pageErrors.allow(/collection/);
  await logInFresh(context, baseURL, workerIndex);
  await page.goto('/goods?prodId=23');
  await page.route('**/api/app/p/collection', (route) => route.abort());
  await page.locator(heart).click();
  await expect(page.locator('#toasts .alert-error')).toBeVisible();
  await expect(page.locator(heart)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button that does nothing', async ({ page }) => {
    await page.goto('/goods?prodId=21');
    await expect(page.locator(heart)).toBeHidden();
    await page.goto('/search?shopId=5');
    await expect(page.locator(heart)).toBeHidden();
    await expect(page.locator('.shop-head .meta')).toContainText('人关注');
  });
});

test('favourites go into the cart from where they stand, of several SKUs the one that is chosen', async ({
  page,
  context,
  baseURL,
}, { workerIndex }) => {
  const token = await logInFresh(context, baseURL, workerIndex);
  const data = { kind: 'product', id: 1 };
  await page.request.post('/api/app/p/collection', { headers: { authorization: token }, data });
  await page.goto('/user-center/uc-collection');
  await page.getByRole('button', { name: /^把.+加入购物车$/ }).click();
  const dialog = page.getByRole('dialog', { name: '修改规格' });
  await dialog.getByRole('button', { name: '加入购物车' }).click();
  await toasted(page, '已加入购物车');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
});
