import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FavouriteState } from '#contract/collection/schema.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { createFavourite } from '#src/stores/public/favourite.ts';
import { $loginPrompt, syncToken } from '#src/stores/public/session.ts';
import { $toasts } from '#src/stores/public/toast.ts';

vi.mock('js-cookie', () => {
  const jar = new Map<string, string>();
  return {
    default: {
      get: (name: string) => jar.get(name),
      set: (name: string, value: string) => void jar.set(name, value),
      remove: (name: string) => void jar.delete(name),
    },
  };
});

const WORDS = { network: 'network', internal: 'internal', added: 'kept', dropped: 'dropped' };
const THING = { kind: 'product', id: 7 } as const;

let sent: string[];
/** What the mall answers; undefined: nobody is there. */
let answer: FavouriteState | 'over' | 'refused' | undefined;
/** What it answers to a question, where that is not the same. */
let known: FavouriteState | undefined;

function stored(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const enter = (token: string | undefined) => {
  if (token) Cookies.set(TOKEN_COOKIE, token);
  else Cookies.remove(TOKEN_COOKIE);
  syncToken();
};
const said = () => $toasts.get().map(({ text }) => text);

beforeEach(() => {
  sent = [];
  answer = { favourite: true, count: 5 };
  known = undefined;
  $toasts.set([]);
  $loginPrompt.set(false);
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', stored());
  vi.stubGlobal('document', { documentElement: { lang: 'zh-CN' } });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url.replace('/api/app/p/collection', '')}`);
    if (!answer) throw new TypeError('nobody answers');
    if (answer === 'over') return Response.json({ success: false, code: 'A00004', msg: '' }, { status: 401 });
    if (answer === 'refused') return Response.json({ success: false, code: 'A00001', msg: 'no longer on sale' });
    return Response.json({ success: true, code: '00000', data: (method === 'GET' && known) || answer });
  });
});
afterEach(() => {
  enter(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows what the shopper keeps, and how many others do', async () => {
  enter('t');
  const { $state, load } = createFavourite(THING, 4, WORDS);
  expect($state.get()).toEqual({ favourite: false, count: 4 });
  await load();
  expect([sent, $state.get()]).toEqual([['GET /product/7'], { favourite: true, count: 5 }]);
});

it('says nothing where that cannot be loaded', async () => {
  enter('t');
  answer = undefined;
  const { $state, load } = createFavourite(THING, 4, WORDS);
  await load();
  expect([$state.get(), said()]).toEqual([{ favourite: false, count: 4 }, []]);
});

it('a press shows at once, and counts as the mall does in the end', async () => {
  enter('t');
  answer = { favourite: true, count: 9 };
  const { $state, press } = createFavourite(THING, 4, WORDS);
  const first = press();
  expect($state.get()).toEqual({ favourite: true, count: 5 });
  await press();
  await first;
  expect([sent, $state.get(), said()]).toEqual([['POST '], { favourite: true, count: 9 }, ['kept']]);
  answer = { favourite: false, count: 8 };
  await press();
  expect([sent.at(-1), $state.get(), said()]).toEqual([
    'DELETE /product/7',
    { favourite: false, count: 8 },
    ['kept', 'dropped'],
  ]);
});

it.each([
  ['refused', 'no longer on sale'],
  [undefined, 'network'],
] as const)('is taken back when the mall answers %s', async (given, text) => {
  enter('t');
  answer = given;
  const { $state, press } = createFavourite(THING, 4, WORDS);
  await press();
  expect([$state.get(), said()]).toEqual([{ favourite: false, count: 4 }, [text]]);
});

it('what is asked before a press, or during it, does not undo it', async () => {
  enter('t');
  known = { favourite: false, count: 4 };
  const { $state, load, press } = createFavourite(THING, 4, WORDS);
  const before = load();
  await Promise.resolve();
  const pressed = press();
  await Promise.all([before, load(), pressed]);
  expect([sent, $state.get().favourite]).toEqual([['GET /product/7', 'POST '], true]);
});

it('a visitor is asked to log in, and what they wanted is done after it, once', async () => {
  const { press } = createFavourite(THING, 4, WORDS);
  await press();
  expect([sent, $loginPrompt.get()]).toEqual([[], true]);
  enter('t');
  const other = createFavourite({ kind: 'shop', id: 7 }, 0, WORDS);
  await other.load();
  const { $state, load } = createFavourite(THING, 4, WORDS);
  await load();
  await load();
  expect([sent, $state.get().favourite]).toEqual([['GET /shop/7', 'POST ', 'GET /product/7'], true]);
});

it('a login that reloads the page in the middle of the call loses nothing', async () => {
  await createFavourite(THING, 4, WORDS).press();
  enter('t');
  answer = undefined;
  await createFavourite(THING, 4, WORDS).load();
  answer = { favourite: true, count: 5 };
  const { $state, load } = createFavourite(THING, 4, WORDS);
  await load();
  await load();
  expect([sent, $state.get().favourite]).toEqual([['POST ', 'POST ', 'GET /product/7'], true]);
});

it('who puts the popup away wants nothing any more, nor who comes back much later', async () => {
  const { press, load } = createFavourite(THING, 4, WORDS);
  await press();
  $loginPrompt.set(false);
  enter('t');
  await load();
  enter(undefined);
  await press();
  vi.setSystemTime(Date.now() + 11 * 60_000);
  enter('t');
  await load();
  expect(sent).toEqual(['GET /product/7', 'GET /product/7']);
});

it('a session that is over is what the press waits for', async () => {
  enter('t');
  answer = 'over';
  const { $state, press } = createFavourite(THING, 4, WORDS);
  await press();
  expect([$state.get(), said()]).toEqual([{ favourite: false, count: 4 }, []]);
  answer = { favourite: true, count: 5 };
  enter('u');
  await createFavourite(THING, 4, WORDS).load();
  expect(sent).toEqual(['POST ', 'POST ']);
});

it('after the logout of another tab nothing is kept', async () => {
  enter('t');
  const { $state, load, forget } = createFavourite(THING, 4, WORDS);
  await load();
  forget();
  expect($state.get()).toEqual({ favourite: false, count: 5 });
});
