import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SORTS } from '#contract/catalog/values.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { reindexSearch } from '#mall/search/reindex.ts';
import { growCatalog, vacuum } from '../../../demo/grow.ts';
import { type PlanNode, planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

const LARGE = ['listing', 'product', 'sku', 'facet', 'search_document', 'search_head', 'search_term'];
const QUERIES = [
  '',
  'category=digital',
  'category=digital-phone&page=2',
  'brand=1,2',
  'category=digital&brand=1',
  'category=digital&attr=1,2,6',
  'category=digital&attr=1&brand=1,2&min=10&max=900&stock=1&custom=1&sort=price-desc',
  'shop=1',
  'min=10&max=20',
  'stock=1&page=20',
  'custom=1',
  ...SORTS.map((sort) => `sort=${sort}`),
];

const SEARCHES = [
  ...[
    '手机',
    'shouji',
    'phnoe',
    'xyzzy',
    '手机 吉他',
    '茶&category=drinks&brand=1&attr=1,2&min=10&max=900&stock=1&shop=1',
  ],
  ...SORTS.map((sort) => `茶&sort=${sort}`),
  '&shopId=1',
  '茶&shopId=1',
];
const TYPED = ['手', 'sh', 'phon', 'guitr', '山雾'];

const readsList = ({ 'Node Type': type, Plans = [] }: PlanNode): boolean =>
  type === 'Function Scan' || Plans.some(readsList);

describe('statements of listings and searches in a large catalogue', () => {
  let mall: TestMall;
  beforeAll(async () => {
    mall = await openTestMall({}, { large: true });
    await growCatalog(mall.db, 4_000, NOON, () => {});
    await mall.db.transaction(async (tx) => {
      await reindexListing(tx);
      await reindexSearch(tx);
    });
    await vacuum(mall.db);
  });
  afterAll(() => mall.close());

  const plans = async (path: string) => {
    const statements = await statementsOf(async () => {
      const { envelope } = await mall.call('GET', path);
      expect(envelope.success, path).toBe(true);
    });
    return Promise.all(
      statements.map(async (statement) => ({ ...statement, nodes: await planOf(mall.database, statement) })),
    );
  };

  it.each([
    ...QUERIES.map((query) => `/api/pms/goods?${query}`),
    ...SEARCHES.map((query) => `/api/pms/search?searchText=${query}`),
    ...TYPED.map((text) => `/api/pms/suggest?q=${text}`),
    '/api/pms/new',
    '/api/pms/custom-categories',
  ])('%s reads no large table whole', async (path) => {
    const whole = (await plans(path)).filter(({ nodes }) =>
      nodes.some((node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? '')),
    );
    expect(whole.map(({ sql }) => sql)).toEqual([]);
  });

  it.each(SORTS)('the order %s comes from an index', async (sort) => {
    const pages = (await plans(`/api/pms/goods?sort=${sort}`)).filter(({ sql }) =>
      /^select (?!least).*from "listing".* order by .* limit/s.test(sql),
    );
    expect(pages).toHaveLength(1);
    // What promotions make cheaper comes out of a list of its own, which is sorted.
    const sorts = pages[0]?.nodes.filter((node) => node['Node Type'].includes('Sort') && !readsList(node));
    expect(sorts).toEqual([]);
  });
});
