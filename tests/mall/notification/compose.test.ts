import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { REFUND_KIND } from '#contract/refund/values.ts';
import { account } from '#mall/account/account.tables.ts';
import { sendMails } from '#mall/notification/send.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { adjustStock } from '#mall/stock/stock.ts';
import { notifyRestocks } from '#mall/watch/watch.ts';
import { makeBuyer, makeGoods, makeOperator, need, oneOf, payTrade, setAutoAccept } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeDesk, PLACE, refundsBy } from '../../helpers/mall/refund.ts';

let mall: TestMall;
let shipper: Awaited<ReturnType<typeof makeOperator>>;
let shop: Awaited<ReturnType<typeof makeDesk>>;
beforeAll(async () => {
  mall = await openTestMall();
  await setAutoAccept(mall, true);
  shipper = await makeOperator(mall, 1);
  shop = await makeDesk(mall);
});
afterAll(() => mall.close());

async function reader(language: Language) {
  const buyer = await makeBuyer(mall);
  const email = `${language}.${buyer.accountId}@example.com`;
  await mall.db.update(account).set({ email, language }).where(eq(account.id, buyer.accountId));
  return { buyer, email };
}
type Reader = Awaited<ReturnType<typeof reader>>;
/** The mails that they got since, the newest first. */
async function newMails({ email }: Reader, had = 0) {
  await sendMails(mall);
  const own = mall.mailOutbox.sent().filter(({ to }) => to === email);
  return own.slice(0, own.length - had);
}

async function bought({ buyer }: Reader, quantity: number) {
  const goods = await makeGoods(mall);
  const { tradeId, orderIds } = await buyer.buy(oneOf(goods.skuId, quantity));
  await payTrade(mall, tradeId);
  const [id = ''] = orderIds;
  const { lines } = need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));
  return { ...goods, id, lineId: lines[0]?.id ?? 0 };
}
const NUMBERS = ['SF1234567890123', 'SF1234567890124'] as const;

it.each(LANGUAGES)(
  'a mail of one of several parcels names what lies in it, and what follows, in %s',
  async (language) => {
    const one = await reader(language);
    const { id, lineId, title } = await bought(one, 3);
    need(await shipper.post(`${id}/ship`, { carrier: 'SF', number: NUMBERS[0], lines: [{ lineId, pieces: 1 }] }));
    const [part] = await newMails(one);
    expect(part?.text).toContain(`- ${title[language]} (× 1)\n`);
    expect(part?.text).toContain(language === 'zh' ? '其余2件' : 'Still to be shipped: 2');
    expect(part?.text).not.toContain('¥');
    need(await shipper.post(`${id}/ship`, { carrier: 'SF', number: NUMBERS[1] }));
    const [rest] = await newMails(one, 1);
    expect(rest?.text).toContain(`(× 2)\n`);
    expect(rest?.text).toContain(`/user-center/order-detail?id=${id}`);
  },
);

it('a mail of a whole order names all of it and what was paid', async () => {
  const one = await reader('en');
  const { id, title } = await bought(one, 3);
  need(await shipper.post(`${id}/ship`, { carrier: 'SF', number: NUMBERS[0] }));
  const [mail] = await newMails(one);
  expect(mail?.text).toMatch(new RegExp(`- ${title.en} \\(× 3\\)  ¥\\d+\\.\\d\\d\nPaid ¥`));
});

it.each(LANGUAGES)('a mail of a return that was agreed to says where to and until when, in %s', async (language) => {
  const one = await reader(language);
  const { id: orderId, lineId } = await bought(one, 1);
  need(await shipper.post(`${orderId}/ship`, { carrier: 'SF', number: NUMBERS[0] }));
  need(await one.buyer.post(`/orders/${orderId}/receive`, {}));
  const had = (await newMails(one)).length;
  const refunds = refundsBy(mall, one.buyer);
  const id = await refunds.apply({ orderId, lineId, kind: REFUND_KIND.RETURN });
  need(await shop.move(id, 'agree', { address: PLACE }));
  const [mail] = await newMails(one, had);
  expect(mail?.text).toContain(`${PLACE.recipient} ${PLACE.mobile} ${PLACE.detail}`);
  const { dueAt } = await refunds.view(id);
  const day = new Date(dueAt ?? '').toLocaleDateString(language === 'zh' ? 'zh-CN' : 'en-GB', {
    ...{ timeZone: 'Asia/Shanghai', dateStyle: 'medium' },
  });
  expect(mail?.text).toContain(day);
  expect(mail?.html).toContain(PLACE.detail);
});

it('a mail of a restock names the SKU that was asked for', async () => {
  const one = await reader('en');
  const { productId, skuId } = await makeGoods(mall, { stock: 0 });
  const axes = [
    { code: 'size', name: { zh: '尺寸', en: 'Size' }, values: [{ code: 'l', name: { zh: '大', en: 'Large' } }] },
  ];
  await mall.db.update(product).set({ axes }).where(eq(product.id, productId));
  await mall.db
    .update(sku)
    .set({ spec: ['l'] })
    .where(eq(sku.id, skuId));
  const body = { kind: 'restock', productId, skuId };
  need(await mall.call('POST', '/api/app/p/watches', { token: one.buyer.token, body }));
  await mall.db.transaction((tx) => adjustStock(tx, [{ id: skuId, n: 1 }], new Set()));
  await notifyRestocks(mall);
  const [mail] = await newMails(one);
  expect(mail?.text).toMatch(/- Test goods \d+ \(Large\)\n/);
});
