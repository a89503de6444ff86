import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { GoodsChoices, ImportReport } from '#contract/product/schema.ts';
import { SHEET } from '#contract/product/sheet.values.ts';
import { DAY_MS } from '#contract/time.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { product, stockFileLine } from '#mall/product/product.tables.ts';
import { forgetFiles } from '#mall/product/stock-files.ts';
import { returnPlace } from '#mall/refund/refund.tables.ts';
import { makeBuyer, makeGoods, need, newKey, stockOf } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper, skusOf } from '../../helpers/mall/product.ts';

const SHOP = 3;
const { TO_AUDIT, PUT_ON, PUT_OFF, TO_PUBLISH } = PUBLISH_STATUS;
const STOCK_HEAD = '商品编码,库存改为,库存增减,状态改为';

let mall: TestMall;
let keeper: Keeper;
let admin: Keeper;
let brand: string;
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
  admin = await makeKeeper(mall, null);
  brand = need(await keeper.call<GoodsChoices>('GET', '/products/choices')).brands[0]?.code ?? '';
});
afterAll(() => mall.close());

type Report = ImportReport;
async function send(text: string, more: Record<string, string> = {}, by = keeper): Promise<Report> {
  const { envelope } = await by.send(new Blob([text]), by === admin ? { shop: String(SHOP), ...more } : more);
  if (!envelope.success) throw new Error(envelope.msg);
  return envelope.data;
}
const write = (text: string, more: Record<string, string> = {}, by = keeper) => send(text, { ...more, apply: '1' }, by);
/** A file that no other test sends: the code of its goods is new. */
async function goods(stock: number) {
  const made = await makeGoods(mall, { shopId: SHOP, stock });
  const [row] = await mall.db.select().from(product).where(eq(product.id, made.productId));
  return { ...made, code: row?.code ?? '' };
}
const actions = ({ rows }: Report) => rows.map(({ action }) => action);

describe('stock by file', () => {
  it('is shown before it is written, and counts once however often the file is sent', async () => {
    const [set, added] = [await goods(5), await goods(5)];
    const text = [STOCK_HEAD, `${set.code},40,,`, `${added.code},,+7,`].join('\n');
    const look = await send(text);
    expect(look).toMatchObject({ applied: false, stock: { rows: 2, pieces: 42, before: 0 }, moves: 0 });
    expect(look.rows.map(({ changes }) => changes)).toEqual([
      [{ column: 'stockSet', from: '5', to: '40' }],
      [{ column: 'stockAdd', from: '5', to: '12' }],
    ]);
    expect(await stockOf(mall, set.skuId, added.skuId)).toEqual([5, 5]);
    expect(actions(await write(text))).toEqual(['change', 'change']);
    expect(await stockOf(mall, set.skuId, added.skuId)).toEqual([40, 12]);
    await keeper.adjust(set.productId, [{ skuId: set.skuId, change: -3 }]);
    const again = await write(text);
    expect([actions(again), again.stock]).toEqual([['same', 'same'], { rows: 0, pieces: 0, before: 2 }]);
    expect(await stockOf(mall, set.skuId, added.skuId)).toEqual([37, 12]);
    // Whoever says so has it written once more, and that once.
    const named = { again: newKey() };
    expect((await send(text, named)).stock).toEqual({ rows: 2, pieces: 10, before: 0 });
    await write(text, named);
    await write(text, named);
    expect(await stockOf(mall, set.skuId, added.skuId)).toEqual([40, 19]);
    const { skus } = await keeper.state(set.productId);
    expect(skus.map(({ stock }) => stock)).toEqual([40]);
  });

  it('that said what was there already does not undo what is sold later', async () => {
    const { code, skuId, productId } = await goods(9);
    const text = [STOCK_HEAD, `${code},9,,`].join('\n');
    expect(actions(await write(text))).toEqual(['same']);
    await keeper.adjust(productId, [{ skuId, change: -4 }]);
    await write(text);
    expect(await stockOf(mall, skuId)).toEqual([5]);
  });

  it('is refused by line where fewer pieces are there, and the other lines are written', async () => {
    const [poor, rich] = [await goods(2), await goods(2)];
    const text = [STOCK_HEAD, `${poor.code},,-3,`, `${rich.code},,4,`].join('\n');
    const { rows } = await write(text);
    expect(rows.map(({ action, column }) => [action, column])).toEqual([
      ['bad', 'stockAdd'],
      ['change', ''],
    ]);
    expect(await stockOf(mall, poor.skuId, rich.skuId)).toEqual([2, 6]);
  });

  it('of a shop is its own: a code of another shop is a new product', async () => {
    const other = await makeGoods(mall, { shopId: 4, stock: 5 });
    const [row] = await mall.db.select().from(product).where(eq(product.id, other.productId));
    const { rows } = await write([STOCK_HEAD, `${row?.code},40,,`].join('\n'));
    expect(rows).toMatchObject([{ action: 'bad', column: 'titleZh' }]);
    expect(await stockOf(mall, other.skuId)).toEqual([5]);
  });

  it('is forgotten after a time', async () => {
    const { code } = await goods(1);
    await write([STOCK_HEAD, `${code},3,,`].join('\n'));
    const [last] = await mall.db.select().from(stockFileLine).orderBy(desc(stockFileLine.createdAt)).limit(1);
    const daysLater = (days: number) => () => new Date((last?.createdAt.getTime() ?? 0) + days * DAY_MS);
    const { database } = mall;
    await forgetFiles({ database, clock: daysLater(SHEET.rememberedDays) });
    expect(await mall.db.$count(stockFileLine)).toBeGreaterThan(0);
    await forgetFiles({ database, clock: daysLater(SHEET.rememberedDays + 1) });
    expect(await mall.db.$count(stockFileLine)).toBe(0);
  });
});

const NEW_HEAD = '商品编码,标题（中文）,类目编码,品牌编码,价格（元）,图片,库存改为,状态改为';
const newRow = (code: string, picture: string, state = '已上架') =>
  `${code},商品${code},digital-phone,${brand},5,${picture},7,${state}`;

describe('goods on sale by one file', () => {
  let picture: string;
  beforeAll(async () => {
    const [like] = await mall.db.select().from(product).where(eq(product.shopId, SHOP)).orderBy(product.id).limit(1);
    picture = like?.pictures[0] ?? '';
    await mall.db
      .insert(returnPlace)
      .values({ shopId: SHOP, address: {} as never })
      .onConflictDoNothing();
  });
  const found = (codes: string[]) =>
    mall.db
      .select()
      .from(product)
      .where(and(eq(product.shopId, SHOP), inArray(product.code, codes)))
      .orderBy(product.id);

  it('by the mall with stock; by a shop as far as its audit', async () => {
    const { code: own, productId } = await goods(1);
    await mall.db
      .update(product)
      .set({ pictures: [picture], status: TO_PUBLISH })
      .where(eq(product.id, productId));
    const text = ['商品编码,库存改为,状态改为', `${own},6,已上架`].join('\n');
    const look = await send(text);
    expect(look.moves).toBe(1);
    expect(look.rows[0]?.changes[1]).toEqual({ column: 'stateTo', from: '待提交', to: '待审核' });
    await write(text);
    expect((await found([own]))[0]?.status).toBe(TO_AUDIT);
    expect(actions(await write(text))).toEqual(['same']);
    expect((await send(text, {}, admin)).rows).toMatchObject([{ action: 'bad', column: 'stateTo' }]);
    await mall.db.update(product).set({ status: TO_PUBLISH }).where(eq(product.id, productId));
    const byMall = await write(`${text}\n`, {}, admin);
    expect(actions(byMall)).toEqual(['change']);
    expect((await found([own]))[0]?.status).toBe(PUT_ON);
    await write(['商品编码,状态改为', `${own},Off sale`].join('\n'));
    expect((await found([own]))[0]?.status).toBe(PUT_OFF);
  });

  it('new ones too, unless they lack a picture', async () => {
    const text = [NEW_HEAD, newRow('shelf-1', ''), newRow('shelf-2', '', '')].join('\n');
    const { rows } = await write(text, {}, admin);
    expect(rows.map(({ action, column }) => [action, column])).toEqual([
      ['bad', 'stateTo'],
      ['new', ''],
    ]);
    const [made] = await found(['shelf-1', 'shelf-2']);
    expect(made).toMatchObject({ code: 'shelf-2', status: TO_PUBLISH });
    expect((await skusOf(mall, made?.id ?? 0)).map(({ stock }) => stock)).toEqual([7]);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('stock by file against selling', () => {
  it('adds and sets are both right, and two who send one file write it once', async () => {
    const [set, added] = [await goods(30), await goods(30)];
    const text = [STOCK_HEAD, `${set.code},100,,`, `${added.code},,+50,`].join('\n');
    const buyers = await Promise.all(Array.from({ length: 12 }, () => makeBuyer(mall)));
    const inputs = await Promise.all(
      buyers.map(async (buyer, n) => {
        const skuId = n % 2 ? set.skuId : added.skuId;
        return { buyer, skuId, input: await buyer.seen({ from: 'sku', skuId, quantity: 2 }) };
      }),
    );
    const [sent, ...files] = await Promise.all([
      Promise.all(inputs.map(({ buyer, input }) => buyer.send(input))),
      write(text),
      write(text),
    ]);
    expect(files.flatMap(actions).filter((action) => action === 'bad')).toEqual([]);
    const sold = (skuId: number) =>
      sent.filter(({ envelope }, n) => envelope.success && inputs[n]?.skuId === skuId).length * 2;
    expect(sold(set.skuId) + sold(added.skuId)).toBe(24);
    const [left = 0, more = 0] = await stockOf(mall, set.skuId, added.skuId);
    expect(more).toBe(30 + 50 - sold(added.skuId));
    // What was sold before the pieces were counted is not taken off the count.
    expect(left).toBeGreaterThanOrEqual(100 - sold(set.skuId));
    expect(left).toBeLessThanOrEqual(100);
    const isOfSet = and(eq(change.kind, 'stock'), eq(change.ref, String(set.productId)));
    expect(await mall.db.$count(change, isOfSet)).toBe(1);
  });
});
