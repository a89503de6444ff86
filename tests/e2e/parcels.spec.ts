import { ORDER_STATUS } from '#contract/enums.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { price } from '#src/lib/shared/price.ts';
import deskEn from '../../public/locales/en/deskorders.json' with { type: 'json' };
import refundEn from '../../public/locales/en/refund.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/deskorders.json' with { type: 'json' };
import refundZh from '../../public/locales/zh/refund.json' with { type: 'json' };
import { axeInThemeOf, expect, test } from '../helpers/browser/browser.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { openShopper } from '../helpers/browser/shopper.ts';
import { workAs } from '../helpers/people/operators.ts';
import { MANUAL_SHOP } from '../helpers/people/shopping.ts';

const WORDS = { zh: { d: deskZh, r: refundZh }, en: { d: deskEn, r: refundEn } };
/** Beside the shop that works by hand, two that accept by themselves. */
const SHOPS = [MANUAL_SHOP, 9, 10];
const NUMBERS = ['SF1234567890123', 'SF1234567890124'];
const SCORES = { description: 5, service: 5, delivery: 5 };
/** Fen. */
const BACK = 100;

for (const language of LANGUAGES) {
  const { d, r } = WORDS[language];

  test(`three shops, one with two parcels, until all is received and reviewed; then money back unasked, ${language}`, async ({
    page,
  }, info) => {
    const shopper = await openShopper(page.context(), info, { language });
    const { w, goods, desk: deskOf, origin } = shopper;
    for (const shopId of SHOPS) await shopper.intoCart(await goods.ofShop(shopId), shopId === MANUAL_SHOP ? 2 : 1);
    const { tradeId, orderIds } = await shopper.order({ from: 'cart' });
    expect(orderIds).toHaveLength(SHOPS.length);
    await shopper.pay(tradeId);
    const orders: OrderView[] = await Promise.all(orderIds.map((id) => shopper.view(id)));
    const of = (shopId: number) => orders.find(({ shop }) => shop.id === shopId)?.id ?? '';
    const id = of(MANUAL_SHOP);
    const desk = await deskOf(MANUAL_SHOP);
    await desk.move(id, 'accept');

    const work = await page.context().newPage();
    await workAs(page.context(), desk.token, origin);
    const ship = async (number: string, pieces?: string) => {
      await work.goto(`/desk/orders/${id}`);
      await work.getByRole('button', { name: d.move.ship, exact: true }).click();
      const dialog = work.getByRole('dialog', { name: d.ship.title });
      await dialog.getByLabel(d.ship.carrier).selectOption('SF');
      await dialog.getByLabel(d.ship.number).fill(number);
      if (pieces) await dialog.getByRole('spinbutton').fill(pieces);
      await dialog.getByRole('button', { name: d.ship.send }).click();
      await expect(dialog).toHaveCount(0);
    };

    await ship(NUMBERS[0] ?? '', '1');
    await page.goto('/user-center/uc-order');
    const card = page.getByRole('article', { name: filled(w.list.number, { id }) });
    await expect(card.getByText(w.word.partShipped, { exact: true })).toBeVisible();
    await card.getByRole('link', { name: new RegExp(NUMBERS[0] ?? '') }).click();
    await expect(page.getByText(filled(w.detail.parcel, { number: NUMBERS[0] ?? '' }))).toBeVisible();

    await ship(NUMBERS[1] ?? '');
    for (const shopId of SHOPS.slice(1)) await (await deskOf(shopId)).ship(of(shopId));
    await page.goto('/user-center/uc-order?tab=toReceipt');
    await expect(card).toContainText(filled(w.list.parcels_other, { count: 2 }));
    for (const order of orderIds) await expect(page.getByRole('article', { name: new RegExp(order) })).toBeVisible();
    await card.getByRole('button', { name: w.action.receive }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.action.receive }).click();
    await expect(page).toHaveURL(new RegExp(id));

    for (const shopId of SHOPS.slice(1)) await shopper.act(of(shopId), 'receive');
    for (const { id: orderId, lines } of orders) {
      const written = lines.map(({ id: lineId }) => ({ lineId, score: 5, text: '', pictures: [] }));
      await shopper.call('POST', `/oms/p/reviews/orders/${orderId}`, {
        lines: written,
        anonymous: false,
        shop: SCORES,
      });
    }
    await page.goto('/user-center/uc-order?tab=completed');
    for (const order of orderIds) {
      const done = page.getByRole('article', { name: new RegExp(order) });
      await expect(done.getByText(w.word.completed, { exact: true })).toBeVisible();
      await expect(done.getByRole('link', { name: w.action.review })).toHaveCount(0);
    }

    await work.goto(`/desk/orders/${id}`);
    await work.getByRole('button', { name: d.giveBack.open, exact: true }).click();
    const dialog = work.getByRole('dialog', { name: d.giveBack.title });
    await dialog.getByLabel(d.giveBack.by, { exact: true }).selectOption('amount');
    await dialog.getByRole('button', { name: d.giveBack.send }).click();
    await expect(dialog.getByText(d.giveBack.missing)).toBeVisible();
    await dialog.getByLabel(d.giveBack.amount, { exact: true }).fill('1');
    await dialog.getByRole('button', { name: d.giveBack.usually.flaw }).click();
    await expect(dialog.getByText(filled(d.giveBack.sum, { amount: price(BACK) }))).toBeVisible();
    await axeInThemeOf(work, language);
    await dialog.getByRole('button', { name: d.giveBack.send }).click();
    await expect(dialog).toHaveCount(0);
    await expect(work.getByRole('main')).toContainText(price(BACK));

    const view = await shopper.view(id);
    expect(view).toMatchObject({ status: ORDER_STATUS.COMPLETED, back: { money: BACK } });
    await page.goto(`/return-detail?id=${view.returns[0]?.id}`);
    await expect(page.getByText(r.kind.amount, { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(d.giveBack.usually.flaw);
    await axeInThemeOf(page, language);
  });
}
