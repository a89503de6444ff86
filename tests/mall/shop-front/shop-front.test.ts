import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Block } from '#contract/block/schema.ts';
import type { DraftState, PreviewKey } from '#contract/content/desk.schema.ts';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import type { ShopFrontPreview } from '#contract/preview/schema.ts';
import type { ChosenGoods } from '#contract/product/choose.schema.ts';
import type { FrontChoices, ShopFront, ShopFrontDocument } from '#contract/shop-front/schema.ts';
import { shopFront as shownFront } from '#contract/shop-front/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { draft } from '#mall/documents/documents.tables.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { publishDue } from '#mall/publish-drafts.ts';
import { shopFront } from '#mall/shop-front/shop-front.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { makeGoods, makeOperator, need } from '../../helpers/mall/buying.ts';
import { makeCoupon } from '../../helpers/mall/coupon.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

/** The shop of `makeEditor(…, 'shop')`, and one that is not its. */
const [OWN, OTHER] = [1, 2];
const FRONT = `shop-front/${OWN}`;

type Whole = { value: ShopFrontDocument; version: number };
type View = DraftState & { value: ShopFrontDocument };

let mall: TestMall;
let owner: Awaited<ReturnType<typeof makeEditor>>;
let goods: Record<'mine' | 'theirs', number>;
beforeAll(async () => {
  mall = await openTestMall();
  owner = await makeEditor(mall, 'shop');
  const made = async (shopId: number) => (await makeGoods(mall, { shopId })).productId;
  goods = { mine: await made(OWN), theirs: await made(OTHER) };
});
afterAll(() => mall.close());
beforeEach(async () => {
  mall.now.now = NOON;
  await mall.db.delete(draft);
  await mall.db.delete(shopFront).where(inArray(shopFront.shopId, [OWN, OTHER]));
});

const title = { zh: '标题', en: 'Title' };
const picks = (...products: number[]): Block => ({ kind: 'picks', title, products });
const banner = (picture = 'm/0123.webp', link: Extract<Block, { kind: 'banner' }>['link'] = null): Block => ({
  ...{ kind: 'banner', picture, title, link },
  text: { zh: '', en: '' },
  textSide: 'left',
});
const save = async (...blocks: Block[]) => {
  const { version } = await owner.get<Whole>(FRONT);
  return owner.put<ShopFrontDocument>(FRONT, { value: { blocks }, version });
};
const shown = async (id = OWN, language: 'zh' | 'en' = 'zh') =>
  need(await mall.call<ShopFront>('GET', `/api/pms/shop-front/${id}`, { language }));
const choices = () => owner.get<FrontChoices>(`${FRONT}/choices`);

describe('a shop front', () => {
  it('begins empty, and shows what its shop saved, in the language of the visitor', async () => {
    expect(await owner.get<Whole>(FRONT)).toEqual({ value: { blocks: [] }, version: 0 });
    expect((await shown()).blocks).toEqual([]);
    need(await save(banner('/media/m/0123.webp'), picks(goods.mine)));
    const front = shownFront.parse(await shown(OWN, 'en'));
    expect(front.blocks).toMatchObject([
      { kind: 'banner', picture: 'm/0123.webp', title: 'Title' },
      { kind: 'picks', items: [{ id: goods.mine, shopId: OWN }] },
    ]);
    need(await save(picks(goods.mine)));
    expect((await owner.get<Whole>(FRONT)).version).toBe(2);
  });

  it('drops its page on every node when it is saved, and is written down with the name of the shop', async () => {
    expect(await owner.dropping(async () => need(await save(banner())))).toEqual([`shop-front:${OWN}`]);
    const { items } = await owner.get<{ items: { action: string; title: { zh: string } | null }[] }>(
      `${FRONT}/history`,
    );
    const [row] = await mall.db.select({ name: shop.name }).from(shop).where(eq(shop.id, OWN));
    expect(items[0]).toMatchObject({ action: 'save', title: row?.name });
  });

  it('saved by two: the second is told', async () => {
    const sent = Array.from({ length: 8 }, () => owner.put(FRONT, { value: { blocks: [banner()] }, version: 0 }));
    expect((await Promise.all(sent)).filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('is not there of a shop that is not there, nor of one that is offline', async () => {
    expect((await mall.call('GET', '/api/pms/shop-front/999999')).status).toBe(404);
    await mall.db.update(shop).set({ status: STATUS.DISABLED }).where(eq(shop.id, OTHER));
    expect((await mall.call('GET', `/api/pms/shop-front/${OTHER}`)).status).toBe(404);
    await mall.db.update(shop).set({ status: STATUS.NORMAL }).where(eq(shop.id, OTHER));
    const admin = await makeEditor(mall, 'admin');
    expect((await admin.call('GET', 'shop-front/999999')).status).toBe(404);
    expect((await admin.call('GET', 'shop-front/999999/choices')).status).toBe(404);
  });
});

describe('what belongs to the shop', () => {
  it('is checked, and named by its field', async () => {
    const { mine, theirs } = goods;
    expect(errorOf(await save(banner(), picks(mine, theirs)))).toBe('blocks.1.products.1');
    expect(errorOf(await save(banner('m/1.webp', { to: 'product', id: theirs })))).toBe('blocks.0.link');
    expect(errorOf(await save(banner('m/1.webp', { to: 'category', id: 999_999 })))).toBe('blocks.0.link');
    const ids = (await choices()).categories.map(({ id }) => id);
    const foreign: Block = { kind: 'categories', title, categories: [ids[0] ?? 0, 999_999] };
    expect(errorOf(await save(foreign))).toBe('blocks.0.categories.1');
    need(await save({ ...foreign, categories: ids.slice(0, 2) }));
  });

  it('is checked of drafts too', async () => {
    const { version, base } = await owner.get<View>(`${FRONT}/draft`);
    const value = { blocks: [picks(goods.theirs)] };
    expect(errorOf(await owner.call('PUT', `${FRONT}/draft`, { value, version, base }))).toBe('blocks.0.products.0');
  });

  it('may have no pictures of other hosts', async () => {
    expect(errorOf(await save(banner('https://elsewhere.example/a.png')))).toBe('blocks.0.picture');
  });

  it('is found and named at the desk: of the own shop alone', async () => {
    const body = { codes: await codesOf(goods.mine, goods.theirs) };
    const { items } = need(await owner.post<ChosenGoods>('products/choose', body));
    expect(items.map(({ id }) => id)).toEqual([goods.mine]);
    const named = await owner.get<{ id: number }[]>(`shop-front-goods?ids=${goods.mine}`);
    expect(named).toMatchObject([{ id: goods.mine }]);
  });
});

const codesOf = async (...ids: number[]) =>
  (await mall.db.select({ code: product.code }).from(product).where(inArray(product.id, ids))).map(({ code }) => code);

describe('whose it is', () => {
  it.each([
    ['GET', ''],
    ['PUT', ''],
    ['GET', '/history'],
    ['GET', '/draft'],
    ['PUT', '/draft'],
    ['POST', '/draft/publish'],
    ['POST', '/draft/key'],
    ['GET', '/choices'],
  ])('%s %s of another shop is not found', async (method, path) => {
    const value = { blocks: [] };
    const body = method === 'GET' ? undefined : { value, version: path === '/draft/publish' ? 1 : 0, base: 0 };
    expect((await owner.call(method, `shop-front/${OTHER}${path}`, body)).status).toBe(404);
    expect(await mall.db.$count(shopFront, eq(shopFront.shopId, OTHER))).toBe(0);
    expect(await mall.db.$count(draft)).toBe(0);
  });

  it('is also edited by the mall, and not by who has no settings', async () => {
    const admin = await makeEditor(mall, 'admin');
    need(await admin.put<ShopFrontDocument>(`shop-front/${OTHER}`, { value: { blocks: [banner()] }, version: 0 }));
    expect((await shown(OTHER)).blocks).toHaveLength(1);
    for (const role of ['editor', 'service'] as const)
      expect((await (await makeEditor(mall, role)).call('GET', FRONT)).status).toBe(403);
    const { token } = await makeOperator(mall, OWN, 'care');
    expect((await mall.call('GET', `/api/desk/p/${FRONT}`, { token })).status).toBe(403);
  });
});

describe('a visitor', () => {
  it('sees no product that left the shelves, and nothing of a block that is empty without it', async () => {
    const { productId } = await makeGoods(mall, { shopId: OWN });
    need(
      await save(picks(productId, goods.mine), picks(productId), banner('m/1.webp', { to: 'product', id: productId })),
    );
    expect((await shown()).blocks).toHaveLength(3);
    await mall.db.update(product).set({ status: PUBLISH_STATUS.PUT_OFF }).where(eq(product.id, productId));
    const { blocks } = await shown();
    expect(blocks).toMatchObject([{ items: [{ id: goods.mine }] }, { kind: 'banner', link: '' }]);
    // What is stored still names it: back on the shelf it is shown again.
    need(await save(...(await owner.get<Whole>(FRONT)).value.blocks));
  });

  it('sees categories with goods, and coupons that can be claimed now', async () => {
    const id = await makeCoupon(mall, { shopId: OWN, name: { zh: '店铺券', en: 'Shop coupon' } });
    await makeCoupon(mall, { shopId: OTHER });
    const gone = await makeCoupon(mall, { shopId: OWN, total: 1, taken: 1 });
    const own = (await choices()).categories.slice(0, 2);
    need(await save({ kind: 'coupons', title }, { kind: 'categories', title, categories: own.map((one) => one.id) }));
    const { blocks, freshUntil } = await shown();
    const [coupons, categories] = blocks;
    const ids = coupons?.kind === 'coupons' ? coupons.items.map((item) => item.id) : [];
    expect(ids).toContain(id);
    expect(ids).not.toContain(gone);
    expect(coupons).toMatchObject({
      items: expect.not.arrayContaining([expect.objectContaining({ shop: { id: OTHER } })]),
    });
    expect(categories).toMatchObject({ items: [{ code: expect.any(String) }, { code: expect.any(String) }] });
    expect(new Date(freshUntil) > NOON).toBe(true);
  });
});

describe('a draft', () => {
  const drafted = async (...blocks: Block[]) => {
    const { version, base } = await owner.get<View>(`${FRONT}/draft`);
    return need(await owner.call<{ version: number }>('PUT', `${FRONT}/draft`, { value: { blocks }, version, base }))
      .version;
  };
  const preview = async (key: string, id = OWN) =>
    mall.call<ShopFrontPreview>('GET', `/api/app/preview/shop-front/${id}?key=${key}`);

  it('is shown to who holds its key, and to visitors once it is published', async () => {
    need(await save(banner()));
    const { key: before } = need(await owner.post<PreviewKey>(`${FRONT}/draft/key`));
    expect(need(await preview(before))).toMatchObject({ draft: false, front: { blocks: [{ kind: 'banner' }] } });
    const version = await drafted(picks(goods.mine));
    const { key } = need(await owner.post<PreviewKey>(`${FRONT}/draft/key`));
    const { headers, envelope } = await preview(key);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(envelope.data).toMatchObject({ draft: true, front: { blocks: [{ kind: 'picks' }] } });
    expect((await preview(key, OTHER)).status).toBe(404);
    expect((await preview(`${key}x`)).status).toBe(404);
    expect((await shown()).blocks).toMatchObject([{ kind: 'banner' }]);
    const dropped = await owner.dropping(async () => need(await owner.post(`${FRONT}/draft/publish`, { version })));
    expect(dropped).toEqual([`shop-front:${OWN}`]);
    expect((await shown()).blocks).toMatchObject([{ kind: 'picks' }]);
  });

  it('is published by the clock, also when one of its products left the shelves', async () => {
    const { productId } = await makeGoods(mall, { shopId: OWN });
    const version = await drafted(picks(productId, goods.mine));
    need(
      await owner.post(`${FRONT}/draft/schedule`, { version, at: new Date(NOON.getTime() + HOUR_MS).toISOString() }),
    );
    await mall.db.update(product).set({ status: PUBLISH_STATUS.PUT_OFF }).where(eq(product.id, productId));
    mall.now.now = new Date(NOON.getTime() + HOUR_MS);
    expect(await publishDue(mall)).toBe(1);
    expect((await shown()).blocks).toMatchObject([{ items: [{ id: goods.mine }] }]);
    const [row] = await mall.db
      .select()
      .from(change)
      .where(and(eq(change.kind, 'shop-front'), eq(change.action, 'publish'), eq(change.ref, String(OWN))))
      .orderBy(change.id)
      .then((rows) => rows.slice(-1));
    expect(row?.operatorId).toBeNull();
  });
});

it('offers an example that can be saved as it is', async () => {
  const { example, categories, banner: picture } = await choices();
  expect(example.map(({ kind }) => kind)).toEqual(['banner', 'picks', 'categories', 'coupons', 'story']);
  expect(categories.length).toBeGreaterThan(1);
  expect(picture).not.toBe('');
  need(await save(...example));
});
