import { INPUT_MODE, LEVEL, PUBLISH_STATUS } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import type * as schema from '#mall/db/schema.ts';
import { pageParts } from './catalog/page-parts.ts';
import { categoryPicture, productPictures } from './draw/names.ts';
import { hash } from './hash.ts';
import type { DemoAxis, DemoCategory, DemoProduct, DemoSection, Text } from './types.ts';

type Insert = {
  category: (typeof schema.category.$inferInsert)[];
  brand: (typeof schema.brand.$inferInsert)[];
  attribute: (typeof schema.attribute.$inferInsert)[];
  attributeValue: (typeof schema.attributeValue.$inferInsert)[];
  /** The seed sanitizes the descriptions. */
  product: (Omit<typeof schema.product.$inferInsert, 'detail'> & { detail: Text })[];
  sku: (typeof schema.sku.$inferInsert)[];
};

type Ids = Map<string, number>;

/** Ids follow the order of the data, so that the same data gives the same ids. */
export function catalogRows(sections: readonly DemoSection[], shopIds: Ids, today: Date): Insert {
  const rows: Insert = { category: [], brand: [], attribute: [], attributeValue: [], product: [], sku: [] };
  const categoryIds: Ids = new Map();
  const brandIds: Ids = new Map();
  const valueIds: Ids = new Map();
  for (const section of sections) {
    addCategories(rows, categoryIds, [section.category], null, LEVEL.ONE);
    for (const brand of section.brands)
      brandIds.set(brand.code, rows.brand.push({ id: rows.brand.length + 1, ...brand }));
    for (const { values, ...attribute } of section.attributes) {
      const id = rows.attribute.length + 1;
      rows.attribute.push({ id, ...attribute, categoryId: need(categoryIds, section.category.code), sort: id });
      for (const [sort, value] of values.entries()) {
        const valueId = rows.attributeValue.push({
          id: rows.attributeValue.length + 1,
          attributeId: id,
          ...value,
          sort,
        });
        valueIds.set(`${attribute.code}=${value.code}`, valueId);
      }
    }
  }
  for (const { products } of sections) {
    for (const product of products) addProduct(rows, product, { shopIds, categoryIds, brandIds, valueIds }, today);
  }
  return rows;
}

function addCategories(rows: Insert, ids: Ids, nodes: DemoCategory[], parentId: number | null, level: number): void {
  for (const { code, name, about, noReturns = false, children } of nodes) {
    const id = rows.category.length + 1;
    rows.category.push({
      id,
      code,
      name,
      icon: categoryPicture(code),
      parentId,
      level,
      sort: id,
      noReturns,
      ...(about && { seoDescription: about }),
    });
    ids.set(code, id);
    addCategories(rows, ids, children ?? [], id, level + LEVEL.ONE);
  }
}

type AllIds = { shopIds: Ids; categoryIds: Ids; brandIds: Ids; valueIds: Ids };

function addProduct(rows: Insert, demo: DemoProduct, ids: AllIds, today: Date): void {
  const id = rows.product.length + 1;
  const pictures = productPictures(demo);
  const values = Object.entries(demo.attributes).map(([attribute, value]) =>
    need(ids.valueIds, `${attribute}=${value}`),
  );
  const gallery = [pictures.main, ...pictures.views];
  const { highlights = [], features = [], sizeGuide = null, questions = [] } = pageParts[demo.code] ?? {};
  rows.product.push({
    id,
    code: demo.code,
    shopId: need(ids.shopIds, demo.shop),
    categoryId: need(ids.categoryIds, demo.category),
    brandId: need(ids.brandIds, demo.brand),
    title: demo.title,
    selling: demo.selling,
    detail: { zh: detail(demo, pictures.views, 'zh'), en: detail(demo, pictures.views, 'en') },
    facts: demo.facts,
    ...{ highlights, sizeGuide, questions },
    features: features.map(({ view, ...texts }) => ({ ...texts, picture: gallery[view] ?? pictures.main })),
    pictures: gallery,
    axes: demo.axes.map(({ name, values: all }) => ({
      name,
      values: all.map((value) => {
        const picture = pictures.byColour[value.code];
        return { code: value.code, name: value.name, ...(value.paint && picture ? { picture } : {}) };
      }),
    })),
    custom: demo.custom?.map((option) => ({ ...option, mode: INPUT_MODE[option.mode] })) ?? null,
    attributeValues: values,
    status: PUBLISH_STATUS[demo.state ?? 'PUT_ON'],
    price: demo.price,
    listPrice: demo.listPrice ?? null,
    sales: demo.sales,
    score: demo.score,
    putOnAt: new Date(today.getTime() - demo.ageDays * DAY_MS + (hash(demo.code) % 600) * 60_000),
  });
  addSkus(rows, id, demo, pictures.byColour);
}

function addSkus(rows: Insert, productId: number, demo: DemoProduct, byColour: Record<string, string>): void {
  const soldOut = new Set(demo.soldOut ?? []);
  const combinations = matrix(demo.axes);
  const cheapest = Math.min(...combinations.map((values) => extraOf(values)));
  for (const [sort, values] of combinations.entries()) {
    const spec = values.map((value) => value.code);
    const extra = extraOf(values) - cheapest;
    const none = soldOut.has('*') || soldOut.has(spec.join('/'));
    rows.sku.push({
      id: rows.sku.length + 1,
      productId,
      spec,
      price: demo.price + extra,
      listPrice: demo.listPrice === undefined ? null : demo.listPrice + extra,
      stock: none ? 0 : 6 + (hash(`${demo.code}/${spec.join('/')}`) % 480),
      picture: values.map((value) => (value.paint ? byColour[value.code] : undefined)).find(Boolean) ?? null,
      sort,
    });
  }
}

type AxisValue = DemoAxis['values'][number];

const extraOf = (values: AxisValue[]): number => values.reduce((sum, value) => sum + (value.extra ?? 0), 0);

/** Every combination of one value per axis; one empty combination without axes. */
const matrix = (axes: readonly DemoAxis[]): AxisValue[][] =>
  axes.reduce<AxisValue[][]>((rows, axis) => rows.flatMap((row) => axis.values.map((value) => [...row, value])), [[]]);

/** The story with a picture after each paragraph but the last. */
function detail(demo: DemoProduct, views: string[], language: keyof Text): string {
  return demo.story
    .map((text, n) => {
      const view = n < demo.story.length - 1 ? views[n] : undefined;
      const picture = view ? `<p><img src="/media/${view}" alt="" width="600" height="600" loading="lazy"></p>` : '';
      return `<p>${escaped(text[language])}</p>${picture}`;
    })
    .join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

export function need(ids: Ids, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`demo data: ${code} is not defined`);
  return id;
}
