import type { ProductView } from '#contract/catalog/schema.ts';
import type { CouponOffer } from '#contract/coupon/schema.ts';
import { LANGUAGE_QUERY } from '#contract/language.ts';
import { WATCH_KINDS, type WatchKind } from '#contract/watch/values.ts';
import { orMissing } from '../../shared/api/missing.ts';
import { CUSTOM_FIELD, findSku, packSku, preferredSku, type Sku } from '../../shared/product/skus.ts';
import type { PageApi } from '../api/page.ts';
import { isReviewParam } from './reviews.ts';

export const FAILURES = ['stock', 'full', 'custom'] as const;
export type Failure = (typeof FAILURES)[number];

export type OpenProduct = {
  view: ProductView;
  skus: Sku[];
  skuPictures: string[];
  sku: Sku;
  named: boolean;
  soldOut: boolean;
  added: number;
  failure: Failure | undefined;
  /** What a form without JavaScript asked for; `no`: in vain. */
  watched: WatchKind | 'no' | undefined;
  entered: Record<string, string>;
};

export async function findProduct(api: PageApi, id: string | null): Promise<ProductView | undefined> {
  const view = await orMissing(api.product(id ?? ''));
  return view?.skus.length ? view : undefined;
}

export async function couponsOf(api: PageApi, productId: number): Promise<CouponOffer[]> {
  try {
    return (await api.coupons(productId)).items;
  } catch {
    return [];
  }
}

type Matrix = { skus: Sku[]; skuPictures: string[] };
const matrices = new WeakMap<ProductView, Matrix>();

export function skusOf(view: ProductView): Matrix {
  const matrix = matrices.get(view) ?? readMatrix(view);
  matrices.set(view, matrix);
  return matrix;
}

function readMatrix(view: ProductView): Matrix {
  const skuPictures = [...new Set(view.skus.flatMap(({ picture }) => picture ?? []))];
  const codes = view.axes.map(({ values }) => values.map(({ code }) => code));
  const skus = view.skus.map(({ spec, picture, ...sku }) => ({
    ...sku,
    at: spec.map((code, axis) => codes[axis]?.indexOf(code) ?? -1),
    picture: picture === null ? -1 : skuPictures.indexOf(picture),
  }));
  return { skus, skuPictures };
}

const MAX_PIECES = 3;

export function openProduct(view: ProductView, query: URLSearchParams): OpenProduct {
  const { skus, skuPictures } = skusOf(view);
  const named = skus.find(({ id }) => String(id) === query.get('sku'));
  const sku = named ?? preferredSku(skus);
  if (!sku) throw new Error(`product ${view.id} has no SKU`);
  const added = query.get('added') ?? '';
  return {
    view,
    skus,
    skuPictures,
    sku,
    named: named !== undefined,
    soldOut: skus.every(({ stock }) => stock === 0),
    added: /^[1-9]\d*$/.test(added) && added.length <= MAX_PIECES ? Number(added) : 0,
    watched: [...WATCH_KINDS, 'no' as const].find((kind) => kind === query.get('watched')),
    failure: FAILURES.find((failure) => failure === query.get('failed')),
    entered: Object.fromEntries((view.custom ?? []).map(({ code }) => [code, query.get(CUSTOM_FIELD + code) ?? ''])),
  };
}

/** Whether the page may be kept for everyone: it shows nothing that one visitor did, and its address is one of ours. */
export function isShared(open: OpenProduct, query: URLSearchParams): boolean {
  const known = (name: string) =>
    name === 'prodId' || name === LANGUAGE_QUERY || (name === 'sku' && open.named) || isReviewParam(query, name);
  return [...query.keys()].every(known);
}

export const specName = ({ axes }: ProductView, { at }: Pick<Sku, 'at'>): string =>
  axes.map(({ values }, axis) => values[at[axis] ?? -1]?.name ?? '').join(' / ');

export const packed = ({ skus }: OpenProduct) => skus.map(packSku);

export function skuOfForm(view: ProductView, value: (name: string) => string | undefined): Sku | undefined {
  const { skus } = skusOf(view);
  if (skus.length === 1) return skus[0];
  const at = view.axes.map(({ values }, axis) => values.findIndex(({ code }) => code === value(`axis${axis}`)));
  return findSku(skus, at);
}
