import { atom } from 'nanostores';
import { addFavourite, removeFavourite, viewFavourite } from '#contract/collection/calls.ts';
import type { CollectionKind, FavouriteState } from '#contract/collection/schema.ts';
import { MINUTE_MS } from '#contract/time.ts';
import { mall, quietMall } from '../../lib/browser/api/browser.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { $loginPrompt, $token, guardLogin } from './session.ts';
import { toast } from './toast.ts';

type Thing = { kind: CollectionKind; id: number };
type FavouriteWords = FailureWords & { added: string; dropped: string };

const PENDING_KEY = 'liangji.favourite';
/** Long enough to register before the login. */
const PENDING_MS = 10 * MINUTE_MS;

export function createFavourite({ kind, id }: Thing, count: number, words: FavouriteWords) {
  const $state = atom<FavouriteState>({ favourite: false, count });
  const name = `${kind} ${id}`;
  let turn = 0;
  let busy = false;

  async function load(): Promise<void> {
    if (busy) return;
    if (isPending(name)) return set(true);
    const mine = turn;
    try {
      const state = await quietMall.call(viewFavourite, { params: { kind, id } });
      if (mine === turn && $token.get()) $state.set(state);
    } catch {
      // The shopper has not asked for it: the heart stays empty until it is pressed.
    }
  }

  async function press(): Promise<void> {
    if (busy) return;
    if (guardLogin()) return set(!$state.get().favourite);
    markPending(name);
  }

  const send = (favourite: boolean): Promise<FavouriteState> =>
    favourite ? mall.call(addFavourite, { body: { kind, id } }) : mall.call(removeFavourite, { params: { kind, id } });

  async function set(favourite: boolean): Promise<void> {
    const before = $state.get();
    busy = true;
    turn += 1;
    $state.set({ favourite, count: Math.max(0, before.count + (favourite ? 1 : -1)) });
    try {
      $state.set(await send(favourite));
      dropPending();
      toast(favourite ? words.added : words.dropped, 'success');
    } catch (error) {
      $state.set(before);
      failed(error);
    } finally {
      busy = false;
    }
  }

  function failed(error: unknown): void {
    const kind = error instanceof ApiError ? error.kind : undefined;
    // A login reloads the page and may cut the call off: the next page sends it again. Anything else is decided.
    if (kind !== 'network') dropPending();
    // That a session is over is said where every call is heard.
    if (kind === 'session') markPending(name);
    else toast(failureOf(error, words).text, 'error');
  }

  function forget(): void {
    turn += 1;
    $state.set({ ...$state.get(), favourite: false });
  }

  return { $state, load, press, forget };
}

export type FavouriteStore = ReturnType<typeof createFavourite>;

function markPending(name: string): void {
  sessionStorage.setItem(PENDING_KEY, `${Date.now()} ${name}`);
  // The popup put away means: not now.
  const stop = $loginPrompt.listen((open) => {
    if (open) return;
    dropPending();
    stop();
  });
}

function isPending(name: string): boolean {
  const [at = '', ...rest] = (sessionStorage.getItem(PENDING_KEY) ?? '').split(' ');
  return rest.join(' ') === name && Date.now() - Number(at) < PENDING_MS;
}

const dropPending = (): void => sessionStorage.removeItem(PENDING_KEY);
