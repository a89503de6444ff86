import { inLanguage } from '#contract/in-language.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { specKey } from '#contract/product/values.ts';
import { halfWidth } from '#contract/text.ts';

type Goods = ProductDocument;
type Sku = Goods['skus'][number];
const named = () => ({ zh: '', en: '' });

export type SkuPart = Partial<Pick<Sku, 'price' | 'listPrice' | 'picture' | 'weight' | 'cost' | 'stockAlert'>>;

function freshCode(axis: Goods['axes'][number] | undefined): string {
  const codes = new Set(axis?.values.map(({ code }) => code));
  let n = 1;
  while (codes.has(`v${n}`)) n += 1;
  return `v${n}`;
}

const once = (skus: readonly Sku[]): Sku[] =>
  [...new Map(skus.toReversed().map((sku) => [specKey(sku.spec), sku])).values()].toReversed();

export function addAxis(goods: Goods): Goods {
  const code = freshCode(undefined);
  return {
    ...goods,
    axes: [...goods.axes, { name: named(), values: [{ code, name: named() }] }],
    skus: goods.skus.map((sku) => ({ ...sku, spec: [...sku.spec, code] })),
  };
}

/** Of SKUs that become equal, the first stays. */
export function removeAxis(goods: Goods, at: number): Goods {
  return {
    ...goods,
    axes: goods.axes.toSpliced(at, 1),
    skus: once(goods.skus.map((sku) => ({ ...sku, spec: sku.spec.toSpliced(at, 1) }))),
  };
}

/** New SKUs cost what their neighbours do, but have another barcode. */
export function addValue(goods: Goods, at: number): Goods {
  const axis = goods.axes[at];
  if (!axis) return goods;
  const code = freshCode(axis);
  const added = goods.skus.map((sku) => ({
    ...sku,
    spec: sku.spec.with(at, code),
    picture: null,
    barcode: null,
  }));
  return {
    ...goods,
    axes: goods.axes.with(at, { ...axis, values: [...axis.values, { code, name: named() }] }),
    skus: once([...goods.skus, ...added]),
  };
}

export function removeValue(goods: Goods, at: number, code: string): Goods {
  const axis = goods.axes[at];
  if (!axis) return goods;
  if (axis.values.length < 2) return removeAxis(goods, at);
  return {
    ...goods,
    axes: goods.axes.with(at, { ...axis, values: axis.values.filter((value) => value.code !== code) }),
    skus: goods.skus.filter((sku) => sku.spec[at] !== code),
  };
}

export function missingSpecs({ axes, skus }: Pick<Goods, 'axes' | 'skus'>): string[][] {
  const all = axes.reduce<string[][]>(
    (specs, { values }) => specs.flatMap((spec) => values.map(({ code }) => [...spec, code])),
    [[]],
  );
  const has = new Set(skus.map(({ spec }) => specKey(spec)));
  return all.filter((spec) => !has.has(specKey(spec)));
}

export function fillSpecs(goods: Goods): Goods {
  const [first] = goods.skus;
  const added = missingSpecs(goods).map((spec) => ({
    spec,
    price: first?.price ?? 0,
    listPrice: first?.listPrice ?? null,
    picture: null,
    barcode: null,
    weight: first?.weight ?? null,
    cost: first?.cost ?? null,
    stockAlert: first?.stockAlert ?? null,
  }));
  return { ...goods, skus: [...goods.skus, ...added] };
}

export const specName = (axes: Goods['axes'], spec: readonly string[], language: 'zh' | 'en'): string =>
  spec
    .map((code, at) => {
      const name = axes[at]?.values.find((value) => value.code === code)?.name;
      return (name && inLanguage(name, language)) || code;
    })
    .join(' / ');

export const fillSkus = (goods: Goods, part: SkuPart): Goods => ({
  ...goods,
  skus: goods.skus.map((sku) => ({ ...sku, ...part })),
});

const CHANGE = /^[+-]?\d{1,7}$/;
/** How many pieces came or went, as typed: none where nothing is. @returns undefined when it is no number of pieces */
export function stockChange(text: string): number | undefined {
  const plain = halfWidth(text).trim().replace('−', '-');
  if (!plain) return 0;
  return CHANGE.test(plain) ? Number(plain) : undefined;
}
