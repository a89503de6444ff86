import { afterEach, beforeEach, expect, it } from 'vitest';
import type { IndexedProduct, SearchFilter } from '#mall/ports/search.ts';
import { createOpenSearch } from '#mall/ports/search-opensearch.ts';
import { documentOf, featureOf, indexBody } from '#mall/ports/search-opensearch-mapping.ts';
import { type FakeOpenSearch, startOpenSearch } from '../../helpers/search/opensearch.ts';

let service: FakeOpenSearch;
beforeEach(async () => {
  service = await startOpenSearch();
});
afterEach(() => service.close());

const FILTER: SearchFilter = {
  text: [{ own: [['lamp']], near: [] }],
  shopId: undefined,
  categories: undefined,
  brands: [],
  shops: [],
  attributes: new Map(),
  min: undefined,
  max: undefined,
  prices: new Map(),
  inStock: false,
  madeToOrder: false,
};
const PAGE = { sort: 'default', limit: 10, offset: 0 } as const;
const PRODUCT: IndexedProduct = {
  id: 7,
  shopId: 1,
  brandId: 2,
  categoryId: 3,
  price: 900,
  sales: 4,
  score: 480,
  putOnAt: 1_700_000_000_000,
  madeToOrder: false,
  inStock: true,
  values: ['5:6'],
  words: ['lamp', '2.5l'],
  mentions: [],
  head: [
    ['lamp', ['A', 'D']],
    ['2.5l', ['B']],
  ],
  texts: ['Lamp 2.5 l'],
};

async function filled() {
  const engine = createOpenSearch(service.settings);
  const name = engine.newName();
  await engine.create(name);
  await engine.send(name, [{ id: 7, version: 3, product: PRODUCT }]);
  await engine.refresh(name);
  await engine.activate(name);
  return { engine, name };
}

it('what is sent is found once its index is the one that is searched', async () => {
  const { engine, name } = await filled();
  expect(await engine.find(FILTER, PAGE)).toEqual({ ids: [7], counted: 1 });
  await engine.create(name);
  expect([await engine.exists(name), await engine.exists('mall-v1-other')]).toEqual([true, false]);
  await engine.drop(name);
  await engine.drop(name);
  await expect(engine.find(FILTER, PAGE)).rejects.toThrow('opensearch: status 404, index_not_found_exception');
});

it('only a document that is as new is no error', async () => {
  const { engine, name } = await filled();
  await engine.send(name, [{ id: 7, version: 3, product: PRODUCT }]);
  await engine.send(name, [{ id: 8, version: 3, product: undefined }]);
  const unknown = { ...PRODUCT, colour: 'red' } as IndexedProduct;
  await expect(engine.send(name, [{ id: 9, version: 1, product: unknown }])).rejects.toThrow(
    'not taken, mapper_parsing',
  );
  service.mood = 'full';
  await expect(engine.send(name, [{ id: 7, version: 4, product: PRODUCT }])).rejects.toThrow('not taken, es_rejected');
});

it.each(['hangs', 'half', 'refuses'] as const)(
  'a service that %s fails in time, and its errors say no secret',
  async (mood) => {
    const engine = createOpenSearch({ ...service.settings, timeoutMs: 100, bulkTimeoutMs: 100 });
    service.mood = mood;
    const tries = [
      engine.find(FILTER, PAGE),
      engine.count([{ text: FILTER.text ?? [], bounds: FILTER }], 1),
      engine.create('mall-v1-a'),
      engine.exists('mall-v1-a'),
      engine.drop('mall-v1-a'),
      engine.activate('mall-v1-a'),
      engine.send('mall-v1-a', [{ id: 7, version: 1, product: PRODUCT }]),
    ];
    const failed = await Promise.allSettled(tries);
    for (const one of failed) {
      // The answer of a HEAD has no body that could end.
      if (one.status === 'fulfilled') continue;
      expect(one.reason.message).toMatch(
        /^opensearch: (TimeoutError|AbortError|status 503(, cluster_block_exception)?)$/,
      );
    }
    expect(failed.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(tries.length - 1);
  },
);

it('a connection that the service has closed is no failure; one that it closes again is', async () => {
  const { engine, name } = await filled();
  service.closes = 1;
  expect(await engine.find(FILTER, PAGE)).toEqual({ ids: [7], counted: 1 });
  service.closes = 1;
  await engine.send(name, [{ id: 7, version: 3, product: PRODUCT }]);
  service.closes = 2;
  await expect(engine.find(FILTER, PAGE)).rejects.toThrow('opensearch: TypeError');
});

it('a wrong password is an error', async () => {
  const engine = createOpenSearch({ ...service.settings, password: 'another' });
  await expect(engine.find(FILTER, PAGE)).rejects.toThrow('opensearch: status 401, security_exception');
  const nobody = createOpenSearch({ ...service.settings, user: undefined, password: undefined });
  await expect(nobody.exists('mall')).rejects.toThrow('opensearch: status 401');
  const nowhere = createOpenSearch({ ...service.settings, url: 'http://127.0.0.1:1' });
  await expect(nowhere.find(FILTER, PAGE)).rejects.toThrow('opensearch: TypeError');
});

it('one query of several that fails fails them all', async () => {
  const engine = createOpenSearch(service.settings);
  await expect(engine.count([{ text: FILTER.text ?? [], bounds: FILTER }], 1)).rejects.toThrow();
});

it('words are worth what the database makes of their places', () => {
  const { worth, name, category } = documentOf(PRODUCT);
  const back = (value = 0) => value / (1 + value);
  expect(back(worth.lamp)).toBeCloseTo((1 + 0.3 / 4) / 1.644_934, 5);
  expect(back(worth[featureOf('2.5l')])).toBeCloseTo(0.8 / 1.644_934, 5);
  expect([name, category]).toEqual([['lamp'], ['lamp']]);
});

it('analysers are those that are installed', () => {
  const types = (...plugins: string[]) => indexBody(new Set(plugins)).mappings.properties.text;
  expect(types()).toEqual({ type: 'text', analyzer: 'standard' });
  expect(types('analysis-ik')).toEqual({ type: 'text', analyzer: 'ik_max_word', search_analyzer: 'ik_smart' });
  expect(types('analysis-pinyin')).toHaveProperty('fields.pinyin.analyzer', 'mall_pinyin');
});
