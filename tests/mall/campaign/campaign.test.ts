import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Block } from '#contract/block/schema.ts';
import {
  type Campaign,
  type CampaignChoices,
  type CampaignDocument,
  type DeskCampaigns,
  campaign as shownCampaign,
} from '#contract/campaign/schema.ts';
import type { SitemapIndex } from '#contract/catalog/sitemap.schema.ts';
import type { DraftState, PreviewKey } from '#contract/content/desk.schema.ts';
import type { CouponOffers } from '#contract/coupon/schema.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import type { CampaignPreview } from '#contract/preview/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { campaign } from '#mall/campaign/campaign.tables.ts';
import { draft } from '#mall/documents/documents.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { publishDue } from '#mall/publish-drafts.ts';
import { makeGoods, makeOperator, need } from '../../helpers/mall/buying.ts';
import { makeCoupon } from '../../helpers/mall/coupon.ts';
import { type Document, errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

const CODE = 'double-11';
const hours = (n: number): string => new Date(NOON.getTime() + n * HOUR_MS).toISOString();

let mall: TestMall;
let editor: Awaited<ReturnType<typeof makeEditor>>;
let goods: number[];
beforeAll(async () => {
  mall = await openTestMall();
  editor = await makeEditor(mall, 'editor');
  goods = await Promise.all([1, 2].map(async (shopId) => (await makeGoods(mall, { shopId })).productId));
});
afterAll(() => mall.close());
beforeEach(async () => {
  mall.now.now = NOON;
  await mall.db.delete(draft);
  await mall.db.delete(campaign);
});

const title = { zh: '双十一', en: 'Double 11' };
const picks = (...products: number[]): Block => ({ kind: 'picks', title, products });
const banner = (link: Extract<Block, { kind: 'banner' }>['link'] = null): Block => ({
  ...{ kind: 'banner', picture: '/media/m/0123.webp', title, link },
  text: { zh: '', en: '' },
  textSide: 'left',
});
const value = (change: Partial<CampaignDocument> = {}): CampaignDocument => ({
  ...{ code: CODE, title, intro: { zh: '一年一次', en: 'Once a year' }, shown: true },
  ...{ startsAt: null, endsAt: null, blocks: [] },
  ...change,
});
let attempt = 0;
function add(change: Partial<CampaignDocument> = {}) {
  attempt += 1;
  const headers = { 'idempotency-key': `campaign-${String(attempt).padStart(12, '0')}` };
  return editor.call<{ id: string }>('POST', 'campaigns', value(change), headers);
}
const made = async (change: Partial<CampaignDocument> = {}) => `campaign/${need(await add(change)).id}`;
const visit = (code = CODE, language: Language = 'zh') =>
  mall.call<Campaign>('GET', `/api/pms/campaign/${code}`, { language });
const shown = async (language: Language = 'zh') => shownCampaign.parse(need(await visit(CODE, language)));
const list = () => editor.get<DeskCampaigns>('campaigns');

describe('a campaign', () => {
  it('shows products of any shop, in the language of the visitor', async () => {
    await made({ blocks: [banner(), picks(...goods)] });
    const page = await shown('en');
    expect(page).toMatchObject({ code: CODE, title: 'Double 11', intro: 'Once a year' });
    expect(page.blocks).toMatchObject([
      { kind: 'banner', picture: 'm/0123.webp' },
      { kind: 'picks', items: [{ shopId: 1 }, { shopId: 2 }] },
    ]);
    expect((await shown()).title).toBe('双十一');
  });

  it('drops its page and the sitemap on every node when it is saved, and is written down by its title', async () => {
    const path = await made();
    const dropped = await editor.dropping(() => editor.edit<CampaignDocument>(path, (now) => ({ ...now, title })));
    expect(dropped).toEqual([`campaign:${CODE}`, 'sitemap']);
    const { items } = await editor.get<{ items: { action: string; title: { zh: string } | null }[] }>(
      `${path}/history`,
    );
    expect(items.map(({ action }) => action)).toEqual(['save', 'add']);
    expect(items[0]?.title).toEqual(title);
  });

  it('saved by two: the second is told', async () => {
    const path = await made();
    const sent = Array.from({ length: 6 }, () => editor.put(path, { value: value(), version: 1 }));
    expect((await Promise.all(sent)).filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('is alone with its code, also when it is added by several at once, and stays with it', async () => {
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(answers.filter((answer) => errorOf(answer) === 'code')).toHaveLength(2);
    const [one] = (await list()).items;
    const renamed = await editor.put(`campaign/${one?.id}`, { value: value({ code: 'double-12' }), version: 1 });
    expect(errorOf(renamed)).toBe('code');
  });

  it('is deleted with its draft, unless somebody has changed it', async () => {
    const path = await made();
    need(await editor.call('PUT', `${path}/draft`, { value: value(), version: 0, base: 1 }));
    await editor.edit<CampaignDocument>(path, (now) => now);
    expect((await editor.call('DELETE', `${path}?version=1`)).envelope.success).toBe(false);
    const dropped = await editor.dropping(async () => need(await editor.call('DELETE', `${path}?version=2`)));
    expect(dropped).toEqual([`campaign:${CODE}`, 'sitemap']);
    expect((await visit()).status).toBe(404);
    expect(await mall.db.$count(draft)).toBe(0);
    expect((await editor.call('GET', path)).status).toBe(404);
  });
});

describe('what it refers to', () => {
  it('is there, or named by its field', async () => {
    const [own = 0] = goods;
    expect(errorOf(await add({ blocks: [banner(), picks(own, 999_999)] }))).toBe('blocks.1.products.1');
    expect(errorOf(await add({ blocks: [banner({ to: 'category', id: 999_999 })] }))).toBe('blocks.0.link');
    const path = await made();
    const body = { value: value({ blocks: [picks(999_999)] }), version: 0, base: 1 };
    expect(errorOf(await editor.call('PUT', `${path}/draft`, body))).toBe('blocks.0.products.0');
  });

  it('leads to categories of the mall, and is left out while it is off the shelf', async () => {
    const { productId } = await makeGoods(mall, { shopId: 2 });
    const { categories } = await editor.get<CampaignChoices>('campaign-choices');
    const ids = categories.slice(0, 2).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const [id = 0] = ids;
    await made({
      blocks: [banner({ to: 'category', id }), picks(productId), { kind: 'categories', title, categories: ids }],
    });
    expect((await shown()).blocks).toMatchObject([
      { link: expect.stringMatching(/^\/goods\?category=/) },
      { items: [{ id: productId }] },
      { items: [{ code: expect.any(String) }, { code: expect.any(String) }] },
    ]);
    await mall.db.update(product).set({ status: PUBLISH_STATUS.PUT_OFF }).where(eq(product.id, productId));
    expect((await shown()).blocks.map(({ kind }) => kind)).toEqual(['banner', 'categories']);
  });

  it('has the coupons of the mall alone that cover something on it, which the browser can ask for too', async () => {
    const [shownId = 0, otherId = 0] = goods;
    const amount = 9_000_000;
    const [own, ofGoods, ofOthers, ofShop] = [
      await makeCoupon(mall, { terms: { amount } }),
      await makeCoupon(mall, { terms: { amount, scope: { products: [shownId] } } }),
      await makeCoupon(mall, { terms: { amount, scope: { products: [otherId] } } }),
      await makeCoupon(mall, { terms: { amount }, shopId: 1 }),
    ];
    await made({ blocks: [{ kind: 'coupons', title }, picks(shownId)] });
    const { blocks, freshUntil } = await shown();
    const ids = blocks.flatMap((block) => (block.kind === 'coupons' ? block.items.map(({ id }) => id) : []));
    expect(ids).toEqual(expect.arrayContaining([own, ofGoods]));
    for (const id of [ofOthers, ofShop]) expect(ids).not.toContain(id);
    expect(new Date(freshUntil) > NOON).toBe(true);
    const offers = need(await mall.call<CouponOffers>('GET', '/api/promo/coupons?mall=1'));
    expect(offers.items.map(({ id }) => id)).toContain(own);
    expect(offers.items.every(({ shop }) => shop === null)).toBe(true);
  });
});

describe('its period', () => {
  it('opens and closes the page by the clock, which says when', async () => {
    await made({ startsAt: hours(1), endsAt: hours(2), blocks: [picks(...goods)] });
    const states = async () => (await list()).items.map(({ state }) => state);
    const sitemap = async () => need(await mall.call<SitemapIndex>('GET', '/api/pms/sitemap'));
    expect((await visit()).status).toBe(404);
    expect(await states()).toEqual(['coming']);
    expect(await sitemap()).toMatchObject({ campaigns: [], freshUntil: hours(1) });
    mall.now.now = new Date(hours(1));
    expect(new Date((await shown()).freshUntil) <= new Date(hours(2))).toBe(true);
    expect(await states()).toEqual(['running']);
    expect(await sitemap()).toMatchObject({ campaigns: [CODE], freshUntil: hours(2) });
    mall.now.now = new Date(hours(2));
    expect((await visit()).status).toBe(404);
    expect(await states()).toEqual(['over']);
    expect((await sitemap()).campaigns).toEqual([]);
  });

  it('counts for nothing while it is not shown', async () => {
    await made({ shown: false });
    expect((await visit()).status).toBe(404);
    expect((await list()).items).toMatchObject([{ code: CODE, state: 'hidden' }]);
    expect(need(await mall.call<SitemapIndex>('GET', '/api/pms/sitemap')).campaigns).toEqual([]);
  });

  it('is not there for another code, nor for what is none', async () => {
    for (const code of ['none', 'No', '%20', 'a'.repeat(200)]) expect((await visit(code)).envelope.success).toBe(false);
    expect((await visit('none')).status).toBe(404);
  });
});

describe('whose it is', () => {
  it.each([
    ['GET', 'campaigns'],
    ['POST', 'campaigns'],
    ['GET', 'campaign-choices'],
    ['GET', 'campaign/1'],
    ['PUT', 'campaign/1'],
    ['DELETE', 'campaign/1?version=1'],
    ['GET', 'campaign/1/draft'],
    ['POST', 'campaign/1/draft/publish'],
    ['POST', 'campaign/1/draft/key'],
  ])('%s %s is for the editors of the mall', async (method, path) => {
    const tokens = [
      (await makeOperator(mall, 1, 'owner')).token,
      (await makeEditor(mall, 'shop')).token,
      (await makeEditor(mall, 'service')).token,
    ];
    for (const token of tokens)
      expect(
        (await mall.call(method, `/api/desk/p/${path}`, { token, ...(method === 'GET' ? {} : { body: {} }) })).status,
      ).toBe(403);
  });
});

describe('a draft', () => {
  type View = DraftState & { value: CampaignDocument };
  async function drafted(path: string, change: Partial<CampaignDocument>): Promise<number> {
    const { version, base } = await editor.get<View>(`${path}/draft`);
    const body = { value: value(change), version, base };
    return need(await editor.call<{ version: number }>('PUT', `${path}/draft`, body)).version;
  }
  const preview = (path: string, key: string) =>
    mall.call<CampaignPreview>('GET', `/api/app/preview/${path}?key=${key}`, { language: 'en' });

  it('is shown to who holds its key, and to visitors once it is published', async () => {
    const path = await made({ shown: false });
    const { key: before } = need(await editor.post<PreviewKey>(`${path}/draft/key`));
    expect(need(await preview(path, before))).toMatchObject({
      draft: false,
      campaign: { title: 'Double 11', blocks: [] },
    });
    const version = await drafted(path, { blocks: [picks(...goods)] });
    const { headers, envelope } = await preview(path, before);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(envelope.data).toMatchObject({ draft: true, campaign: { blocks: [{ kind: 'picks' }] } });
    const other = await made({ code: 'another' });
    expect((await preview(other, before)).status).toBe(404);
    expect((await preview(path, `${before}x`)).status).toBe(404);
    expect((await visit()).status).toBe(404);
    const dropped = await editor.dropping(async () => need(await editor.post(`${path}/draft/publish`, { version })));
    expect(dropped).toEqual([`campaign:${CODE}`, 'sitemap']);
    expect((await shown()).blocks).toMatchObject([{ kind: 'picks' }]);
  });

  it('is published by the clock', async () => {
    const path = await made({ shown: false });
    const version = await drafted(path, { blocks: [picks(...goods)] });
    need(await editor.post(`${path}/draft/schedule`, { version, at: hours(1) }));
    mall.now.now = new Date(hours(1));
    expect(await publishDue(mall)).toBe(1);
    expect((await shown()).blocks).toHaveLength(1);
    expect(await editor.get<Document<CampaignDocument>>(path)).toMatchObject({ version: 2 });
  });
});
