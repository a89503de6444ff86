import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { LANGUAGES, type Language, TOKEN_COOKIE } from '#contract/language.ts';
import { NO_STORE } from '#contract/store/empty.values.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import type { TextPair } from '#mall/db/columns.ts';
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
/** Two for each language, so that none sees the other's entries: one confirms its statement and is paid, the other disputes it, and its payout fails. */
const SHOPS = { zh: [6, 7], en: [8, 9] } as const;
const COMMISSION = 10;
/** Jobs of the mall look for what is due once a minute of its clock. */
const JOBS = { timeout: 150_000 };
const OWNER = '林小茶';

type Merchant = { shopId: number; name: TextPair; token: string; mobile: string };
type Words = (typeof WORDS)[Language];

// In turn, at one site: each test moves its clock on.
test.describe.configure({ mode: 'default' });
let site: Awaited<ReturnType<typeof startMovedSite>>;
const buyers: string[] = [];
const merchants: Merchant[] = [];
const admins: string[] = [];

test.beforeAll(async () => {
  site = await startMovedSite(async (db, now) => {
    for (const _ of LANGUAGES) buyers.push((await addShopper(db, now)).token);
    for (const shopId of Object.values(SHOPS).flat()) {
      const owner = await addShopper(db, now);
      const { id, token } = await addOperator(db, now, { role: 'shop', shopId });
      const { accountId, mobile } = owner;
      const data = { ...NO_STORE, legalName: OWNER, contact: OWNER };
      const application = { accountId, data, shopId, status: STORE_STATUS.OPEN, nameKey: `test-${shopId}` };
      await db.update(operator).set({ accountId: null }).where(eq(operator.shopId, shopId));
      await db.update(operator).set({ accountId }).where(eq(operator.id, id));
      await db.delete(storeApplication).where(eq(storeApplication.shopId, shopId));
      await db.insert(storeApplication).values(application);
      const own = { official: false, commission: COMMISSION * 100 };
      const [changed] = await db.update(shop).set(own).where(eq(shop.id, shopId)).returning();
      if (!changed) throw new Error(`The demo has no shop ${shopId}`);
      merchants.push({ shopId, name: changed.name, token, mobile });
    }
    for (let n = 0; n < 2; n += 1) admins.push((await addOperator(db, now, { role: 'admin' })).token);
  });
});
test.afterAll(() => site.stop());

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;

function merchantOf(shopId: number): Merchant {
  const found = merchants.find((one) => one.shopId === shopId);
  if (!found) throw new Error(`No merchant of shop ${shopId}`);
  return found;
}

async function untilShown(page: Page, path: string, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${site.url}${path}`);
    await expect(page.locator('table').getByText(text).first()).toBeVisible({ timeout: 5_000 });
  }).toPass(JOBS);
}

const statusOf = (page: Page) => page.locator('.desk-status');
const rowOf = (page: Page, kind: string) => page.getByRole('row').filter({ hasText: kind });
const inStatement = ({ w }: Words) => new RegExp(filled(w.inStatement, { id: String.raw`\d+` }));

/** The statement that has the order, once its month is over. @returns its path */
async function statementWith(page: Page, { token }: Merchant, orderId: string, words: Words): Promise<string> {
  await workAs(page.context(), token, site.url);
  await untilShown(page, `/desk/settlement?order=${orderId}`, inStatement(words));
  const link = rowOf(page, words.w.kind.commission).getByRole('link', { name: inStatement(words) });
  return (await link.getAttribute('href')) ?? '';
}

async function confirmStatement(page: Page, path: string, language: Language): Promise<void> {
  const { w } = WORDS[language];
  await page.goto(`${site.url}/desk/statements`);
  await expect(rowOf(page, w.status[10]).first()).toBeVisible();
  await axeInThemeOf(page, language);
  await page.locator(`main a[href="${path}"]`).press('Enter');
  await expect(page.getByRole('heading', { name: w.sums })).toBeVisible();
  await expect(statusOf(page)).toHaveText(w.status[10]);
  await axeInThemeOf(page, language);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: w.pdf }).click()]);
  expect(file.suggestedFilename()).toMatch(/^statement-\d+\.pdf$/);
  await page.getByRole('button', { name: w.confirm, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: w.confirmTitle });
  await axeInThemeOf(page, language);
  await dialog.getByRole('button', { name: w.confirm, exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(statusOf(page)).toHaveText(w.status[30]);
}

/** The shop disputes an entry, and the mall answers with an adjustment. */
async function disputeStatement(page: Page, path: string, orderId: string, language: Language): Promise<void> {
  const { w } = WORDS[language];
  await page.goto(`${site.url}${path}`);
  await page.locator('#statement-entries').scrollIntoViewIfNeeded();
  await rowOf(page, w.kind.commission).filter({ hasText: orderId }).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: w.disputeTitle });
  await dialog.getByRole('button', { name: w.dispute, exact: true }).click();
  await expect(dialog.getByText(w.reasonMissing)).toBeVisible();
  await dialog.getByLabel(w.reason).fill('We agreed on 8 %');
  await dialog.getByRole('button', { name: w.dispute, exact: true }).click();
  await expect(statusOf(page)).toHaveText(w.status[20]);
  await workAs(page.context(), admins[0] ?? '', site.url);
  await page.reload();
  await page.getByRole('button', { name: w.answer, exact: true }).click();
  const answer = page.getByRole('dialog', { name: w.answerTitle });
  await answer.getByLabel(w.column.amount).fill('1.50');
  await answer.getByLabel(w.answer, { exact: true }).fill('You are right');
  await axeInThemeOf(page, language);
  await answer.getByRole('button', { name: w.send }).click();
  await expect(answer).toHaveCount(0);
  await expect(statusOf(page)).toHaveText(w.status[30]);
}

/** The owner says where to pay. */
async function addReceiver(page: Page, { token, mobile }: Merchant, language: Language): Promise<void> {
  const { p } = WORDS[language];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await workAs(page.context(), token, site.url);
  await page.goto(`${site.url}/desk/receiver`);
  await expect(page.getByText(p.noReceiver)).toBeVisible();
  await page.getByLabel(p.field.bank, { exact: true }).fill('招商银行');
  await page.getByLabel(p.field.branch, { exact: true }).fill('杭州文三支行');
  await page.getByLabel(p.field.number, { exact: true }).fill('6225880123450017');
  await press(p.sendCode);
  await page.getByLabel(p.field.code, { exact: true }).fill(await codeFor(page, mobile));
  await axeInThemeOf(page, language);
  await press(p.save);
  await expect(page.getByText(filled(p.ending, { holder: OWNER, tail: '0017' }))).toBeVisible();
}

/** One operator draws up a run, another approves it; the bank pays all shops but one, whose account is closed. */
async function payShops(page: Page, failing: Merchant, language: Language): Promise<void> {
  const { p } = WORDS[language];
  await workAs(page.context(), admins[0] ?? '', site.url);
  await page.goto(`${site.url}/desk/payouts`);
  await expect(page.getByRole('heading', { name: p.title, level: 1 })).toBeVisible();
  await axeInThemeOf(page, language);
  await page.getByRole('button', { name: p.drawUp, exact: true }).click();
  await page.waitForURL(/\/desk\/payouts\/\d+$/);
  await expect(statusOf(page)).toHaveText(p.status[10]);
  await expect(page.getByRole('button', { name: p.move.approve, exact: true })).toHaveCount(0);
  await workAs(page.context(), admins[1] ?? '', site.url);
  await page.reload();
  await page.getByRole('button', { name: p.move.approve, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: p.move.approve, exact: true }).click();
  await expect(statusOf(page)).toHaveText(p.status[20]);
  await axeInThemeOf(page, language);

  const waiting = page.getByRole('button', { name: p.outcome.failed });
  const enter = async (row: Locator, outcome: 'paid' | 'failed') => {
    const before = await waiting.count();
    await row.getByRole('button', { name: p.outcome[outcome] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(p.outcomeField[outcome]).fill('B2026-17');
    await dialog.getByRole('button', { name: p.outcome[outcome], exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(waiting).toHaveCount(before - 1);
  };
  await enter(rowOf(page, failing.name[language]), 'failed');
  while (await waiting.count()) await enter(page.getByRole('row').filter({ has: waiting }).first(), 'paid');
  await expect(statusOf(page)).toHaveText(p.status[30]);
}

for (const [at, language] of LANGUAGES.entries()) {
  const { w, o } = WORDS[language];

  test(`money of two orders, from payment to a payout that is made and one that fails, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const [confirming, disputing] = SHOPS[language].map(merchantOf) as [Merchant, Merchant];
    await page.context().addCookies([{ name: TOKEN_COOKIE, value: buyers[at] ?? '', url: site.url }]);
    await setLanguage(page.context(), language, site.url);
    const shopping = createShopping(page.request, site.url, buyers[at] ?? '');
    await shopping.addAddress();
    const completeOrder = async ({ shopId }: Merchant) => {
      const goods = await createGoods(page.request, site.url).ofShop(shopId);
      const { tradeId, orderIds } = await shopping.orderOne(goods);
      const [orderId = ''] = orderIds;
      await shopping.pay(tradeId);
      await (await openDesk(page.request, site.url, shopId)).ship(orderId);
      await shopping.act(orderId, 'receive');
      return { orderId, price: goods.price };
    };
    const { orderId, price } = await completeOrder(confirming);
    const { orderId: disputed } = await completeOrder(disputing);

    // The shop sees what the order brings, and that it is pending.
    await workAs(page.context(), confirming.token, site.url);
    await page.goto(`${site.url}/desk/orders/${orderId}`);
    const due = page.getByRole('region', { name: o.due.title });
    await expect(due).toContainText(o.due.pending);
    await axeInThemeOf(page, language);
    await page.goto(`${site.url}/desk/settlement?order=${orderId}`);
    await expect(rowOf(page, w.kind.sale)).toContainText(yuan(price));
    await expect(rowOf(page, w.kind.commission)).toContainText(`−${yuan(Math.round((price * COMMISSION) / 100))}`);
    await expect(rowOf(page, w.kind.sale)).toContainText(w.pending);
    await page.locator('main summary').click();
    await expect(page.getByRole('columnheader', { name: w.column.day })).toBeVisible();
    await axeInThemeOf(page, language);

    // After seven days it is available; after its month it is in a statement.
    site.clock.pass(8);
    await untilShown(page, `/desk/settlement?order=${orderId}`, w.available);
    site.clock.pass(32);
    await confirmStatement(page, await statementWith(page, confirming, orderId, WORDS[language]), language);
    await disputeStatement(page, await statementWith(page, disputing, disputed, WORDS[language]), disputed, language);

    await addReceiver(page, confirming, language);
    await addReceiver(page, disputing, language);
    await payShops(page, disputing, language);
    for (const [{ token }, kind] of [
      [confirming, 'payout'],
      [disputing, 'payoutBack'],
    ] as const) {
      await workAs(page.context(), token, site.url);
      await page.goto(`${site.url}/desk/settlement?kind=${kind}`);
      await expect(rowOf(page, w.kind[kind])).toHaveCount(1);
    }

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
