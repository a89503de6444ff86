import type { CheckoutError, Preview, PreviewLine } from '#contract/checkout/schema.ts';
import { linesOf, stopsOf } from './checkout.ts';

/** A difference from what the shopper saw; amounts in fen. */
export type Change =
  | { kind: 'price' | 'quantity' | 'freight'; title: string; from: number; to: number }
  | { kind: 'gone' | 'new'; title: string }
  | { kind: 'error'; error: CheckoutError; title: string }
  | { kind: 'total'; from: number; to: number };

const keyOf = ({ cartLineId, skuId }: PreviewLine): string => (cartLineId === null ? `sku ${skuId}` : `${cartLineId}`);

export function changesBetween(before: Preview, after: Preview): Change[] {
  const now = new Map(linesOf(after).map((line) => [keyOf(line), line]));
  const had = new Set(linesOf(before).map(keyOf));
  const stops = stopsOf(after).lines;
  const stopped = stopsOf(before).lines;
  const lines = linesOf(before).flatMap((line) => changesOf(line, now.get(keyOf(line))));
  const errors = linesOf(after).flatMap(({ skuId, title }): Change[] => {
    const error = stops.get(skuId);
    return error && stopped.get(skuId) !== error ? [{ kind: 'error', error, title }] : [];
  });
  const fresh = linesOf(after).flatMap((line): Change[] =>
    had.has(keyOf(line)) ? [] : [{ kind: 'new', title: line.title }],
  );
  return [...lines, ...errors, ...fresh, ...freightChanges(before, after), ...totalChange(before, after)];
}

function changesOf(before: PreviewLine, after: PreviewLine | undefined): Change[] {
  const { title } = before;
  if (!after) return [{ kind: 'gone', title }];
  const changed = (kind: 'price' | 'quantity'): Change[] =>
    before[kind] === after[kind] ? [] : [{ kind, title, from: before[kind], to: after[kind] }];
  return [...changed('price'), ...changed('quantity')];
}

const freightChanges = (before: Preview, after: Preview): Change[] =>
  after.shops.flatMap(({ id, name, freight }): Change[] => {
    const had = before.shops.find((shop) => shop.id === id);
    return had && had.freight !== freight ? [{ kind: 'freight', title: name, from: had.freight, to: freight }] : [];
  });

const totalChange = (before: Preview, after: Preview): Change[] =>
  before.payable === after.payable ? [] : [{ kind: 'total', from: before.payable, to: after.payable }];
