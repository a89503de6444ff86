import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { BulkAct } from '#contract/product/bulk.schema.ts';
import {
  mayPublish,
  movesToShelf,
  PUBLISH_MOVES,
  type PublishMove,
  type PublishSide,
} from '#contract/product/publish.values.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { cheapest, type GoodsError, movedPrice, saleErrors } from '#contract/product/values.ts';

type Kinds<K extends BulkAct['kind']> = Extract<BulkAct, { kind: K }>;
type Sku = { id: number; stock: number };

/** What an act does to one product. */
export type BulkPlan =
  | { kind: 'moves'; moves: PublishMove[]; from: number; to: number }
  | { kind: 'value'; change: ValueChange; from: number; to: number }
  | { kind: 'stock'; pieces: { id: number; n: number }[]; from: number; to: number }
  | { kind: 'removal'; from: number; to: null };
export type ValueChange = <V extends ProductDocument>(value: V) => V;
export type Decision =
  | BulkPlan
  | 'already'
  | { error: 'productMoved' | 'stockShort' | 'productOrdered' | 'productPromoted' | GoodsError };

export function decideMove({ move }: Kinds<'move'>, status: number, side: PublishSide): Decision {
  if (status === PUBLISH_MOVES[move].to) return 'already';
  const moves = move === 'putOn' ? movesToShelf(status, side) : mayPublish(move, status, side) ? [move] : [];
  const last = moves.at(-1);
  return last ? { kind: 'moves', moves, from: status, to: PUBLISH_MOVES[last].to } : { error: 'productMoved' };
}

type PriceAct = Kinds<'price' | 'setPrice'>;

const movedSku = (act: PriceAct) => {
  /** A price that was never set stays so. */
  const moved = (fen: number) => (act.kind === 'price' && fen > 0 ? movedPrice(fen, act.points, act.step) : fen);
  return <S extends ProductDocument['skus'][number]>(sku: S): S =>
    act.kind === 'setPrice'
      ? { ...sku, price: act.price }
      : { ...sku, price: moved(sku.price), listPrice: sku.listPrice === null ? null : moved(sku.listPrice) };
};

/** Of a product that is not on its way to the shelf only prices are checked: the rest may still be missing. */
const PRICE_ERRORS: readonly GoodsError[] = ['goodsListPrice'];

export function decidePrice(act: PriceAct, status: number, value: ProductDocument): Decision {
  const change: ValueChange = (all) => ({ ...all, skus: all.skus.map(movedSku(act)) });
  const after = change(value);
  const same = after.skus.every(
    ({ price, listPrice }, at) => price === value.skus[at]?.price && listPrice === value.skus[at]?.listPrice,
  );
  if (same) return 'already';
  const isDraft = status === PUBLISH_STATUS.TO_PUBLISH;
  const wrong = saleErrors(after).find(({ error }) => !isDraft || PRICE_ERRORS.includes(error));
  if (wrong) return { error: wrong.error };
  return { kind: 'value', change, from: cheapest(value.skus).price, to: cheapest(after.skus).price };
}

export function decideCategory({ categoryId }: Kinds<'category'>, value: ProductDocument): Decision {
  if (value.categoryId === categoryId) return 'already';
  return { kind: 'value', change: (all) => ({ ...all, categoryId }), from: value.categoryId, to: categoryId };
}

export function decideStock({ way, pieces: n }: Kinds<'stock'>, skus: readonly Sku[]): Decision {
  const pieces = skus
    .map(({ id, stock }) => ({ id, n: way === 'set' ? n - stock : n, stock }))
    .filter((sku) => sku.n !== 0);
  if (!pieces.length) return 'already';
  if (pieces.some((sku) => sku.stock + sku.n < 0)) return { error: 'stockShort' };
  const from = skus.reduce((sum, { stock }) => sum + stock, 0);
  const to = pieces.reduce((sum, sku) => sum + sku.n, from);
  return { kind: 'stock', pieces: pieces.map(({ id, n: change }) => ({ id, n: change })), from, to };
}
