import type { Page, TestInfo } from '@playwright/test';
import { LANGUAGES } from '#contract/language.ts';
import en from '../../public/locales/en/deskflash.json' with { type: 'json' };
import zh from '../../public/locales/zh/deskflash.json' with { type: 'json' };
import { axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { workAs, workFor } from '../helpers/people/operators.ts';
import { createGoods, openDesk } from '../helpers/people/shopping.ts';

const WORDS = { zh, en };
/** No other test buys of it. */
const SHOP = 15;

const originOf = (info: TestInfo): string => info.project.use.baseURL ?? process.env.TEST_SITE_URL ?? '';
const rowOf = (page: Page, name: string) => page.locator('tbody tr', { hasText: name });

/** A session from tomorrow on, by hand. @returns its name */
async function makeSession(page: Page, info: TestInfo, label: string): Promise<string> {
  const name = `${label}${info.workerIndex}${Date.now() % 100_000}`;
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.goto('/desk/flash-sale/new');
  await page.getByLabel(`${zh.field.title} · 中文`).fill(name);
  await page.getByLabel(zh.field.startsAt).fill(`${day}T10:00`);
  await page.getByLabel(zh.field.endsAt).fill(`${day}T12:00`);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/flash-sale\/\d+$/);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return name;
}

/** Finds goods by their title and fills in what they are sold for. */
async function fillIn(page: Page, title: string, pieces: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(zh.form.find).fill(title);
  await dialog.getByLabel(zh.form.find).press('Enter');
  await dialog.getByRole('list', { name: zh.form.found }).getByRole('button', { disabled: false }).first().click();
  await dialog.getByLabel(zh.form.price).fill('1');
  await dialog.getByLabel(zh.form.stock).fill(pieces);
}

test('an editor makes a session, puts goods on and takes them off', async ({ page, baseURL }, info) => {
  const origin = originOf(info);
  await workFor(page.context(), 'editor', baseURL ?? origin);
  const { title } = await createGoods(page.request, origin).ofShop(SHOP);
  const name = await makeSession(page, info, '编辑场');
  await expect(page.getByText(zh.goods.none)).toBeVisible();
  await page.getByRole('button', { name: zh.goods.put }).click();
  await fillIn(page, title, '999999');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: zh.form.put }).click();
  await expect(dialog.locator('.field-error:not(:empty)')).toBeVisible();
  await dialog.getByLabel(zh.form.stock).fill('2');
  await dialog.getByRole('button', { name: zh.form.put }).press('Enter');
  await toasted(page, zh.form.wasPut);
  await expect(rowOf(page, title)).toContainText('0 / 2');
  await rowOf(page, title)
    .getByRole('button', { name: filled(zh.moveOf.takeOff, { name: title }) })
    .click();
  await expect(dialog).toContainText(filled(zh.askText.takeOff, { count: 2 }));
  await dialog.getByRole('button', { name: zh.move.takeOff }).click();
  await toasted(page, zh.moved.takeOff);
  await expect(rowOf(page, title)).toContainText(zh.itemState.over);
  await page.goto('/desk/flash-sale');
  await expect(rowOf(page, name)).toContainText(zh.state.coming);
});

test('a shop applies, the mall refuses with a reason, and approves the next one', async ({ page, baseURL }, info) => {
  const origin = originOf(info);
  const goods = createGoods(page.request, origin);
  const { title } = await goods.ofShop(SHOP, 1);
  await workFor(page.context(), 'editor', baseURL ?? origin);
  await makeSession(page, info, '申请场');
  const session = page.url();
  const desk = await openDesk(page.request, origin, SHOP);
  const apply = async () => {
    await workAs(page.context(), desk.token, origin);
    await page.goto(session);
    await page.getByRole('button', { name: zh.goods.apply }).click();
    await fillIn(page, title, '1');
    await page.getByRole('dialog').getByRole('button', { name: zh.form.apply }).click();
    await toasted(page, zh.form.wasApplied);
    await expect(rowOf(page, title).first()).toContainText(zh.itemState.applied);
  };
  const decide = async (move: 'approve' | 'refuse') => {
    await workFor(page.context(), 'editor', baseURL ?? origin);
    await page.goto(session);
    await page.getByRole('button', { name: filled(zh.moveOf[move], { name: title }) }).click();
  };
  await apply();
  await decide('refuse');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: zh.move.refuse }).click();
  await expect(dialog.locator('.field-error:not(:empty)')).toHaveText(zh.reasonNeeded);
  await dialog.getByLabel(zh.reason, { exact: true }).fill('价格还不够低');
  await dialog.getByRole('button', { name: zh.move.refuse }).click();
  await toasted(page, zh.moved.refuse);
  await apply();
  await expect(rowOf(page, '价格还不够低')).toContainText(zh.itemState.refused);
  await decide('approve');
  await dialog.getByRole('button', { name: zh.move.approve }).click();
  await toasted(page, zh.moved.approve);
  await page.getByRole('button', { name: filled(zh.moveOf.takeOff, { name: title }) }).click();
  await dialog.getByRole('button', { name: zh.move.takeOff }).click();
  await toasted(page, zh.moved.takeOff);
});

for (const language of LANGUAGES) {
  test(`axe finds nothing, ${language}`, async ({ page, context, baseURL }, info) => {
    const w = WORDS[language];
    await workFor(context, 'admin', baseURL ?? '');
    await makeSession(page, info, '无障碍场');
    const session = new URL(page.url()).pathname;
    await setLanguage(context, language, baseURL ?? '');
    await page.goto('/desk/flash-sale');
    await expect(page.getByRole('link', { name: w.add })).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto(session);
    await page.getByRole('button', { name: w.goods.put }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(w.form.find).fill('a');
    await dialog.getByLabel(w.form.find).press('Enter');
    await dialog.getByRole('list', { name: w.form.found }).getByRole('button', { disabled: false }).first().click();
    await expect(dialog.getByLabel(w.form.price)).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto(`${session}/edit`);
    await expect(page.getByLabel(w.field.startsAt)).toBeVisible();
    await axeInThemeOf(page, language);
  });
}
