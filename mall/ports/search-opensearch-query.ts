import type { Alternative, Term } from '../search/plan.rules.ts';
import type { Boosts, Bounds, Counted, MentionsWanted, PageWanted, SearchFilter } from './search.ts';
import { headed } from './search-marks.rules.ts';
import { featureOf } from './search-opensearch-mapping.ts';
import { partsOf, RANK } from './search-parts.rules.ts';

/** Queries in OpenSearch's query language. */
export type Query = Record<string, unknown>;

const term = (field: string, value: string | number | boolean): Query => ({ term: { [field]: value } });
const terms = (field: string, values: readonly (string | number)[]): Query => ({ terms: { [field]: values } });
export const all = (filter: readonly Query[]): Query => ({ bool: { filter } });
const any = (should: readonly Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });

type Words = 'words' | 'mentions' | 'name' | 'category';
const isSingle = (way: Alternative): boolean => way.length === 1;

/** All words of one of the ways. */
function hasAny(field: Words, ways: readonly Alternative[]): Query {
  const single = ways.filter(isSingle).flat();
  const long = ways.filter((way) => !isSingle(way)).map((way) => all(way.map((word) => term(field, word))));
  const found = [...(single.length ? [terms(field, single)] : []), ...long];
  return found.length === 1 && found[0] ? found[0] : any(found);
}

const matches = (text: readonly Term[]): Query[] =>
  text.map(({ own, near, unless }) =>
    unless === undefined
      ? hasAny('words', [...own, ...near])
      : { bool: { must_not: [{ bool: { filter: [hasAny('words', own)], must_not: [term('words', unless)] } }] } },
  );

/** A product that a promotion makes cheaper has another price now than its document. */
const PRICE_NOW = "def now = params.prices.get('' + doc['id'].value); return now == null ? doc['price'].value : now";
export const priceNow = (prices: Bounds['prices']) => ({
  source: PRICE_NOW,
  params: { prices: Object.fromEntries(prices) },
});

function costs({ min = 0, max = Number.MAX_SAFE_INTEGER, prices }: Bounds): Query {
  const plain: Query = { range: { price: { gte: min, lte: max } } };
  if (!prices.size) return plain;
  const inside = [...prices].flatMap(([id, price]) => (price >= min && price <= max ? [id] : []));
  return any([{ bool: { filter: [plain], must_not: [terms('id', [...prices.keys()])] } }, terms('id', inside)]);
}

const isPriced = ({ min, max }: Bounds): boolean => min !== undefined || max !== undefined;
const within = (bounds: Bounds): Query[] => [
  ...(bounds.shopId === undefined ? [] : [term('shopId', bounds.shopId)]),
  ...(isPriced(bounds) ? [costs(bounds)] : []),
];

/** What no facet leaves out. */
export const base = ({ text = [], shopId }: SearchFilter): Query[] => [
  ...matches(text),
  ...(shopId === undefined ? [] : [term('shopId', shopId)]),
];

/** By the facet that shows them, whose own options they do not narrow. */
export function conditions(filter: SearchFilter): Record<string, Query> {
  const { categories, brands, shops, attributes, inStock, madeToOrder } = filter;
  return {
    ...(categories ? { category: terms('categoryId', categories) } : {}),
    ...(brands.length ? { brand: terms('brandId', brands) } : {}),
    ...(shops.length ? { shop: terms('shopId', shops) } : {}),
    ...Object.fromEntries(
      [...attributes].map(([id, values]) => [
        `attribute${id}`,
        terms(
          'values',
          values.map((value) => `${id}:${value}`),
        ),
      ]),
    ),
    ...(isPriced(filter) ? { price: costs(filter) } : {}),
    ...(inStock ? { stock: term('inStock', true) } : {}),
    ...(madeToOrder ? { custom: term('madeToOrder', true) } : {}),
  };
}

const worth = (words: readonly string[], boost: number): Query[] =>
  words.map((word) => ({ rank_feature: { field: `worth.${featureOf(word)}`, saturation: { pivot: 1 }, boost } }));
const worthWhole = (way: Alternative, boost: number): Query => ({
  bool: { filter: [hasAny('words', [way])], should: worth([...new Set(way)], boost) },
});
const sum = (should: readonly Query[]): Query[] => (should.length ? [{ bool: { should } }] : []);
const bonus = (field: Words, ways: readonly Alternative[], boost: number): Query[] =>
  ways.length ? [{ constant_score: { filter: hasAny(field, ways), boost } }] : [];

const boosted = (field: string, points: ReadonlyMap<number, number> = new Map()): Query[] =>
  [...points].map(([id, boost]) => ({ constant_score: { filter: term(field, id), boost } }));

/** As `ranking.queries.ts` does it in the database. */
function rank(text: readonly Term[], boosts: Boosts | undefined): Query[] {
  const { own, phrases, near, nearPhrases, modifiers, title, wholeTitle, category, nearCategory, head } = partsOf(
    text.filter(({ unless }) => unless === undefined),
  );
  const words = sum([...worth(own, RANK.ownWords), ...phrases.map((way) => worthWhole(way, RANK.ownWords))]);
  const others = sum([...worth(near, 1), ...nearPhrases.map((way) => worthWhole(way, 1))]).map((query) => ({
    function_score: {
      query,
      script_score: {
        script: { source: 'Math.min(params.most, Math.sqrt(_score))', params: { most: RANK.otherWords } },
      },
      boost_mode: 'replace',
    },
  }));
  const best = [...words, ...others];
  return [
    ...(best.length ? [{ dis_max: { queries: best } }] : []),
    ...sum(worth(modifiers, RANK.modifier)),
    ...bonus('category', category, RANK.ownCategory),
    ...bonus('category', nearCategory, RANK.nearCategory),
    ...bonus('words', head.map(headed), RANK.head),
    ...boosted('categoryId', boosts?.categories),
    ...boosted('id', boosts?.products),
    ...bonus('name', title, RANK.ownTitle),
    ...bonus('name', wholeTitle, RANK.wholeTitle),
    {
      function_score: {
        functions: [{ field_value_factor: { field: 'sales', modifier: 'ln1p' }, weight: RANK.sales }],
        boost_mode: 'replace',
      },
    },
  ];
}

const falling = (field: string): Query => ({ [field]: 'desc' });
const BY_SALES = [falling('sales'), falling('id')];

function sorting({ sort }: PageWanted, { text, prices }: SearchFilter): Query[] {
  const byPrice = (order: 'asc' | 'desc'): Query[] => [
    prices.size ? { _script: { type: 'number', order, script: priceNow(prices) } } : { price: order },
    { id: order },
  ];
  switch (sort) {
    case 'default':
      return text ? [falling('_score'), ...BY_SALES] : BY_SALES;
    case 'sales':
      return BY_SALES;
    case 'new':
      return [falling('putOnAt'), falling('id')];
    case 'price-asc':
      return byPrice('asc');
    case 'price-desc':
      return byPrice('desc');
    case 'score':
      return [falling('score'), ...BY_SALES];
  }
}

/** @param most how far they are counted */
export function pageQuery(filter: SearchFilter, page: PageWanted, most: number): Query {
  const filters = [...base(filter), ...Object.values(conditions(filter))];
  const isRanked = page.sort === 'default' && filter.text;
  return {
    query: { bool: { filter: filters, ...(isRanked ? { should: rank(filter.text ?? [], page.boosts) } : {}) } },
    sort: sorting(page, filter),
    from: page.offset,
    size: page.limit,
    track_total_hits: most,
    _source: false,
  };
}

export function countQuery({ text, bounds, named = [] }: Counted, most: number): Query {
  const places = named.flatMap((way) => [
    all(way.map((word) => any([term('name', word), term('category', word)]))),
    hasAny('words', [headed(way)]),
  ]);
  const filters = [...matches(text), ...within(bounds), ...(places.length ? [any(places)] : [])];
  return { query: all(filters), size: 0, track_total_hits: most };
}

/** A single character is part of too many words, and a piece of a word is none. */
const isReadable = (way: Alternative): boolean => way.every((word) => [...word].length > 1 && !word.startsWith('~'));
const isSpelled = (way: Alternative): boolean => way.every((word) => /^[a-z]+$/.test(word));

/** The service's own analysers find in the texts what the words of the index have cut otherwise. */
const inTexts = (way: Alternative): Query => ({
  multi_match: { query: way.join(' '), type: 'phrase', fields: ['text', ...(isSpelled(way) ? ['text.pinyin'] : [])] },
});

export function mentionsQuery({ each, excluded = [], bounds, except, limit }: MentionsWanted): Query {
  const said = each.map((ways) =>
    any([hasAny('words', ways), hasAny('mentions', ways), ...ways.filter(isReadable).map(inTexts)]),
  );
  return {
    query: {
      bool: {
        filter: [...said, ...matches(excluded), ...within(bounds)],
        must_not: except.length ? [terms('id', except)] : [],
      },
    },
    sort: BY_SALES,
    size: limit,
    track_total_hits: false,
    _source: false,
  };
}
