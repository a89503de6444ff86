import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { CLOSING_DAYS } from '#contract/account/standing.values.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import enWords from '../../public/locales/en/account.json' with { type: 'json' };
import en from '../../public/locales/en/personaldata.json' with { type: 'json' };
import zhWords from '../../public/locales/zh/account.json' with { type: 'json' };
import zh from '../../public/locales/zh/personaldata.json' with { type: 'json' };
import {
  choosePassword,
  codeAfter,
  handsOf,
  logIn,
  newPhone,
  provePhone,
  WORDS,
} from '../helpers/browser/account-pages.ts';
import { axeInBothThemes, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { startMovedSite } from '../helpers/browser/moved-site.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { createGoods, createShopping } from '../helpers/people/shopping.ts';

const TEXTS = { zh: { data: zh, account: zhWords }, en: { data: en, account: enWords } };
const PATH = '/user-center/uc-data';
const PASSWORD = 'Walks4ever!';
/** Jobs of the mall look for what is due once a minute of its clock. */
const JOBS = { timeout: 90_000 };

test.describe.configure({ mode: 'default' });
let site: Awaited<ReturnType<typeof startMovedSite>>;
test.beforeAll(async () => {
  site = await startMovedSite(async () => {});
});
test.afterAll(() => site.stop());

for (const [language, how] of [
  ['zh', 'mouse'],
  ['en', 'keyboard'],
] as const)
  test(`a shopper takes their data along, closes, comes back, and is erased, ${language}, by ${how}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const t = WORDS[language];
    const { data: d, account } = TEXTS[language];
    const { press } = handsOf(page, how);
    const mobile = newPhone();
    const at = (path: string) => `${site.url}${path}`;
    await setLanguage(context, language, site.url);

    const register = async (userName: string) => {
      await page.goto(at('/register'));
      await provePhone(page, t, how, mobile);
      await page.getByLabel(t.userName, { exact: true }).fill(userName);
      await page.getByLabel(t.nickname, { exact: true }).fill('Walker');
      await choosePassword(page, t, PASSWORD);
      await press(page.getByRole('button', { name: t.create, exact: true }));
      await expect(page.getByRole('heading', { name: t.created })).toBeFocused();
    };
    const close = async () => {
      await page.goto(at(PATH));
      await press(page.getByRole('button', { name: d.close.begin }));
      const dialog = page.getByRole('dialog');
      const code = await codeAfter(page, mobile, () => press(dialog.locator('[data-code=close]')));
      await dialog.locator('input').fill(code);
      await press(dialog.getByRole('button', { name: d.close.submit }));
      await expect(page.getByRole('heading', { name: d.closed.title })).toBeFocused();
      await expect(page.locator('[data-login]').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };

    await register(`w_${mobile.slice(-8)}`);
    const token = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? '';
    const shopping = createShopping(page.request, site.url, token);
    await shopping.addAddress();

    // What is in the way is named, and leads to where it is settled.
    const bought = await shopping.orderOne(await createGoods(page.request, site.url).ofShop(8));
    await page.goto(at(PATH));
    await expect(page.locator('[data-hindrance=unpaid] a')).toHaveAttribute('href', '/user-center/uc-order');
    await axeInBothThemes(page);
    await shopping.act(bought.orderIds[0] ?? '', 'cancel', { reason: '不想要了' });

    await page.goto(at(PATH));
    const code = await codeAfter(page, mobile, () => press(page.locator('[data-code=export]')));
    await page.locator('#export input').fill(code);
    await press(page.getByRole('button', { name: d.export.ask }));
    const ready = page.getByRole('button', { name: d.export.download });
    await expect(ready).toBeVisible({ timeout: 30_000 });
    await axeInBothThemes(page);
    const downloading = page.waitForEvent('download');
    await press(ready);
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = unzipSync(await readFile(await download.path()));
    const jsonIn = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
    expect(jsonIn('account')).toMatchObject([{ mobile, nickName: 'Walker' }]);
    expect(jsonIn('addresses')).toHaveLength(1);
    expect(jsonIn('orders')).toMatchObject([{ id: bought.orderIds[0] }]);

    await close();
    await axeInBothThemes(page);
    await page.goto(at(PATH));
    await expect(page).toHaveURL(/\/login\?/);
    await logIn(page, t, how, mobile, PASSWORD);
    await expect(page.getByRole('heading', { name: account.reopen.title })).toBeFocused();
    await axeInBothThemes(page);
    await press(page.getByRole('button', { name: account.reopen.submit }));
    await expect(page).toHaveURL(new RegExp(PATH));
    await expect(page.getByRole('heading', { name: d.export.title })).toBeVisible();

    // The next code for this can be asked for.
    site.clock.pass(1 / 24);
    await close();
    site.clock.pass(CLOSING_DAYS);
    // The job comes once a minute: until then the number is not free.
    await expect(async () => {
      await page.goto(at('/login'));
      await logIn(page, t, how, mobile, PASSWORD);
      await expect(page.locator('.field-error:not(:empty)').last()).toHaveText(
        language === 'zh' ? '账号或密码错误' : 'Incorrect account or password',
        { timeout: 5_000 },
      );
    }).toPass(JOBS);

    await register(`x_${mobile.slice(-8)}`);
    await page.goto(at(PATH));
    await expect(
      page.getByText(filled(d.code, { mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` })),
    ).toBeVisible();
    await expect(page.locator('[data-hindrance]')).toHaveCount(0);
    await expect(ready).toHaveCount(0);
    await page.goto(at('/user-center/uc-order'));
    await expect(page.locator('.order-card')).toHaveCount(0);
  });

test('the privacy page leads there', async ({ page }) => {
  await page.goto(`${site.url}/other/privacy`);
  await expect(page.locator(`a[href="${PATH}"]`).first()).toBeVisible();
});
