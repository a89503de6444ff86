import type { Page } from '@playwright/test';
import type { FlashSale } from '#contract/flash-sale/schema.ts';
import { LANGUAGES } from '#contract/language.ts';
import { price } from '#src/lib/shared/price.ts';
import { axeInThemeOf, expect, holdBack, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';
import { createGoods } from '../helpers/people/shopping.ts';

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

for (const language of ['zh', 'en'] as const) {
  test(`axe finds nothing on the home page, ${language}`, async ({ page, context, baseURL }) => {
    test.slow();
    await setLanguage(context, language, baseURL ?? '');
    await page.goto('/');
    await axeInThemeOf(page, language);
  });
}

test('the rail opens with the pointer and leads to a third level', async ({ page }) => {
  await page.goto('/?lang=en');
  const rail = page.getByRole('navigation', { name: 'Categories', exact: true });
  await rail.getByRole('link', { name: 'Home & living' }).hover();
  await rail.getByRole('link', { name: 'Sofas' }).click();
  await expect(page).toHaveURL(/\/goods\?category=/);
});

test('a panel that was open before the scripts came stays open', async ({ page }) => {
  const come = await holdBack(page, '**/_astro/*.js');
  await page.goto('/?lang=en', { waitUntil: 'commit' });
  const rail = page.getByRole('navigation', { name: 'Categories', exact: true });
  await rail.getByRole('link', { name: 'Home & living' }).hover();
  await expect(rail.getByRole('link', { name: 'Sofas' })).toBeVisible();
  come();
  await expect(rail.locator('li > div').first()).toHaveAttribute('inert', '');
  await rail.getByRole('link', { name: 'Sofas' }).click();
  await expect(page).toHaveURL(/\/goods\?category=/);
});

test('the rail by keyboard: along the tops, into a panel and back', async ({ page }) => {
  await page.goto('/?lang=en');
  const rail = page.getByRole('navigation', { name: 'Categories', exact: true });
  const first = rail.getByRole('link', { name: 'Phones & digital' });
  const second = rail.getByRole('link', { name: 'Home & living' });
  // Until its script runs, every link of every panel is a stop of Tab.
  await expect(rail.locator('li > div').first()).toHaveAttribute('inert', '');
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(rail.getByRole('link', { name: 'Furniture' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rail.getByRole('link', { name: 'Sofas' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(second).toBeFocused();
  await expect(rail.getByRole('link', { name: 'Sofas' })).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(rail.getByRole('link', { name: 'Furniture' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(rail.getByRole('link', { name: 'Kitchen & dining' })).toBeFocused();
  await expect(rail.locator('li > div').nth(2)).toBeVisible();
});

test('the slides go on by arrows and dots, and hold while one points at them', async ({ page }) => {
  await page.goto('/?lang=en');
  const slides = page.getByRole('region', { name: 'Highlights' });
  await slides.hover();
  await slides.getByRole('button', { name: 'Next slide' }).click();
  await expect(slides.getByRole('button', { name: '2 of 6' })).toHaveAttribute('aria-current', 'true');
  await slides.getByRole('button', { name: '5 of 6' }).click();
  await expect(slides.getByRole('button', { name: '5 of 6' })).toHaveAttribute('aria-current', 'true');
  const pause = slides.getByRole('button', { name: 'Pause slideshow' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
});

for (const language of LANGUAGES)
  test(`links of the entry card stand apart on a line each, and arrows beside the words of slides, ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await setLanguage(context, language, baseURL ?? '');
    await page.goto('/');
    const boxes = await page
      .locator('.entry-card-links a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(4);
    for (const [n, box] of boxes.entries()) {
      expect(box.height).toBeLessThan(32);
      for (const other of boxes.slice(n + 1)) expect(overlap(box, other)).toBe(false);
    }
    const words = await page.locator('.hero li a :is(strong, span, b)').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect().width > 0 ? [range.getBoundingClientRect().toJSON() as DOMRect] : [];
      }),
    );
    const arrows = await page
      .locator('.hero > button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
    expect([words.length, arrows.length].every((count) => count > 1)).toBe(true);
    expect(words.filter((word) => arrows.some((arrow) => overlap(word, arrow)))).toEqual([]);
  });

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test('the flash sale counts down by the clock of the server', async ({ page }) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() - 7 * 365 * 86_400_000;
  });
  await page.goto('/?lang=en');
  await expect(page.getByRole('timer')).toContainText(/\d\d/);
  const hours = Number(await page.getByRole('timer').locator('b').first().textContent());
  expect(hours).toBeLessThan(9);
});

test('the flash-sale strip shows the price of the sale, and leads to the SKU that has it', async ({ page }) => {
  await page.goto('/?lang=en');
  const { data } = (await (await page.request.get('/api/promo/flash')).json()) as { data: FlashSale };
  const items = data.items.slice(0, 6);
  expect(items.length).toBeGreaterThan(0);
  for (const [n, { id, skuId, price: before, flashPrice }] of items.entries()) {
    const card = page.locator('#flash .goods').nth(n);
    await expect(card.locator('.price')).toHaveText(price(flashPrice));
    await expect(card.locator('s')).toHaveText(price(before));
    await expect(card.getByRole('link')).toHaveAttribute('href', `/goods?prodId=${id}&sku=${skuId}`);
  }
});

/** Pixels between the toast that shows and the search box below it; undefined: none shows. */
const gapBelowToast = (page: Page) =>
  page.evaluate(() => {
    const [toast, box] = ['#toasts > *', 'form[data-search]'].map((part) => document.querySelector(part));
    return toast && box && box.getBoundingClientRect().top - toast.getBoundingClientRect().bottom;
  });

test('an empty search is a warning, a keyword is trimmed', async ({ page }) => {
  await page.goto('/?lang=en');
  const box = page.locator('input[name=searchText]');
  await box.fill('   ');
  await box.press('Enter');
  await expect.poll(() => gapBelowToast(page)).toBeGreaterThan(0);
  await toasted(page, /Enter a keyword/);
  await box.fill('  lamp ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?searchText=lamp$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rail opens with the focus, slides and floors are plain links', async ({ page }) => {
    // Without scripts nothing is put off: all the pictures of the page come at once.
    await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE }));
    await page.goto('/?lang=en');
    const rail = page.getByRole('navigation', { name: 'Categories', exact: true });
    await rail.getByRole('link', { name: 'Home & living' }).focus();
    await expect(rail.getByRole('link', { name: 'Sofas' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
    await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/goods\?prodId=\d+/);
  });
});

test('the elevator leads to a floor and marks the one in view', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/');
  const elevator = page.getByRole('navigation', { name: '楼层导航' });
  await elevator.scrollIntoViewIfNeeded();
  const way = elevator.getByRole('link', { name: '食品生鲜' });
  await way.click();
  await expect(page.getByRole('heading', { name: '食品生鲜' })).toBeInViewport();
  await expect(way).toHaveAttribute('aria-current', 'true');
});

test('who is logged in sees their orders and favourites, and where they lead', async ({ page, context, baseURL }, {
  workerIndex,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: '订单与常看' })).toBeHidden();
  const token = await logInFresh(context, baseURL, workerIndex);
  const [kept] = await createGoods(page.request, baseURL ?? '').ofShops(1);
  const favourite = { kind: 'product', id: kept?.productId };
  await page.reload();
  const own = page.getByRole('region', { name: '订单与常看' });
  await expect(own.getByText('收藏喜欢的商品')).toBeVisible();
  await expect(own.getByRole('link', { name: '0 待付款' })).toBeVisible();
  await page.request.post('/api/app/p/collection', { headers: { authorization: token }, data: favourite });
  await page.reload();
  await own.getByRole('link', { name: kept?.title ?? '' }).click();
  await expect(page).toHaveURL(`/goods?prodId=${kept?.productId}`);
});
