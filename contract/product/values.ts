import { INPUT_MODE } from '../enums.ts';
import type { Language } from '../language.ts';
import { type BarcodeError, barcodeError } from './barcode.values.ts';
import { isStockAlert, isWeight } from './sku.values.ts';

type Text = Record<Language, string>;
type Sku = {
  spec: readonly string[];
  price: number;
  listPrice: number | null;
  barcode?: string | null;
  weight?: number | null;
  stockAlert?: number | null;
};
export type GoodsDocument = {
  title: Text;
  pictures: readonly string[];
  axes: readonly { name: Text; values: readonly { code: string; name: Text }[] }[];
  sizeGuide?: { columns: readonly Text[]; rows: readonly (readonly string[])[] } | null;
  custom: readonly { code: string; name: Text; mode: number; choices?: readonly Text[] | undefined }[] | null;
  skus: readonly Sku[];
};

export type GoodsError =
  | 'goodsTitle'
  | 'goodsPicture'
  | 'goodsSku'
  | 'goodsSpec'
  | 'goodsTwice'
  | 'goodsName'
  | 'goodsPrice'
  | 'goodsListPrice'
  | 'goodsChoices'
  | 'goodsWeight'
  | 'goodsStockAlert'
  | 'goodsSizeCells'
  | BarcodeError;
export type FieldError = { field: string; error: GoodsError };

export const specKey = (spec: readonly string[]): string => spec.join('/');

function repeated(keys: readonly string[]): number[] {
  const seen = new Set<string>();
  return keys.flatMap((key, at) => {
    const again = seen.has(key);
    seen.add(key);
    return again ? [at] : [];
  });
}

export function shapeErrors({ axes, custom, skus, sizeGuide }: GoodsDocument): FieldError[] {
  const twice = (field: string, keys: readonly string[]): FieldError[] =>
    repeated(keys).map((at) => ({ field: `${field}.${at}`, error: 'goodsTwice' }));
  const codes = axes.map(({ values }) => values.map(({ code }) => code));
  const fits = ({ spec }: Sku) =>
    spec.length === axes.length && spec.every((code, at) => codes[at]?.includes(code) === true);
  return [
    ...codes.flatMap((own, at) => twice(`axes.${at}.values`, own)),
    ...twice(
      'custom',
      (custom ?? []).map(({ code }) => code),
    ),
    ...twice(
      'skus',
      skus.map(({ spec }) => specKey(spec)),
    ),
    ...skus.flatMap<FieldError>((sku, at) => (fits(sku) ? [] : [{ field: `skus.${at}.spec`, error: 'goodsSpec' }])),
    ...skus.flatMap(recordErrors),
    ...(sizeGuide?.rows ?? []).flatMap<FieldError>((cells, at) =>
      cells.length === sizeGuide?.columns.length ? [] : [{ field: `sizeGuide.rows.${at}`, error: 'goodsSizeCells' }],
    ),
  ];
}

function recordErrors({ barcode = null, weight = null, stockAlert = null }: Sku, at: number): FieldError[] {
  const wrong = barcode === null ? undefined : barcodeError(barcode);
  return [
    ...(wrong ? [{ field: `skus.${at}.barcode`, error: wrong }] : []),
    ...(weight === null || isWeight(weight) ? [] : [{ field: `skus.${at}.weight`, error: 'goodsWeight' as const }]),
    ...(stockAlert === null || isStockAlert(stockAlert)
      ? []
      : [{ field: `skus.${at}.stockAlert`, error: 'goodsStockAlert' as const }]),
  ];
}

export function saleErrors({ title, pictures, axes, custom, skus }: GoodsDocument): FieldError[] {
  const errors: FieldError[] = [];
  const need = (right: boolean, field: string, error: GoodsError) => {
    if (!right) errors.push({ field, error });
  };
  need(title.zh.trim() !== '', 'title.zh', 'goodsTitle');
  need(pictures.length > 0, 'pictures', 'goodsPicture');
  need(skus.length > 0, 'skus', 'goodsSku');
  for (const [at, { name, values }] of axes.entries()) {
    need(name.zh.trim() !== '', `axes.${at}.name.zh`, 'goodsName');
    for (const [n, value] of values.entries())
      need(value.name.zh.trim() !== '', `axes.${at}.values.${n}.name.zh`, 'goodsName');
  }
  for (const [at, { name, mode, choices }] of (custom ?? []).entries()) {
    need(name.zh.trim() !== '', `custom.${at}.name.zh`, 'goodsName');
    need(mode !== INPUT_MODE.SELECT || (choices ?? []).length > 0, `custom.${at}.choices`, 'goodsChoices');
  }
  for (const [at, { price, listPrice }] of skus.entries()) {
    need(price > 0, `skus.${at}.price`, 'goodsPrice');
    need(listPrice === null || listPrice >= price, `skus.${at}.listPrice`, 'goodsListPrice');
  }
  return errors;
}

export function cheapest(skus: readonly Pick<Sku, 'price' | 'listPrice'>[]): {
  price: number;
  listPrice: number | null;
} {
  const [first, ...rest] = skus;
  if (!first) return { price: 0, listPrice: null };
  const { price, listPrice } = rest.reduce((best, sku) => (sku.price < best.price ? sku : best), first);
  return { price, listPrice };
}

/** A price moved by basis points and rounded to a multiple of `step` fen; never to nothing. */
export const movedPrice = (fen: number, points: number, step = 1): number =>
  Math.max(step, Math.round((fen * (10_000 + points)) / 10_000 / step) * step);
