import { viewCampaign } from '#contract/campaign/calls.ts';
import * as catalog from '#contract/catalog/calls.ts';
import type { ListingPage } from '#contract/catalog/listing.schema.ts';
import type { SitemapIndex } from '#contract/catalog/sitemap.schema.ts';
import * as content from '#contract/content/calls.ts';
import type { BottomItem } from '#contract/content/schema.ts';
import { listCouponOffers } from '#contract/coupon/calls.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';
import { viewFlashProduct, viewFlashSale } from '#contract/flash-sale/calls.ts';
import type { FlashSale } from '#contract/flash-sale/schema.ts';
import { viewPointsProduct } from '#contract/points-mall/calls.ts';
import { listProductReviews } from '#contract/review/calls.ts';
import { viewShopFront } from '#contract/shop-front/calls.ts';
import { problemsOf, READ_CALLS, type ReadCall } from './calls.ts';

export type Finding = {
  /** As in the OpenAPI document. */
  path: string;
  required: boolean;
  /** `missing`: it answers 404. `skipped`: earlier responses have no parameter to ask for. */
  state: 'ok' | 'wrong' | 'missing' | 'skipped';
  /** Each field that does not fit, and why. */
  problems: string[];
};

const CALL_MS = 10_000;

/** Calls every public read operation of the mall at `origin`, and compares the responses with the contract. */
export async function examine(origin: string): Promise<Finding[]> {
  const seen = new Map<string, unknown>();
  const findings: Finding[] = [];
  for (const call of READ_CALLS) {
    const finding = { path: call.path, required: call.required ?? false };
    const path = sampleOf(call, seen);
    if (path === undefined) {
      findings.push({ ...finding, state: 'skipped', problems: [] });
      continue;
    }
    const { state, problems, data } = await ask(origin + path, call);
    seen.set(call.path, data);
    findings.push({ ...finding, state, problems });
  }
  return findings;
}

type Answer = Pick<Finding, 'state' | 'problems'> & { data?: unknown };

async function ask(url: string, call: ReadCall): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...(call.body ? { method: 'POST', body: JSON.stringify(call.body) } : {}),
      headers: { 'content-type': 'application/json', 'accept-language': 'zh' },
      signal: AbortSignal.timeout(CALL_MS),
    });
    if (response.status === 404) return { state: 'missing', problems: [] };
    if (!response.ok) return { state: 'wrong', problems: [`HTTP status: expected 200, received ${response.status}`] };
    const envelope = (await response.json()) as { data?: unknown };
    const problems = problemsOf(call, envelope);
    return { state: problems.length ? 'wrong' : 'ok', problems, data: envelope.data };
  } catch (error) {
    return { state: 'wrong', problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Fills the parameter of its address from earlier responses. */
function sampleOf({ path, query = '' }: ReadCall, seen: ReadonlyMap<string, unknown>): string | undefined {
  const address = path + query;
  if (!address.includes('{')) return address;
  const value = SAMPLES[path]?.((of) => seen.get(of));
  return value === undefined ? undefined : address.replace(/\{\w+\}/, String(value));
}

type Read = (path: string) => unknown;

const SAMPLES: Readonly<Record<string, (read: Read) => string | number | undefined>> = {
  [catalog.viewProduct.path]: (read) => firstCard(read)?.id,
  [catalog.viewShop.path]: (read) => firstCard(read)?.shopId,
  [viewShopFront.path]: (read) => firstCard(read)?.shopId,
  [viewCampaign.path]: (read) => (read(catalog.viewSitemap.path) as Partial<SitemapIndex> | undefined)?.campaigns?.[0],
  [listProductReviews.path]: (read) => firstCard(read)?.id,
  [listCouponOffers.path]: (read) => firstCard(read)?.id,
  [viewFlashProduct.path]: (read) =>
    (read(viewFlashSale.path) as Partial<FlashSale> | undefined)?.items?.[0]?.seckillId,
  // No public response names one.
  [viewPointsProduct.path]: () => 1,
  [content.viewContent.path]: () => 'faq',
  [content.viewFooterEntry.path]: (read) => informationIn(read(content.viewFooter.path)),
  [catalog.listSitemapProducts.path]: () => 1,
};

/** A response may have any shape. */
const firstCard = (read: Read) => (read(catalog.listGoods.path) as Partial<ListingPage> | undefined)?.items?.[0];

function informationIn(tree: unknown): number | undefined {
  const items = Array.isArray(tree) ? (tree as Partial<BottomItem>[]) : [];
  const all = [...items, ...items.flatMap(({ children }) => children ?? [])];
  return all.find(({ type }) => type === CONTENT_TYPE.INFOR)?.id;
}

/** Whether the storefront can use it: every required call exists, and none is wrong. */
export const conforms = (findings: readonly Finding[]): boolean =>
  findings.every(({ state, required }) => state !== 'wrong' && !(required && state !== 'ok'));
