import type { Page } from '@playwright/test';
import { eq, inArray } from 'drizzle-orm';
import { LANGUAGES, type Language, TOKEN_COOKIE } from '#contract/language.ts';
import { NO_STORE } from '#contract/store/empty.values.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { storeApplication } from '#mall/store/store.tables.ts';
import ordersEn from '../../public/locales/en/deskorders.json' with { type: 'json' };
import payoutEn from '../../public/locales/en/deskpayout.json' with { type: 'json' };
import deskEn from '../../public/locales/en/desksettlement.json' with { type: 'json' };
import ordersZh from '../../public/locales/zh/deskorders.json' with { type: 'json' };
import payoutZh from '../../public/locales/zh/deskpayout.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/desksettlement.json' with { type: 'json' };
import { codeFor } from '../helpers/browser/account-pages.ts';
import { axeInThemeOf, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { startMovedSite } from '../helpers/browser/moved-site.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { addOperator, addShopper } from '../helpers/people/add.ts';
import { workAs } from '../helpers/people/operators.ts';
import { createGoods, createShopping, openDesk } from '../helpers/people/shopping.ts';

const WORDS = { zh: { w: deskZh, o: ordersZh, p: payoutZh }, en: { w: deskEn, o: ordersEn, p: payoutEn } };
/** One for each language, so that none sees the other's entries. */
const SHOPS = { zh: 8, en: 9 };
const COMMISSION = 10;
/** Jobs of the mall look for what is due once a minute of its clock. */
const JOBS = { timeout: 150_000 };

// In turn, at one site: each test moves its clock on.
test.describe.configure({ mode: 'default' });
let site: Awaited<ReturnType<typeof startMovedSite>>;
const buyers: string[] = [];
const merchants: string[] = [];
const admins: string[] = [];
const mobiles: string[] = [];
const OWNER = '林小茶';

test.beforeAll(async () => {
  site = await startMovedSite(async (db, now) => {
    const shops = Object.values(SHOPS);
    await db
      .update(shop)
      .set({ official: false, commission: COMMISSION * 100 })
      .where(inArray(shop.id, shops));
    for (const shopId of shops) {
      buyers.push((await addShopper(db, now)).token);
      const owner = await addShopper(db, now);
      const { id, token } = await addOperator(db, now, { role: 'shop', shopId });
      const { accountId } = owner;
      const data = { ...NO_STORE, legalName: OWNER, contact: OWNER };
      const application = { accountId, data, shopId, status: STORE_STATUS.OPEN, nameKey: `test-${shopId}` };
      await db.update(operator).set({ accountId: null }).where(eq(operator.shopId, shopId));
      await db.update(operator).set({ accountId }).where(eq(operator.id, id));
      await db.delete(storeApplication).where(eq(storeApplication.shopId, shopId));
      await db.insert(storeApplication).values(application);
      merchants.push(token);
      mobiles.push(owner.mobile);
    }
    for (let n = 0; n < 2; n += 1) admins.push((await addOperator(db, now, { role: 'admin' })).token);
  });
});
test.afterAll(() => site.stop());

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;

async function untilShown(page: Page, path: string, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${site.url}${path}`);
    await expect(page.locator('table').getByText(text).first()).toBeVisible({ timeout: 5_000 });
  }).toPass(JOBS);
}

/** The owner says where to pay; one operator draws up a run, another approves it, and the bank pays it in one language and not in the other. */
async function receiveMoney(page: Page, at: number, language: Language): Promise<void> {
  const { w, p } = WORDS[language];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await workAs(page.context(), merchants[at] ?? '', site.url);
  await page.goto(`${site.url}/desk/receiver`);
  await expect(page.getByText(p.noReceiver)).toBeVisible();
  await page.getByLabel(p.field.bank, { exact: true }).fill('招商银行');
  await page.getByLabel(p.field.branch, { exact: true }).fill('杭州文三支行');
  await page.getByLabel(p.field.number, { exact: true }).fill('6225880123450017');
  await press(p.sendCode);
  await page.getByLabel(p.field.code, { exact: true }).fill(await codeFor(page, mobiles[at] ?? ''));
  await axeInThemeOf(page, language);
  await press(p.save);
  await expect(page.getByText(filled(p.ending, { holder: OWNER, tail: '0017' }))).toBeVisible();

  await workAs(page.context(), admins[0] ?? '', site.url);
  await page.goto(`${site.url}/desk/payouts`);
  await expect(page.getByRole('heading', { name: p.title, level: 1 })).toBeVisible();
  await axeInThemeOf(page, language);
  await press(p.drawUp);
  await page.waitForURL(/\/desk\/payouts\/\d+$/);
  await expect(page.locator('.desk-status')).toHaveText(p.status[10]);
  await expect(page.getByRole('button', { name: p.move.approve, exact: true })).toHaveCount(0);
  await workAs(page.context(), admins[1] ?? '', site.url);
  await page.reload();
  await press(p.move.approve);
  await page.getByRole('dialog').getByRole('button', { name: p.move.approve, exact: true }).click();
  await expect(page.locator('.desk-status')).toHaveText(p.status[20]);
  await axeInThemeOf(page, language);
  const outcome = language === 'zh' ? ('paid' as const) : ('failed' as const);
  await page.getByRole('button', { name: p.outcome[outcome] }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(p.outcomeField[outcome]).fill('B2026-17');
  await dialog.getByRole('button', { name: p.outcome[outcome], exact: true }).click();
  await expect(page.locator('.desk-status')).toHaveText(p.status[30]);

  await workAs(page.context(), merchants[at] ?? '', site.url);
  await page.goto(`${site.url}/desk/settlement?kind=${outcome === 'paid' ? 'payout' : 'payoutBack'}`);
  const kind = outcome === 'paid' ? w.kind.payout : w.kind.payoutBack;
  await expect(page.getByRole('row').filter({ hasText: kind })).toHaveCount(1);
}

for (const [at, language] of LANGUAGES.entries()) {
  const { w, o } = WORDS[language];

  test(`an order's money, from payment to a confirmed statement, ${language}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.context().addCookies([{ name: TOKEN_COOKIE, value: buyers[at] ?? '', url: site.url }]);
    await setLanguage(page.context(), language, site.url);
    const shopping = createShopping(page.request, site.url, buyers[at] ?? '');
    await shopping.addAddress();
    const goods = await createGoods(page.request, site.url).ofShop(SHOPS[language]);
    const { tradeId, orderIds } = await shopping.orderOne(goods);
    const [orderId = ''] = orderIds;
    await shopping.pay(tradeId);
    await (await openDesk(page.request, site.url, SHOPS[language])).ship(orderId);
    await shopping.act(orderId, 'receive');

    // The shop sees what the order brings, and that it is pending.
    await workAs(page.context(), merchants[at] ?? '', site.url);
    await page.goto(`${site.url}/desk/orders/${orderId}`);
    const due = page.getByRole('region', { name: o.due.title });
    await expect(due).toContainText(o.due.pending);
    await axeInThemeOf(page, language);
    await page.goto(`${site.url}/desk/settlement?order=${orderId}`);
    const row = (kind: string) => page.getByRole('row').filter({ hasText: kind });
    await expect(row(w.kind.sale)).toContainText(yuan(goods.price));
    await expect(row(w.kind.commission)).toContainText(`−${yuan(Math.round((goods.price * COMMISSION) / 100))}`);
    await expect(row(w.kind.sale)).toContainText(w.pending);
    await page.locator('summary').click();
    await expect(page.getByRole('columnheader', { name: w.column.day })).toBeVisible();
    await axeInThemeOf(page, language);

    // After seven days it is available; after its month it is in a statement.
    site.clock.pass(8);
    await untilShown(page, `/desk/settlement?order=${orderId}`, w.available);
    site.clock.pass(32);
    await untilShown(page, '/desk/statements', w.status[10]);
    await axeInThemeOf(page, language);
    const listed = page.getByRole('row').filter({ hasText: w.status[10] }).first();
    await listed.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { name: w.sums })).toBeVisible();
    await expect(page.locator('.desk-status')).toHaveText(w.status[10]);
    await axeInThemeOf(page, language);

    if (language === 'zh') {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: w.pdf }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^statement-\d+\.pdf$/);
      await page.getByRole('button', { name: w.confirm, exact: true }).press('Enter');
      const dialog = page.getByRole('dialog', { name: w.confirmTitle });
      await axeInThemeOf(page, language);
      await dialog.getByRole('button', { name: w.confirm, exact: true }).press('Enter');
      await expect(dialog).toHaveCount(0);
    } else {
      // The shop disputes an entry, and the mall answers with an adjustment.
      await page.locator('#statement-entries').scrollIntoViewIfNeeded();
      await row(w.kind.commission).filter({ hasText: orderId }).getByRole('button').click();
      const dialog = page.getByRole('dialog', { name: w.disputeTitle });
      await dialog.getByRole('button', { name: w.dispute, exact: true }).click();
      await expect(dialog.getByText(w.reasonMissing)).toBeVisible();
      await dialog.getByLabel(w.reason).fill('We agreed on 8 %');
      await dialog.getByRole('button', { name: w.dispute, exact: true }).click();
      await expect(page.locator('.desk-status')).toHaveText(w.status[20]);
      await workAs(page.context(), admins[0] ?? '', site.url);
      await page.reload();
      await page.getByRole('button', { name: w.answer, exact: true }).click();
      const answer = page.getByRole('dialog', { name: w.answerTitle });
      await answer.getByLabel(w.column.amount).fill('1.50');
      await answer.getByLabel(w.answer, { exact: true }).fill('You are right');
      await axeInThemeOf(page, language);
      await answer.getByRole('button', { name: w.send }).click();
      await expect(answer).toHaveCount(0);
    }
    await expect(page.locator('.desk-status')).toHaveText(w.status[30]);

    await receiveMoney(page, at, language);

    // The mall sees what it earned.
    await workAs(page.context(), admins[0] ?? '', site.url);
    for (const [path, heading] of [
      ['/desk/merchants', w.merchants],
      ['/desk/commission', w.commission],
      ['/desk/adjustments', w.adjustments],
    ] as const) {
      await page.goto(`${site.url}${path}`);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page.locator('main table, main .desk-empty').first()).toBeVisible();
      await axeInThemeOf(page, language);
    }
  });
}
