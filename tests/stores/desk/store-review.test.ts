import { beforeEach, describe, expect, it } from 'vitest';
import { readStoresFilter, storePath, storesPath, storesQuery } from '#src/lib/browser/desk/store-url.ts';
import { deskCodeRules } from '#src/stores/desk/rules.ts';
import { createNewShop, createStores, createStoreView } from '#src/stores/desk/store.ts';
import { firstError } from '#src/stores/public/rules.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
const ONE = '/desk/p/stores/7';

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
  mall.answers[`GET ${ONE}`] = { id: 7, status: 20, version: 3 };
});

describe('the list of stores', () => {
  it.each([
    ['', { tab: 'review', search: '', page: 1 }, 'status=20&page=1', '/desk/stores'],
    [
      '?tab=all&search=%20tea',
      { tab: 'all', search: 'tea', page: 1 },
      'search=tea&page=1',
      '/desk/stores?tab=all&search=tea',
    ],
    ['?tab=x&page=2', { tab: 'review', search: '', page: 2 }, 'status=20&page=2', '/desk/stores?page=2'],
  ] as const)('reads %j', (search, filter, query, path) => {
    expect(readStoresFilter(search)).toEqual(filter);
    expect(String(storesQuery({ ...filter }))).toBe(query);
    expect(storesPath({ ...filter })).toBe(path);
  });

  it('shows what the address asks for', async () => {
    mall.answers['GET /desk/p/stores?status=40&page=1'] = { items: [], page: 1, pages: 1, total: 0, counts: {} };
    const stores = createStores(readStoresFilter('?tab=open'), words);
    await stores.reload();
    expect(stores.$state.get().state).toBe('loaded');
    expect(storePath(7)).toBe('/desk/stores/7');
  });
});

describe('a store before the mall', () => {
  it.each([
    ['pass', 'pass', { version: 3 }],
    ['putBack', 'back', { version: 3 }],
  ] as const)('%s names the version that was seen', async (move, path, body) => {
    const view = createStoreView('7', words);
    await view.reload();
    mall.answers[`POST ${ONE}/${path}`] = null;
    expect(await view[move]()).toBe(true);
    expect(mall.sent.find(({ call }) => call === `POST ${ONE}/${path}`)?.body).toEqual(body);
  });

  it('is refused by field, and taken offline with a reason', async () => {
    const view = createStoreView('7', words);
    await view.reload();
    mall.answers[`POST ${ONE}/refuse`] = null;
    mall.answers[`POST ${ONE}/offline`] = null;
    expect(await view.refuse({ logo: '模糊' })).toBe(true);
    expect(await view.takeOffline('到期')).toBe(true);
    expect(mall.sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
      { version: 3, reasons: { logo: '模糊' } },
      { version: 3, reason: '到期' },
    ]);
  });

  it('shows what stands there when somebody else was faster', async () => {
    const view = createStoreView('7', words);
    mall.answers[`POST ${ONE}/pass`] = new Refusal('moved');
    expect(await view.pass()).toBe(false);
    expect(mall.sent.at(0)?.body).toEqual({ version: 0 });
    expect(view.$state.get()).toMatchObject({ value: { version: 3 } });
    mall.answers[`GET ${ONE}/papers/abc`] = { kind: 'licence' };
    expect(await view.paper('abc')).toEqual({ kind: 'licence' });
  });
});

it('a login code is not empty', () => {
  expect(firstError(deskCodeRules, { code: '' })?.key).toBe('codeEmpty');
  expect(firstError(deskCodeRules, { code: '1' })).toBeUndefined();
});

describe("a shop of the mall's own", () => {
  const input = { name: { zh: '直营', en: '' }, city: { zh: '杭州', en: '' }, logo: 'a.webp' };

  it('is opened, and its id is what goes on', async () => {
    mall.answers['POST /desk/p/shops'] = { id: 9 };
    expect(await createNewShop(words).open(input)).toBe(9);
    expect(mall.sent[0]?.body).toEqual(input);
  });

  it('says what is wrong, and sends nothing that is not whole', async () => {
    const shop = createNewShop(words);
    expect(await shop.open(input, { text: 'not whole' })).toBeUndefined();
    expect(mall.sent).toEqual([]);
    mall.answers['POST /desk/p/shops'] = new Refusal('taken');
    expect(await shop.open(input)).toBeUndefined();
    expect(shop.$failure.get()).toEqual({ text: 'taken' });
  });
});
