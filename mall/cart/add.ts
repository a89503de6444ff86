import type { CartMerged, CustomTexts } from '#contract/cart/schema.ts';
import { CART_LINES } from '#contract/cart/values.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { Tx } from '../db/open.ts';
import type { GoodsRow } from './cart.queries.ts';
import * as queries from './cart.queries.ts';
import { customKeyOf, goodsError, mostOf, validCustom } from './cart.rules.ts';
import { goodsNow } from './goods.ts';

export type Input = { skuId: number; quantity: number; selected?: boolean; custom?: CustomTexts | null | undefined };
type Reason = CartMerged['left'][number]['reason'];
export type AddResult = {
  skuId: number;
  title: string;
  wanted: number;
  got: number;
  most: number;
  reason: Reason | undefined;
};

type Line = Awaited<ReturnType<typeof queries.linesOf>>[number];

export async function addPieces(
  tx: Tx,
  { accountId, language, now }: { accountId: number; language: Language; now: Date },
  inputs: readonly Input[],
): Promise<AddResult[]> {
  if (!inputs.length) return [];
  const goods = new Map(
    (
      await goodsNow(
        tx,
        inputs.map(({ skuId }) => skuId),
        now,
      )
    ).map((row) => [row.skuId, row]),
  );
  let lines = await queries.linesOf(tx, accountId);
  const puts: AddResult[] = [];
  for (const [at, input] of inputs.entries()) {
    const row = goods.get(input.skuId);
    if (!row) continue;
    const { put, line } = place(lines, row, input);
    puts.push({ skuId: input.skuId, title: inLanguage(row.title, language), wanted: input.quantity, ...put });
    if (!line) continue;
    const addedPrice = row.priceNow;
    // The first of a list comes first in the cart.
    const addedAt = new Date(now.getTime() - at);
    await queries.upsertLine(tx, { accountId, selected: input.selected ?? true, addedPrice, addedAt, ...line });
    lines = await queries.linesOf(tx, accountId);
  }
  return puts;
}

type Placed = {
  put: Pick<AddResult, 'got' | 'most' | 'reason'>;
  line?: { skuId: number; quantity: number; custom: CustomTexts | null; customKey: string };
};

function place(lines: readonly Line[], row: GoodsRow, { quantity, custom: texts }: Input): Placed {
  const error = goodsError(row);
  if (error) return { put: { got: 0, most: 0, reason: error } };
  // The cart asks again for options that are not valid any more.
  const custom = validCustom(row.options, texts ?? undefined) ?? null;
  const customKey = customKeyOf(custom);
  const had = lines.find((line) => line.skuId === row.skuId && line.customKey === customKey);
  const { most, by } = mostOf(lines, row, had?.id);
  if (!had && lines.length >= CART_LINES) return { put: { got: 0, most, reason: 'full' } };
  const before = had?.quantity ?? 0;
  const after = Math.max(before, Math.min(before + quantity, most));
  const got = after - before;
  const reason = got === quantity ? undefined : by === 'stock' ? 'short' : 'limit';
  return {
    put: { got, most, reason },
    ...(got ? { line: { skuId: row.skuId, quantity: after, custom, customKey } } : {}),
  };
}
