import { PUBLISH_MOVES, type PublishMove } from '#contract/product/publish.values.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import type { SheetColumn } from '#contract/product/sheet.values.ts';
import { specKey } from '#contract/product/values.ts';
import type { Given, StockCell } from './row.rules.ts';

/** `from`: null of a new product. Amounts are fen; states are PUBLISH_STATUS. */
export type RowChange = { column: SheetColumn; from: string | number | null; to: string | number | null };

type Values = { before: ProductDocument; after: ProductDocument };
type Row = {
  given: Given;
  stock: StockCell | undefined;
  state: { moves: PublishMove[] } | undefined;
  status: number;
  pieces: number;
  /** Undefined of a new product. */
  values?: Values;
};

/** What a row does, from what to what; of a new product only what is more than the product itself. */
export function rowChanges({ given, stock, state, status, pieces, values }: Row): RowChange[] {
  const last = state?.moves.at(-1);
  const to = stock?.way === 'add' ? pieces + stock.pieces : (stock?.pieces ?? pieces);
  return [
    ...(values ? documentChanges(values, given) : []),
    ...(stock && to !== pieces ? [{ column: columnOf(stock), from: pieces, to }] : []),
    ...(last ? [{ column: 'stateTo' as const, from: status, to: PUBLISH_MOVES[last].to }] : []),
  ];
}

const columnOf = ({ way }: StockCell): SheetColumn => (way === 'set' ? 'stockSet' : 'stockAdd');

function documentChanges({ before, after }: Values, { cells, spec }: Given): RowChange[] {
  const skuOf = ({ skus }: ProductDocument) => skus.find((one) => specKey(one.spec) === spec);
  const [old, sku] = [skuOf(before), skuOf(after)];
  const all: RowChange[] = [
    { column: 'titleZh', from: before.title.zh, to: after.title.zh },
    { column: 'titleEn', from: before.title.en, to: after.title.en },
    { column: 'sellingZh', from: before.selling.zh, to: after.selling.zh },
    { column: 'sellingEn', from: before.selling.en, to: after.selling.en },
    { column: 'seoTitleZh', from: before.seoTitle.zh, to: after.seoTitle.zh },
    { column: 'seoTitleEn', from: before.seoTitle.en, to: after.seoTitle.en },
    { column: 'seoDescriptionZh', from: before.seoDescription.zh, to: after.seoDescription.zh },
    { column: 'seoDescriptionEn', from: before.seoDescription.en, to: after.seoDescription.en },
    { column: 'price', from: old?.price ?? null, to: sku?.price ?? null },
    { column: 'listPrice', from: old?.listPrice ?? null, to: sku?.listPrice ?? null },
    { column: 'barcode', from: old?.barcode ?? null, to: sku?.barcode ?? null },
    { column: 'weight', from: old?.weight ?? null, to: sku?.weight ?? null },
    { column: 'cost', from: old?.cost ?? null, to: sku?.cost ?? null },
    { column: 'stockAlert', from: old?.stockAlert ?? null, to: sku?.stockAlert ?? null },
  ];
  const named: [SheetColumn, boolean][] = [
    ['category', before.categoryId !== after.categoryId],
    ['brand', before.brandId !== after.brandId],
    ['pictures', before.pictures.join('|') !== after.pictures.join('|')],
  ];
  return [
    ...all.filter(({ from, to }) => from !== to),
    // Files name these by codes, which say enough.
    ...named.flatMap(([column, moved]) => (moved ? [{ column, from: null, to: cells[column] ?? '' }] : [])),
  ];
}
