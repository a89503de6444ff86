import { contentDocument } from '#contract/content/desk.schema.ts';
import type { ContentSlug } from '#contract/content/values.ts';
import type {
  CampaignPreview,
  ContentPreview,
  GoodsPreview,
  HomePreview,
  ShopFrontPreview,
} from '#contract/preview/schema.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { cheapest, specKey } from '#contract/product/values.ts';
import { campaign, showCampaign } from '../campaign/campaign.ts';
import { productPage, type Viewer } from '../catalog/catalog.ts';
import { homeGoods } from '../catalog/home.ts';
import { NO_BRAND } from '../category/category.tables.ts';
import { cleanPair } from '../content/clean.ts';
import { contentPage, documentPage, homePage } from '../content/content.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { type Kind, openDocument } from '../documents/documents.ts';
import { draftAt } from '../documents/draft.ts';
import { KEY_LIFE_MS, keyEnd, placeOf, type Subject, signKey } from '../documents/preview-key.ts';
import { notFound } from '../error.ts';
import { viewFlashSale } from '../flash-sale/flash-sale.ts';
import { createQueue } from '../queue.ts';
import { shopFront, showFront } from '../shop-front/shop-front.ts';
import { homeDraftOf, type ProductRow, productDraftOf } from './drafts.ts';
import { brandById } from './preview.queries.ts';

export type { Subject };

/** Anyone may have a link, and a merchant's document may be large: at most one preview at a time takes the place of shoppers' requests. */
const inTurn = createQueue(1, 100);

export async function issueKey(db: Db, subject: Subject, now: Date, lifeMs = KEY_LIFE_MS): Promise<string> {
  if (subject.kind === 'product') await productDraftOf(db, subject.id);
  return signKey(db, subject, new Date(now.getTime() + lifeMs));
}

async function endOf({ db, now }: Viewer, subject: Subject, key: string): Promise<string> {
  const until = await keyEnd(db, subject, key, now);
  if (!until) throw notFound();
  return until.toISOString();
}

export async function previewGoods(viewer: Viewer, id: number, key: string): Promise<GoodsPreview> {
  const until = await endOf(viewer, { kind: 'product', id }, key);
  return inTurn(async () => {
    const { value, version, row } = await productDraftOf(viewer.db, id);
    const view = await productPage(viewer, await drafted(viewer.db, row, value));
    return { view, status: row.product.status, draft: version > 0, until };
  });
}

export async function previewHome(viewer: Viewer, key: string): Promise<HomePreview> {
  const until = await endOf(viewer, { kind: 'home' }, key);
  const { value, version } = await homeDraftOf(viewer.db);
  return {
    page: await homePage(viewer.db, viewer.language, value),
    goods: await homeGoods(viewer, value),
    flash: await viewFlashSale(viewer),
    draft: version > 0,
    until,
  };
}

export async function previewContent(viewer: Viewer, slug: ContentSlug, key: string): Promise<ContentPreview> {
  const subject: Subject = { kind: 'content', slug };
  const until = await endOf(viewer, subject, key);
  const { db, language, now } = viewer;
  const saved = await draftAt(db, placeOf(subject));
  const page = saved
    ? documentPage(contentDocument.parse(saved.value), now, language)
    : await contentPage(db, language, slug);
  return { page, draft: saved !== undefined, until };
}

export async function previewShopFront(deps: Deps, viewer: Viewer, id: number, key: string): Promise<ShopFrontPreview> {
  const until = await endOf(viewer, { kind: 'shop-front', id }, key);
  return inTurn(async () => {
    const { value, draft } = await draftOf(deps, shopFront, String(id));
    return { front: await showFront({ deps, language: viewer.language }, id, value), draft, until };
  });
}

export async function previewCampaign(deps: Deps, viewer: Viewer, id: number, key: string): Promise<CampaignPreview> {
  const until = await endOf(viewer, { kind: 'campaign', id }, key);
  return inTurn(async () => {
    const { value, draft } = await draftOf(deps, campaign, String(id));
    return { campaign: await showCampaign({ deps, language: viewer.language }, value), draft, until };
  });
}

/** The draft, or the document where there is none. */
async function draftOf<V>(
  { database: { db } }: Deps,
  kind: Kind<V>,
  ref: string,
): Promise<{ value: V; draft: boolean }> {
  const saved = await draftAt(db, { kind: kind.name, ref });
  const value = saved ? kind.value.parse(saved.value) : (await openDocument(db, kind, ref, null)).value;
  return { value, draft: saved !== undefined };
}

async function drafted(db: Db, row: ProductRow, { skus, ...value }: ProductDocument): Promise<ProductRow> {
  const { id } = row.product;
  const known = new Map(row.skus.map((sku) => [specKey(sku.spec), sku]));
  const shown = skus.length ? skus : [soldOut(value, row.product)];
  return {
    ...row,
    product: {
      ...row.product,
      ...value,
      brandId: value.brandId ?? NO_BRAND,
      ...cheapest(shown),
      detail: await cleanPair(value.detail, { field: 'detail' }),
    },
    brand: (await brandById(db, value.brandId ?? NO_BRAND)) ?? row.brand,
    skus: shown.map((sku, sort) => ({
      ...sku,
      id: known.get(specKey(sku.spec))?.id ?? -1 - sort,
      stock: known.get(specKey(sku.spec))?.stock ?? 0,
      productId: id,
      sort,
      retired: false,
    })),
  };
}

const soldOut = ({ axes }: Pick<ProductDocument, 'axes'>, { price, listPrice }: ProductRow['product']) => ({
  spec: axes.map(({ values }) => values[0]?.code ?? ''),
  price,
  listPrice,
  picture: null,
  ...{ barcode: null, weight: null, cost: null, stockAlert: null },
});
