import type { Page, TestInfo } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';
import deskEn from '../../public/locales/en/deskrefunds.json' with { type: 'json' };
import en from '../../public/locales/en/refund.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/deskrefunds.json' with { type: 'json' };
import zh from '../../public/locales/zh/refund.json' with { type: 'json' };
import { axe, expect, setLanguage, setTheme, test, toasted } from '../helpers/browser/browser.ts';
import { openShopper, originOf } from '../helpers/browser/shopper.ts';
import { workAs, workFor } from '../helpers/people/operators.ts';
import { MANUAL_SHOP } from '../helpers/people/shopping.ts';

/** Fits before and after shipping. */
const REASON = { zh: '其他原因', en: 'Another reason' };
const REFUNDED = { zh: '商品已全部退款', en: 'Everything was refunded' };
/** What the pages say, and the desk. */
const WORDS = { zh: { w: zh, d: deskZh, language: 'zh' }, en: { w: en, d: deskEn, language: 'en' } } as const;
type Words = (typeof WORDS)[Language];

/** A shopper in a window, and the desk in another one. */
async function people(page: Page, info: TestInfo, language: Language) {
  const origin = originOf(info);
  const { goods, desk: deskOf, ...shopping } = await openShopper(page.context(), info, { language });
  const context = await page.context().browser()?.newContext({ baseURL: origin });
  if (!context) throw new Error('no browser');
  await setLanguage(context, language, origin);
  const bought = async (shopId: number, quantity = 1): Promise<string> => {
    const { tradeId, orderIds } = await shopping.orderOne(await goods.ofShop(shopId), quantity);
    await shopping.pay(tradeId);
    return orderIds[0] ?? '';
  };
  const ofShop = async (shopId: number) => {
    const desk = await deskOf(shopId);
    await workAs(context, desk.token, origin);
    return desk;
  };
  const work = await context.newPage();
  return {
    ...shopping,
    bought,
    ofShop,
    work,
    service: () => workFor(context, 'service', origin),
    close: () => context.close(),
  };
}

/** Asks for a refund from the order. @returns its number */
async function ask({ w, language }: Words, page: Page, order: string, kind: '10' | '20', words = ''): Promise<string> {
  await page.goto(`/user-center/order-detail?id=${order}`);
  await page
    .getByRole('link', { name: new RegExp(`^${w.line.ask}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/apply-return\?orderId=\d+&lineId=\d+$/);
  await page.getByRole('radio', { name: w.kind[kind] }).check();
  await page.getByLabel(w.apply.reason, { exact: true }).selectOption(REASON[language]);
  if (words) await page.getByLabel(w.apply.description).fill(words);
  await page.getByRole('button', { name: w.apply.send }).click();
  await expect(page).toHaveURL(/\/return-detail\?id=\d+$/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** Makes a move at the desk. */
async function decide(
  { d }: Words,
  work: Page,
  id: string,
  move: keyof typeof deskZh.move,
  reason = '',
): Promise<void> {
  await work.goto(`/desk/refunds/${id}`);
  await work.getByRole('button', { name: d.move[move], exact: true }).click();
  const dialog = work.getByRole('dialog');
  if (move === 'agree') {
    await dialog.getByLabel(d.place.recipient).fill('退货组');
    await dialog.getByLabel(d.place.mobile).fill('021-55556666');
    await dialog.getByLabel(d.place.detail).fill('上海市青浦区盈港路 99 号');
  }
  if (reason) await dialog.getByLabel(d.ask.reason).fill(reason);
  await dialog.getByRole('button', { name: d.move[move], exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const { w, d } = words;

  // Long ways, each walked in one language.
  if (language === 'zh')
    test(`before shipping: asked for, agreed to among others at the desk, the order ends, ${language}`, async ({
      page,
    }, info) => {
      const { bought, ofShop, work, close } = await people(page, info, language);
      await ofShop(MANUAL_SHOP);
      const order = await bought(MANUAL_SHOP);
      await page.goto(`/user-center/order-detail?id=${order}`);
      await page
        .getByRole('link', { name: new RegExp(`^${w.line.ask}`) })
        .first()
        .click();
      await page.getByRole('button', { name: w.apply.send }).click();
      await expect(page.getByText(w.apply.reasonMissing)).toBeVisible();
      await axe(page);
      const id = await ask(words, page, order, '10');
      await expect(page.getByRole('heading', { name: w.status['10'] })).toBeVisible();
      await axe(page);
      await page.goto('/user-center/uc-order');
      await expect(page.getByRole('link', { name: w.status['10'] })).toBeVisible();
      await page.goto('/user-center/uc-return?tab=answer');
      await expect(page.getByRole('navigation', { name: w.tabs }).locator('[aria-current]')).toHaveText(
        new RegExp(`${w.tab.answer}\\s*1`),
      );
      await expect(page.getByRole('article', { name: w.number.replace('{{id}}', id) })).toBeVisible();
      await axe(page);

      await work.goto(`/desk/refunds?text=${id}`);
      await work
        .getByRole('row', { name: new RegExp(id) })
        .getByRole('checkbox')
        .check();
      await axe(work);
      await work.getByRole('button', { name: d.bulk.agree }).click();
      await expect(work.getByText(d.bulk.done.replace('{{n}}', '1'))).toBeVisible();
      await page.goto(`/return-detail?id=${id}`);
      await expect(page.getByRole('heading', { name: w.status['50'] })).toBeVisible();
      await expect(page.getByText(w.back.online)).toBeVisible();
      await page.goto(`/user-center/order-detail?id=${order}`);
      await expect(page.getByText(REFUNDED[language]).first()).toBeVisible();
      await close();
    });

  if (language === 'en')
    test(`a parcel goes back, then the money, ${language}`, async ({ page }, info) => {
      const { bought, ofShop, act, work, close } = await people(page, info, language);
      const desk = await ofShop(8);
      const order = await bought(8, 2);
      await desk.ship(order);
      await act(order, 'receive');
      const id = await ask(words, page, order, '20', '开封后发现有裂纹');
      await decide(words, work, id, 'agree');
      await page.reload();
      await expect(page.getByText('盈港路 99 号')).toBeVisible();
      await page.getByRole('button', { name: w.ship.send }).click();
      await expect(page.getByText(w.ship.carrierMissing)).toBeVisible();
      await page.getByLabel(w.ship.carrier).selectOption('SF');
      await page.getByLabel(w.ship.number).fill('12');
      await page.getByRole('button', { name: w.ship.send }).click();
      await expect(page.locator('.field-error:not(:empty)')).toBeVisible();
      await page.getByLabel(w.ship.number).fill('SF1234567890123');
      await page.getByRole('button', { name: w.ship.send }).click();
      await toasted(page, w.done.ship);
      await expect(page.getByRole('heading', { name: w.status['30'] })).toBeVisible();
      const correct = page.getByRole('button', { name: w.ship.correct });
      await correct.click();
      await expect(page.getByLabel(w.ship.carrier)).toHaveValue('SF');
      await page.getByRole('textbox', { name: w.ship.number }).fill('SF1234567890124');
      await axe(page);
      await page.getByRole('button', { name: w.ship.save }).click();
      await toasted(page, w.done.correct);
      await expect(correct).toBeFocused();
      await expect(page.getByText('Parcel SF1234567890124', { exact: true })).toBeVisible();
      const handedIn = 'Sent back with SF Express';
      await expect(page.getByText(handedIn)).toBeVisible();
      await page.goto('/user-center/uc-return?tab=sent');
      const news = page.getByRole('article', { name: id }).getByRole('link', { name: handedIn });
      await expect(news).toContainText('SF1234567890124');
      await axe(page);
      await news.click();
      await expect(page).toHaveURL(new RegExp(`return-detail\\?id=${id}#refund-parcel`));
      await work.goto('/desk/refunds?tab=toReceive');
      await expect(work.getByRole('row', { name: id })).toContainText(handedIn);
      await axe(work);
      await work.goto(`/desk/refunds/${id}`);
      await expect(work.getByText(handedIn)).toBeVisible();
      await decide(words, work, id, 'receive');
      await axe(work);
      await page.reload();
      await expect(page.getByRole('heading', { name: w.status['50'] })).toBeVisible();
      await expect(page.getByText(w.record.move.receive)).toBeVisible();
      await close();
    });

  if (language === 'en')
    test(`what the shop declines goes to the service, which decides, ${language}`, async ({ page, context }, info) => {
      await setTheme(context, 'liangji-dark');
      const { bought, ofShop, act, work, service, close } = await people(page, info, language);
      const desk = await ofShop(9);
      const order = await bought(9);
      await desk.ship(order);
      await act(order, 'receive');
      const id = await ask(words, page, order, '10');
      await page.getByRole('button', { name: w.action.withdraw }).click();
      await page.getByRole('dialog').getByRole('button', { name: w.action.withdraw }).click();
      await toasted(page, w.done.withdraw);
      const again = await ask(words, page, order, '10');
      expect(again).not.toBe(id);
      await decide(words, work, again, 'refuse', '检测没有问题');
      await page.reload();
      const head = page.locator('.order-head');
      await expect(head.getByRole('blockquote')).toHaveText('检测没有问题');
      await expect(head.getByText(w.clock['60'])).toBeVisible();
      await expect(head.getByRole('list', { name: w.detail.progress })).toContainText(w.step['60']);
      await page.getByRole('button', { name: w.action.escalate }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(w.ask.note).fill('请查看照片');
      await axe(page);
      await dialog.getByRole('button', { name: w.action.escalate }).click();
      await expect(page.getByRole('heading', { name: w.status['70'] })).toBeVisible();
      await service();
      await decide(words, work, again, 'decidePay', '支持买家');
      await page.reload();
      await expect(page.getByRole('heading', { name: w.status['50'] })).toBeVisible();
      await axe(page);
      await close();
    });
}
