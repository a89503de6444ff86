import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homePage } from '#contract/content/schema.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { type GoodsPreview, goodsPreview, type HomePreview, homePreview } from '#contract/preview/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { secret } from '#mall/db/secret.tables.ts';
import { draft } from '#mall/documents/documents.tables.ts';
import { homeDraftOf, productDraftOf, saveDraft } from '#mall/preview/drafts.ts';
import { issueKey, type Subject } from '#mall/preview/preview.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

const HOME: Subject = { kind: 'home' };
const PRODUCT: Subject = { kind: 'product', id: 12 };
const OPERATOR = { by: null, now: NOON };

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());
beforeEach(async () => {
  mall.now.now = NOON;
  await mall.db.delete(draft);
});

const key = (subject: Subject, life?: number) => issueKey(mall.db, subject, mall.clock(), life);
const goods = (id: number, by: string, language: 'zh' | 'en' = 'zh') =>
  mall.call<GoodsPreview>('GET', `/api/pms/preview/goods/${id}?key=${encodeURIComponent(by)}`, { language });
const home = (by: string) => mall.call<HomePreview>('GET', `/api/app/preview/home?key=${encodeURIComponent(by)}`);

async function shown(id = 12): Promise<GoodsPreview> {
  const { status, envelope } = await goods(id, await key({ kind: 'product', id }));
  expect(status).toBe(200);
  return goodsPreview.parse(envelope.data) as GoodsPreview;
}

describe('keys', () => {
  it('opens for a day what it was made for, and says until when', async () => {
    const mine = await key(PRODUCT);
    const { headers, envelope } = await goods(12, mine);
    expect(envelope.data?.until).toBe(new Date(NOON.getTime() + 24 * HOUR_MS).toISOString());
    expect(headers.get('cache-control')).toBe('no-store');
    mall.now.now = new Date(NOON.getTime() + 24 * HOUR_MS);
    expect((await goods(12, mine)).status).toBe(404);
  });

  it('lives as long as it was told to', async () => {
    const mine = await key(HOME, HOUR_MS);
    expect((await home(mine)).status).toBe(200);
    mall.now.now = new Date(NOON.getTime() + HOUR_MS);
    expect((await home(mine)).status).toBe(404);
  });

  it('opens nothing else', async () => {
    const [ofHome, of12, of1] = [await key(HOME), await key(PRODUCT), await key({ kind: 'product', id: 1 })];
    const answers = await Promise.all([goods(12, ofHome), goods(1, of12), goods(12, of1), home(of12)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('cannot be made, stretched or bent', async () => {
    const mine = await key(PRODUCT);
    const [name = '', end = '', signature = ''] = mine.split('.');
    const later = (Number.parseInt(end, 36) + 1).toString(36);
    const flipped = signature.slice(0, -1) + (signature.endsWith('A') ? 'B' : 'A');
    const forged = [
      `${name}.${later}.${signature}`,
      `${name}.${end}.${flipped}`,
      `${name}.${end}.${signature.slice(0, -1)}`,
      `${name}.${end}.`,
      `${name}.${end}`,
      `${name}.${end}.${signature}.x`,
      `product-1.${end}.${signature}`,
      `home.${end}.${signature}`,
      `..${signature}`,
      '..',
      'x',
      '…',
    ];
    for (const one of forged) expect((await goods(12, one)).status, one).toBe(404);
    for (const one of ['', 'x'.repeat(201)]) expect((await goods(12, one)).envelope.code, one).toBe('A00002');
  });

  it('is the same for all nodes, and all of them end with the secret', async () => {
    const mine = await key(PRODUCT);
    expect(await key(PRODUCT)).toBe(mine);
    await mall.db.delete(secret).where(eq(secret.name, 'preview key'));
    expect((await goods(12, mine)).status).toBe(404);
  });

  it('is not made for a product that there is not', async () => {
    await expect(key({ kind: 'product', id: 999_999 })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a product', () => {
  it('without a draft looks like its page', async () => {
    const { view, status, draft: changed } = await shown();
    const { envelope } = await mall.call('GET', '/api/pms/goods/12');
    expect(view).toEqual(envelope.data);
    expect([status, changed]).toEqual([PUBLISH_STATUS.PUT_ON, false]);
  });

  it.each([PUBLISH_STATUS.TO_PUBLISH, PUBLISH_STATUS.TO_AUDIT, PUBLISH_STATUS.PUT_OFF])(
    'that is not on sale (%i) shows as it would',
    async (status) => {
      await mall.db.update(product).set({ status }).where(eq(product.id, 30));
      expect((await mall.call('GET', '/api/pms/goods/30')).status).toBe(404);
      expect((await shown(30)).status).toBe(status);
      await mall.db.update(product).set({ status: PUBLISH_STATUS.PUT_ON }).where(eq(product.id, 30));
    },
  );

  it('shows its draft, in both languages, and its page nothing of it', async () => {
    const { value, version } = await productDraftOf(mall.db, 12);
    const [first] = value.skus;
    if (!first) throw new Error('product 12 has no SKU');
    const changed = {
      ...value,
      title: { zh: '草稿里的名字', en: 'A name in a draft' },
      detail: { zh: '<p onclick="x()">新的<script>x()</script></p>', en: '<p>New</p>' },
      brandId: 2,
      skus: [{ ...first, price: 4_321 }],
    };
    await saveDraft(mall.db, PRODUCT, changed, version, OPERATOR);
    const { view, draft: has } = await shown();
    expect(has).toBe(true);
    expect(view).toMatchObject({ title: '草稿里的名字', detail: '<p>新的</p>', price: 4_321, brand: { id: 2 } });
    expect(view.skus).toHaveLength(1);
    const [known] = await mall.db.select().from(sku).where(eq(sku.productId, 12)).orderBy(sku.sort);
    expect(view.skus[0]).toMatchObject({ id: known?.id, price: 4_321, stock: known?.stock });
    expect((await goods(12, await key(PRODUCT), 'en')).envelope.data?.view.title).toBe('A name in a draft');
    const { envelope } = await mall.call<{ title: string }>('GET', '/api/pms/goods/12');
    expect(envelope.data?.title).not.toContain('草稿');
  });

  it('keeps nothing in a draft that the whitelist takes out', async () => {
    const { value } = await productDraftOf(mall.db, 12);
    await saveDraft(mall.db, PRODUCT, { ...value, detail: { zh: '<svg onload=x()>', en: '<p>a' } }, 0, OPERATOR);
    expect((await productDraftOf(mall.db, 12)).value.detail).toEqual({ zh: '', en: '<p>a</p>' });
  });

  it('shows new SKUs, and one that is sold out where there is none yet', async () => {
    const { value } = await productDraftOf(mall.db, 12);
    const axes = [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'x', name: { zh: '青', en: 'Teal' } },
          { code: 'y', name: { zh: '赤', en: 'Red' } },
        ],
      },
    ];
    const one = { spec: ['y'], price: 1, listPrice: null, picture: null };
    await saveDraft(mall.db, PRODUCT, { ...value, axes, skus: [one] }, 0, OPERATOR);
    expect((await shown()).view.skus).toEqual([{ ...one, id: -1, stock: 0, promotion: null }]);
    await saveDraft(mall.db, PRODUCT, { ...value, axes, skus: [] }, 1, OPERATOR);
    expect((await shown()).view.skus).toMatchObject([{ spec: ['x'], stock: 0, price: value.skus[0]?.price }]);
  });

  it('takes no draft that is not one', async () => {
    const { value } = await productDraftOf(mall.db, 12);
    const save = (given: unknown) => saveDraft(mall.db, PRODUCT, given, 0, OPERATOR);
    for (const given of [
      {},
      { ...value, skus: [{ ...value.skus[0], price: -1 }] },
      { ...value, axes: [] },
      { ...value, skus: [{ ...value.skus[0], spec: ['no-such-value'] }] },
      { ...value, brandId: 999_999 },
    ])
      await expect(save(given)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(saveDraft(mall.db, { kind: 'product', id: 999_999 }, value, 0, OPERATOR)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('the home page', () => {
  it('without a draft looks as it is', async () => {
    const { envelope } = await home(await key(HOME));
    const data = homePreview.parse(envelope.data);
    expect(data.page).toEqual(homePage.parse((await mall.call('GET', '/api/app/home')).envelope.data));
    expect(data.goods).toEqual((await mall.call('GET', '/api/pms/home')).envelope.data);
    expect(data.flash).toEqual((await mall.call('GET', '/api/promo/flash')).envelope.data);
    expect(data.draft).toBe(false);
  });

  it('shows its draft', async () => {
    const { value, version } = await homeDraftOf(mall.db);
    const [floor, ...floors] = value.floors;
    if (!floor) throw new Error('the demo home page has no floors');
    await saveDraft(
      mall.db,
      HOME,
      {
        ...value,
        floors: [...floors, floor],
        shops: value.shops.slice(0, 1),
        entries: [{ title: { zh: '新词', en: 'New word' }, icon: 'demo/x.avif', link: '/' }],
      },
      version,
      OPERATOR,
    );
    const { data } = (await home(await key(HOME))).envelope;
    expect(data?.page.floors.at(-1)?.category).toBe(floor.category);
    expect(data?.goods.floors.at(-1)?.category).toBe(floor.category);
    expect(data?.goods.shops).toHaveLength(1);
    expect(data?.page.entries.map(({ title }) => title)).toEqual(['新词']);
    expect(data?.draft).toBe(true);
    await expect(saveDraft(mall.db, HOME, { ...value, floors: 1 }, 1, OPERATOR)).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('two editors', () => {
  it('who save at once: one does, the others are told', async () => {
    const { value } = await homeDraftOf(mall.db);
    const race = async (version: number) => {
      const all = await Promise.allSettled(
        Array.from({ length: 20 }, () => saveDraft(mall.db, HOME, value, version, OPERATOR)),
      );
      const lost = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.key] : []));
      return { won: 20 - lost.length, why: [...new Set(lost)] };
    };
    expect(await race(0)).toEqual({ won: 1, why: ['draftChanged'] });
    expect(await race(1)).toEqual({ won: 1, why: ['draftChanged'] });
    expect((await homeDraftOf(mall.db)).version).toBe(2);
    expect(await race(1)).toEqual({ won: 0, why: ['draftChanged'] });
  });
});
