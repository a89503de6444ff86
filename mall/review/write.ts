import type { Language } from '#contract/language.ts';
import type { AddToReview, WriteReviews, WrittenReviews } from '#contract/review/schema.ts';
import { publishedText, reviewError } from '#contract/review/text.values.ts';
import { reviewTime } from '#contract/review/time.rules.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { finishTask, lockMember } from '../member/member.ts';
import { announce } from '../outbox/outbox.ts';
import { numbers } from '../settings/settings.ts';
import { attachUploads } from '../upload/upload.ts';
import { addShopScores } from './figures.queries.ts';
import { moveFigures } from './figures.ts';
import { rewardReviews } from './points.ts';
import * as queries from './review.queries.ts';
import { figuresOf } from './review.rules.ts';

type Shopper = { accountId: number; language: Language };

const REFUSED = { notYet: 'reviewNotYet', over: 'reviewOver' } as const;

function refuseLate(state: keyof typeof REFUSED | 'open'): void {
  if (state !== 'open') throw new MallError('message', REFUSED[state]);
}

export async function writeReviews(
  deps: Deps,
  shopper: Shopper,
  orderId: string,
  body: WriteReviews,
  key: string,
): Promise<WrittenReviews> {
  for (const [n, { text }] of body.lines.entries()) refuseText(text, `lines.${n}.text`);
  const rates = await numbers(deps);
  const now = deps.clock();
  const call = { owner: `account:${shopper.accountId}`, key, call: `reviews/${orderId}`, body };
  return once<WrittenReviews>(deps.database.db, call, async (tx) => {
    const order = await queries.lockOrder(tx, shopper.accountId, orderId);
    if (!order) throw notFound();
    refuseLate(reviewTime(order, rates, now).state);
    // Members are locked before products and wallets, as everywhere; this also keeps two reviews of a shopper from using the same daily limit.
    await lockMember(tx, shopper.accountId, now);
    const left = await addLines(tx, shopper, order, body, now);
    const shopTags = await scoreShop(tx, shopper.accountId, order, body, now);
    if (left === 0) await queries.markReviewed(tx, orderId, now);
    const points = await rewardReviews(tx, shopper.accountId, await wordedLines(tx, orderId, body), rates, now);
    await finishTask(tx, { accountId: shopper.accountId, task: 'review', rates, at: now });
    await announce(tx, [...(await productTags(tx, orderId, body)), ...shopTags]);
    return { points, left };
  });
}

function refuseText(text: string, field: string): void {
  const error = reviewError(text);
  if (error) throw fieldError(field, error);
}

type Order = NonNullable<Awaited<ReturnType<typeof queries.lockOrder>>>;

async function addLines(tx: Tx, shopper: Shopper, order: Order, body: WriteReviews, now: Date): Promise<number> {
  const bought = await queries.linesOf(tx, [order.id]);
  const open = bought.filter((line) => queries.lineState(line) === 'open');
  const refunded = new Set(bought.filter((line) => queries.lineState(line) === 'refunded').map(({ id }) => id));
  if (body.lines.some(({ lineId }) => refunded.has(lineId))) throw new MallError('message', 'reviewRefunded');
  const rows = await toRows(tx, shopper, order, { body, bought, now });
  const added = await queries.addReviews(tx, rows);
  if (added.length < rows.length) throw new MallError('message', 'reviewTwice');
  // Always in the same order, so that two transactions do not deadlock.
  for (const { productId, score, pictures } of rows.toSorted((one, other) => one.productId - other.productId))
    await moveFigures(tx, productId, figuresOf({ score, pictured: pictures.length > 0, added: false }));
  const written = new Set(body.lines.map(({ lineId }) => lineId));
  return open.filter(({ id }) => !written.has(id)).length;
}

type Writing = { body: WriteReviews; bought: queries.Line[]; now: Date };

function toRows(tx: Tx, { accountId, language }: Shopper, order: Order, { body, bought, now }: Writing) {
  return inTurn(body.lines, async ({ lineId, score, text, pictures }) => {
    const line = bought.find(({ id }) => id === lineId);
    if (!line) throw notFound();
    const { productId, spec } = line;
    return {
      lineId,
      productId,
      spec,
      score,
      language,
      accountId,
      createdAt: now,
      orderId: order.id,
      shopId: order.shopId,
      anonymous: body.anonymous,
      text: publishedText(text),
      pictures: await attachUploads(tx, accountId, pictures, 'review'),
    };
  });
}

async function inTurn<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

async function scoreShop(tx: Tx, accountId: number, { id, shopId }: Order, body: WriteReviews, now: Date) {
  if (!body.shop) return [];
  const row = { orderId: id, shopId, accountId, createdAt: now, ...body.shop };
  if (!(await queries.addShopScore(tx, row))) return [];
  return (await addShopScores(tx, shopId, body.shop)) ? [`shop:${shopId}`] : [];
}

async function productTags(tx: Tx, orderId: string, { lines }: WriteReviews): Promise<string[]> {
  const written = new Set(lines.map(({ lineId }) => lineId));
  const all = await queries.linesOf(tx, [orderId]);
  return [...new Set(all.filter(({ id }) => written.has(id)).map(({ productId }) => `product:${productId}`))];
}

async function wordedLines(tx: Tx, orderId: string, { lines }: WriteReviews): Promise<queries.Line[]> {
  const worded = new Set(lines.filter(({ text }) => text.trim()).map(({ lineId }) => lineId));
  return (await queries.linesOf(tx, [orderId])).filter(({ id }) => worded.has(id));
}

export async function addToReview(
  deps: Deps,
  accountId: number,
  id: number,
  body: AddToReview,
  key: string,
): Promise<null> {
  refuseText(body.text, 'text');
  if (!body.text.trim() && !body.pictures.length) throw fieldError('text', 'reviewEmpty');
  const rates = await numbers(deps);
  const now = deps.clock();
  const call = { owner: `account:${accountId}`, key, call: `review/${id}/addition`, body };
  return once(deps.database.db, call, async (tx) => {
    const before = await queries.lockOwn(tx, accountId, id);
    if (!before) throw notFound();
    const order = before.orderId === null ? undefined : await queries.completedAt(tx, before.orderId);
    if (before.addedAt) throw new MallError('message', 'reviewTwice');
    refuseLate(order ? reviewTime(order, rates, now).state : 'over');
    const pictures = await attachUploads(tx, accountId, body.pictures, 'review');
    await queries.addToReview(tx, id, { text: publishedText(body.text), pictures, at: now });
    if (before.hiddenAt === null) {
      const pictured = pictures.length > 0 && before.pictures.length === 0;
      await moveFigures(tx, before.productId, { ...figuresOf({ score: 0, pictured, added: true }) });
    }
    await announce(tx, [`product:${before.productId}`]);
    return null;
  });
}
