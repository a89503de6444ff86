import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countSearch } from '#src/page-scripts/search/log.ts';

const fetched = vi.fn(async (_address: string, _options: RequestInit) => new Response('{}'));
const sent = () => fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))]);

const RESULTS = `<div class="results">
  <ul><li><a id="result" href="/goods?prodId=7&sku=9"><mark>x</mark></a><a id="shop" href="/search?shopId=2">y</a></li></ul>
  <section><ul><li><a id="popular" href="/goods?prodId=8">z</a></li></ul></section>
</div>`;

function open(attributes: string): void {
  document.body.innerHTML = `<div ${attributes}>${RESULTS}</div>`;
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault());
  countSearch();
}
const press = (place: string, type = 'click', button = 0) =>
  document.querySelector(place)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('a search of the whole mall is counted, and presses on its results', () => {
  open('data-words="lamp" data-total="12"');
  expect(sent()).toEqual([['/api/pms/searched', { text: 'lamp', total: 12 }]]);
  fetched.mockClear();
  press('#result mark');
  press('#result', 'auxclick', 1);
  expect(sent()).toEqual(Array.from({ length: 2 }, () => ['/api/pms/pressed', { text: 'lamp', productId: 7 }]));
});

it('of a narrowed search only presses are', () => {
  open('data-words="lamp"');
  expect(sent()).toEqual([]);
  press('#result');
  expect(sent()).toHaveLength(1);
});

it('other links, menus and other pages count nothing', () => {
  open('');
  press('#result');
  open('data-words="lamp"');
  press('#result', 'auxclick', 2);
  press('#shop');
  press('#popular');
  press('.results');
  expect(sent()).toEqual([]);
});

it('a mall that does not count is none of the shopper’s business', async () => {
  fetched.mockRejectedValueOnce(new Error('offline'));
  open('data-words="lamp" data-total="0"');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});
