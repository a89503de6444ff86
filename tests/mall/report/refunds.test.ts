import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RefundReport } from '#contract/report/desk.schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { refund } from '#mall/refund/refund.tables.ts';
import { readCsv } from '#mall/sheets/csv.rules.ts';
import { dayOf } from '#mall/sheets/days.rules.ts';
import { type Buyer, makeBuyer, makeOperator, need, setAutoAccept } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { refundsBy, setInstantRefund } from '../../helpers/mall/refund.ts';
import { paidOrder } from '../../helpers/mall/settlement.ts';

const SHOP = 2;
type Staff = Awaited<ReturnType<typeof makeOperator>>;

let mall: TestMall;
let buyer: Buyer;
let admin: Staff;
beforeAll(async () => {
  mall = await openTestMall();
  await setAutoAccept(mall, false);
  await setInstantRefund(mall, true);
  buyer = await makeBuyer(mall);
  admin = await makeOperator(mall, null, 'admin');
});
afterAll(() => mall.close());

const today = () => dayOf(mall.now.now);
const view = async (who: Staff, query = '', language = 'zh') =>
  need(
    await mall.call<RefundReport>('GET', `/api/desk/p/report/refunds?from=${today()}&to=${today()}${query}`, {
      token: who.token,
      headers: { 'accept-language': language },
    }),
  );

async function refunded(
  reason: string,
  { shopId = SHOP, pieces = 1 } = {},
): Promise<{ id: string; productId: number }> {
  const { orderId, line } = await paidOrder(mall, { shopId, buyer, pieces });
  const id = await refundsBy(mall, buyer).apply({ orderId, lineId: line.id, quantity: pieces, reason });
  return { id, productId: line.productId };
}
const moneyOf = async (id: string) => {
  const [row] = await mall.db.select().from(refund).where(eq(refund.id, id));
  expect(row?.refundedAt).not.toBeNull();
  return (row?.amount ?? 0) + (row?.freight ?? 0);
};

describe('refunds of a period', () => {
  it('are by reason, the same in both languages', async () => {
    const zh = await refunded('质量问题', { pieces: 2 });
    const en = await refunded('Quality problem');
    const own = await refunded('自己写的原因');
    const money = await Promise.all([zh, en, own].map(({ id }) => moneyOf(id)));
    const page = await view(admin);
    const rows = new Map(page.items.map((row) => [row.name, row.now]));
    expect(rows.get('质量问题')).toEqual({ refunds: 2, pieces: 3, amount: (money[0] ?? 0) + (money[1] ?? 0) });
    expect(rows.get('自己写的原因')).toEqual({ refunds: 1, pieces: 1, amount: money[2] });
    expect(page.all.now).toEqual({ refunds: 3, pieces: 4, amount: money.reduce((a, b) => a + b, 0) });
    expect(page).toMatchObject({ total: 2, pages: 1, shop: null });
  });

  it('are by product and shop, and of an own shop alone', async () => {
    const other = await refunded('质量问题', { shopId: 3 });
    const rows = (await view(admin, '&by=shop')).items;
    expect(rows.find(({ key }) => key === '3')?.now).toEqual({
      refunds: 1,
      pieces: 1,
      amount: await moneyOf(other.id),
    });
    const products = (await view(admin, '&by=product')).items;
    expect(products.find(({ key }) => key === String(other.productId))?.now.refunds).toBe(1);
    const staff = await makeOperator(mall, SHOP);
    const own = (await view(staff, '&by=product')).items;
    expect(own.map(({ key }) => key)).not.toContain(String(other.productId));
    expect((await view(admin, `&by=product&shopId=${SHOP}`)).items).toEqual(own);
    expect((await staff.get(`/report/refunds?shopId=3`)).status).toBe(404);
    expect((await staff.get('/report/refunds?page=2')).status).toBe(404);
  });

  it('stand beside those of the period before', async () => {
    const { id } = await refunded('发错货');
    const at = new Date(mall.now.now.getTime() - DAY_MS);
    await mall.db.update(refund).set({ refundedAt: at, appliedAt: at }).where(eq(refund.id, id));
    const row = (await view(admin)).items.find(({ name }) => name === '发错货');
    expect(row).toMatchObject({ now: { refunds: 0, amount: 0 }, before: { refunds: 1, amount: await moneyOf(id) } });
  });

  it('are saved as a file', async () => {
    const { text, name } = need(
      await admin.get<SheetFile>(`/report/refunds/export?from=${today()}&to=${today()}&by=product`),
    );
    expect(name).toBe(`report-refunds-product-${today()}-${today()}.csv`);
    const [head, ...rows] = readCsv(text, { most: 200 }).map(({ cells }) => cells);
    expect(head?.slice(0, 5)).toEqual(['商品', '编码', '退款笔数', '件数', '退款金额（元）']);
    const { items } = await view(admin, '&by=product');
    expect(rows.map((cells) => [cells[0], Number(cells[2])])).toEqual(items.map((row) => [row.name, row.now.refunds]));
  });
});
