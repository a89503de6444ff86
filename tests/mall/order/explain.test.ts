import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { DAY_MS } from '#contract/time.ts';
import { saveDays } from '#mall/dashboard/dashboard.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { expireTrades, receiveOverdue } from '#mall/order/order.ts';
import { bookLate, closeStatements, confirmSilent, countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import {
  type Buyer,
  fromCart,
  makeBuyer,
  makeGoods,
  makeOperator,
  oneOf,
  payTrade,
  setAutoAccept,
} from '../../helpers/mall/buying.ts';
import { makeDiscount } from '../../helpers/mall/discount.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

/** Tables that grow with every order, shopper or product. */
const LARGE = [
  ...['trade', 'shop_order', 'order_line', 'order_log', 'parcel', 'payment', 'money_back', 'idempotency'],
  ...['cart_line', 'address', 'wallet', 'ledger', 'session', 'operator_session', 'flash_purchase', 'discount_purchase'],
  ...['product', 'sku', 'listing', 'search_document', 'order_find', 'flow_log', 'change', 'shop_entry'],
];
const SHOP = 2;

let mall: TestMall;
let buyer: Buyer;
let staff: Awaited<ReturnType<typeof makeOperator>>;
beforeAll(async () => {
  mall = await openTestMall();
  await setAutoAccept(mall, true);
  buyer = await makeBuyer(mall);
  staff = await makeOperator(mall, SHOP);
  await manyOrders();
});
afterAll(() => mall.close());

/** Orders of other shoppers, so that the planner has something to weigh. */
async function manyOrders(): Promise<void> {
  const n = 5_000;
  await rowsOf(
    mall.db,
    sql`insert into trade (id, account_id, status, payable, created_at, expires_at)
      select 'x' || k, 100000 + k / 5, 20, 0, now() - make_interval(mins => k), now() from generate_series(1, ${n}::int) k`,
  );
  await rowsOf(
    mall.db,
    sql`insert into shop_order (id, trade_id, account_id, shop_id, status, made_to_order, goods, promotion, member_discount,
        shop_coupon, mall_coupon, points_discount, points, freight, payable, address, words, created_at)
      select 'x' || k, 'x' || k, 100000 + k / 5, 1 + k % 16, 60, false, 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}', 'x', now() - make_interval(mins => k)
      from generate_series(1, ${n}::int) k`,
  );
  await rowsOf(
    mall.db,
    sql`insert into shop_entry (shop_id, kind, amount, order_id, line_id, key, at, counted, available_at)
      select 1 + k % 16, 'sale', 100, 'x' || k, k, 'x' || k, now() - make_interval(mins => k), true, now() from generate_series(1, ${n}::int) k`,
  );
  await rowsOf(mall.db, sql`analyze`);
}

/** Statements of `run` that read a large table whole although an index was preferred. */
async function wholeReads(run: () => Promise<unknown>, among?: RegExp): Promise<string[]> {
  const statements = await statementsOf(run);
  if (among) expect(statements.map(({ sql }) => sql)).toContainEqual(expect.stringMatching(among));
  expect(statements.length).toBeGreaterThan(2);
  const found: string[] = [];
  for (const statement of statements.filter(({ sql }) => /^\s*(select|insert|update|delete|with)\b/i.test(sql))) {
    const nodes = await planOf(mall.database, statement);
    if (nodes.some((node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? '')))
      found.push(statement.sql);
  }
  return found;
}

const get = (path: string, token: string = buyer.token) => mall.call('GET', path, { token });

describe('no statement reads a large table whole', () => {
  it('when buying, paying, shipping and receiving', async () => {
    const goods = await makeGoods(mall, { shopId: SHOP });
    await buyer.addToCart(goods.skuId);
    const whole = await wholeReads(async () => {
      const { tradeId, orderIds } = await buyer.buy(fromCart);
      await payTrade(mall, tradeId);
      await staff.post(`${orderIds[0]}/ship`, { carrier: '中通', number: '75312345678901' });
      await buyer.post(`/orders/${orderIds[0]}/receive`, {});
      await buyer.buyAgain(orderIds[0]);
      await buyer.post(`/orders/${orderIds[0]}/delete`, {});
    }, /update sku set stock/);
    expect(whole).toEqual([]);
  });

  it('when the last piece is sold, cancelled and refused', async () => {
    await setAutoAccept(mall, false);
    const { skuId } = await makeGoods(mall, { shopId: SHOP, stock: 1 });
    const whole = await wholeReads(async () => {
      const first = await buyer.buy(oneOf(skuId));
      await buyer.post(`/orders/${first.orderIds[0]}/cancel`, { reason: '不要了' });
      const second = await buyer.buy(oneOf(skuId));
      await payTrade(mall, second.tradeId);
      await staff.post(`${second.orderIds[0]}/refuse`, { reason: '缺货' });
    });
    expect(whole).toEqual([]);
  });

  it('when looking at orders', async () => {
    const { skuId } = await makeGoods(mall, { shopId: SHOP });
    const { orderIds } = await buyer.buy(oneOf(skuId));
    const whole = await wholeReads(async () => {
      for (const query of ['', '?tab=toPay&page=2', `?text=${orderIds[0]}`]) await get(`/api/oms/p/orders${query}`);
      await get(`/api/oms/p/orders/${orderIds[0]}`);
    });
    expect(whole).toEqual([]);
  });

  it('when a timed discount is looked at, bought in and worked on', async () => {
    const admin = await makeOperator(mall, null, 'admin');
    const { productId, skuId } = await makeGoods(mall, { shopId: SHOP });
    const id = await makeDiscount(mall, { goods: [productId], limitEach: 9 });
    const whole = await wholeReads(async () => {
      await get('/api/promo/p/discounts');
      for (const query of ['', '?sort=price-asc']) await get(`/api/promo/p/discounts/${id}${query}`);
      const { orderIds } = await buyer.buy(oneOf(skuId));
      await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不要了' });
      for (const path of ['s', 's?text=a', `/${id}`, `s/goods?ids=${productId}`])
        await get(`/api/desk/p/discount${path}`, admin.token);
    }, /discount_purchase/);
    expect(whole).toEqual([]);
  });

  it('when working at the desk, for a shop or for the mall', async () => {
    const admin = await makeOperator(mall, null, 'admin');
    const { skuId } = await makeGoods(mall, { shopId: SHOP });
    const { orderIds } = await buyer.buy(oneOf(skuId));
    const inputs = ['', '?tab=toPay', '?text=tea', '?tab=toSend&text=tea&from=2026-01-01&to=2026-12-31', '?page=9'];
    const figures = ['', '/series?days=90', '/news?since=2026-06-01T00:00:00Z'];
    for (const { token } of [staff, admin]) {
      const whole = await wholeReads(async () => {
        for (const query of inputs) await get(`/api/desk/p/orders${query}`, token);
        for (const path of figures) await get(`/api/desk/p/home${path}`, token);
        await get(`/api/desk/p/orders/${orderIds[0]}`, token);
        await get(`/api/desk/p/slips?ids=${orderIds[0]}`, token);
        await get(`/api/desk/p/orders/${orderIds[0]}/mobile`, token);
        for (const query of inputs.slice(0, -1)) await get(`/api/desk/p/orders/export${query}`, token);
        const rows = [{ order: orderIds[0], carrier: 'SF', number: 'SF1234567890123' }];
        await mall.call('POST', '/api/desk/p/bulk/ship', { token, body: { rows } });
      }, /order_find/);
      expect(whole).toEqual([]);
    }
    const reports = ['product', 'category', 'shop', 'day'].map((by) => `/api/desk/p/report?by=${by}`);
    for (const { token } of [staff, admin]) {
      const reporting = async () => {
        for (const path of reports) await get(path, token);
        await get('/api/desk/p/report/export?by=product&against=year', token);
      };
      expect(await wholeReads(reporting, /as is_now/)).toEqual([]);
    }
    const money = ['', '?from=2026-01-01&to=2026-12-31', `?text=${orderIds[0]}`];
    const paying = async () => {
      for (const query of money)
        for (const path of ['', '/export']) await get(`/api/desk/p/payments${path}${query}`, admin.token);
    };
    expect(await wholeReads(paying, /from "payment"/)).toEqual([]);
    // The rows above stand by the database's clock.
    const keeping = () => saveDays({ ...mall, clock: () => new Date() });
    expect(await wholeReads(keeping, /insert into day_figure/)).toEqual([]);
  });

  it('when time has passed', async () => {
    const { skuId } = await makeGoods(mall, { shopId: SHOP });
    const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
    await payTrade(mall, tradeId);
    await staff.post(`${orderIds[0]}/accept`);
    await staff.post(`${orderIds[0]}/ship`, { carrier: '中通', number: '75312345678901' });
    await buyer.buy(oneOf(skuId));
    const whole = await wholeReads(async () => {
      mall.now.now = new Date(mall.now.now.getTime() + NUMBERS.autoReceipt);
      expect(await expireTrades(mall)).toBeGreaterThan(0);
      expect(await receiveOverdue(mall)).toBeGreaterThan(0);
    });
    expect(whole).toEqual([]);
  });

  it('when shops are paid', async () => {
    const admin = await makeOperator(mall, null, 'admin');
    const { skuId } = await makeGoods(mall, { shopId: SHOP });
    const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
    await payTrade(mall, tradeId);
    const paths = [
      ...['balance', 'entries', 'entries?kind=sale&page=3', `entries?order=${orderIds[0]}`, 'entries?statement=1'],
      ...[
        'entries/export?from=2026-01-01&to=2026-01-02',
        'statements',
        'statements?status=10',
        `orders/${orderIds[0]}`,
      ],
    ];
    const whole = await wholeReads(async () => {
      for (const path of paths) await get(`/api/desk/p/settlement/${path}`, staff.token);
      for (const path of ['shops?from=2026-01-01', 'shops/export', 'entries', 'statements'])
        await get(`/api/desk/p/settlement/${path}`, admin.token);
      await get('/api/desk/p/payouts/runs', admin.token);
      await bookLate(mall);
      await countEntries(mall);
      mall.now.now = new Date(mall.now.now.getTime() + 40 * DAY_MS);
      await releaseDue(mall);
      await closeStatements(mall);
      await confirmSilent(mall);
    }, /shop_entry/);
    expect(whole).toEqual([]);
  });
});
