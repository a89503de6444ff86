import type { Page } from '@playwright/test';
import { LANGUAGES, TOKEN_COOKIE } from '#contract/language.ts';
import type { RefundView } from '#contract/refund/schema.ts';
import { REFUND_STATUS, REFUND_TIMES, type RefundStatus } from '#contract/refund/values.ts';
import { DAY_MS } from '#contract/time.ts';
import enMember from '../../public/locales/en/member.json' with { type: 'json' };
import enRefund from '../../public/locales/en/refund.json' with { type: 'json' };
import member from '../../public/locales/zh/member.json' with { type: 'json' };
import refund from '../../public/locales/zh/refund.json' with { type: 'json' };
import { expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { startMovedSite } from '../helpers/browser/moved-site.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { addShopper } from '../helpers/people/add.ts';
import { createGoods, createShopping, openDesk } from '../helpers/people/shopping.ts';

const WORDS = { zh: { member, refund }, en: { member: enMember, refund: enRefund } };
const SHOP = 8;
const SENT_BACK = { recipient: '退货组', mobile: '021-55556666', detail: '上海市青浦区盈港路 99 号' };
/** Jobs of the mall look for what is due once a minute of its clock. */
const JOBS = { timeout: 90_000 };

// In turn, at one site: each test moves its clock on.
test.describe.configure({ mode: 'default' });
let site: Awaited<ReturnType<typeof startMovedSite>>;
let tokens: string[];

test.beforeAll(async () => {
  tokens = [];
  site = await startMovedSite(async (db, now) => {
    for (const _ of LANGUAGES) tokens.push((await addShopper(db, now)).token);
  });
});
test.afterAll(() => site.stop());

for (const [at, language] of LANGUAGES.entries()) {
  const { member: m, refund: r } = WORDS[language];

  /** Logged in, with an address. */
  async function arrive(page: Page) {
    const token = tokens[at] ?? '';
    await page.context().addCookies([{ name: TOKEN_COOKIE, value: token, url: site.url }]);
    await setLanguage(page.context(), language, site.url);
    const shopping = createShopping(page.request, site.url, token);
    await shopping.addAddress();
    return shopping;
  }

  // One long way in each language.
  if (language === 'zh')
    test('signing in on seven days gives the bonus, and a day left out begins anew', async ({ page }) => {
      await arrive(page);
      for (let day = 1; day <= 7; day += 1) {
        await page.goto(`${site.url}${day % 2 ? '/home' : '/member-center/member-center'}`);
        await page.getByRole('button', { name: m.signIn.do, exact: true }).click();
        await toasted(page, filled(m.signIn.given, { n: day === 7 ? 30 : 5 }));
        await expect(page.getByRole('button', { name: m.signIn.done })).toBeDisabled();
        site.clock.pass(1);
      }
      site.clock.pass(1);
      await page.goto(`${site.url}/user-center/uc-integral`);
      await expect(page.locator('.points-head b')).toHaveText('60');
      await page.getByRole('button', { name: m.signIn.do, exact: true }).click();
      await expect(page.getByText(filled(m.signIn.streak_one, { count: 1 }))).toBeVisible();
    });
  else
    test('a shop that is silent has agreed, a parcel that never comes ends the return', async ({ page }) => {
      const shopping = await arrive(page);
      const desk = await openDesk(page.request, site.url, SHOP);
      const goods = createGoods(page.request, site.url);
      const bought = await shopping.orderOne(await goods.ofShop(SHOP), 2);
      const [orderId = ''] = bought.orderIds;
      await shopping.pay(bought.tradeId);
      await desk.ship(orderId);
      await shopping.act(orderId, 'receive');
      const { lines } = await shopping.view(orderId);
      const apply = async (kind: number) => {
        const body = { orderId, lineId: lines[0]?.id, quantity: 1, kind, reason: '质量问题' };
        const key = { 'idempotency-key': crypto.randomUUID() };
        const { ids } = await shopping.call<{ ids: string[] }>('POST', '/oms/p/refunds', body, key);
        await page.goto(`${site.url}/return-detail?id=${ids[0]}`);
        return ids[0] ?? '';
      };

      /** The job is waited for by calls: the page does not look by itself. */
      const comesTo = async (id: string, status: RefundStatus) => {
        const now = async () => (await shopping.call<RefundView>('GET', `/oms/p/refunds/${id}`)).status;
        await expect.poll(now, JOBS).toBe(status);
        await page.reload();
        await expect(page.getByRole('heading', { name: r.status[status] })).toBeVisible();
      };

      const silent = await apply(10);
      await expect(page.locator('.refund-deadline')).toContainText(filled(r.clock.days, { n: 2 }));
      site.clock.pass(REFUND_TIMES.answer / DAY_MS);
      await comesTo(silent, REFUND_STATUS.REFUNDED);
      await expect(page.getByText(r.back.online)).toBeVisible();

      const id = await apply(20);
      // Days have passed, so the shop logs in again.
      const { token } = await openDesk(page.request, site.url, SHOP);
      const agreed = await page.request.post(`${site.url}/api/desk/p/refunds/${id}/agree`, {
        data: { address: SENT_BACK },
        headers: { authorization: token },
      });
      expect(await agreed.json()).toMatchObject({ success: true });
      await page.reload();
      await expect(page.getByText(SENT_BACK.detail)).toBeVisible();
      await expect(page.locator('.refund-deadline')).toContainText(filled(r.clock.days, { n: 6 }));
      site.clock.pass(REFUND_TIMES.ship / DAY_MS);
      await comesTo(id, REFUND_STATUS.CLOSED);
    });
}
