import { atom } from 'nanostores';
import type { CollectionKind, KeptState } from '../../contract/collection.ts';
import { ApiError } from '../lib/api/client.ts';
import * as api from '../lib/api/collection.ts';
import { failureOf } from './failure.ts';
import type { FailureWords } from './form.ts';
import { $loginPrompt, $token, guardLogin } from './session.ts';
import { toast } from './toast.ts';

type Thing = { kind: CollectionKind; id: number };
type KeepWords = FailureWords & { kept: string; dropped: string };

/** What a visitor wanted to keep before the login came between. */
const WISH_KEY = 'liangji.keep';
/** As long as somebody may take to register. */
const WISH_MS = 10 * 60_000;

/** One product or shop that its page can put into the collection. @param count as the page shows it */
export function createKeep({ kind, id }: Thing, count: number, words: KeepWords) {
  const $state = atom<KeptState>({ kept: false, count });
  const name = `${kind} ${id}`;
  let turn = 0;
  let busy = false;

  /** What somebody who has logged in keeps; what they wanted before they did is done now. */
  async function load(): Promise<void> {
    if (busy) return;
    if (takeWish(name)) return set(true);
    const mine = turn;
    try {
      const state = await api.keptState(kind, id);
      if (mine === turn && $token.get()) $state.set(state);
    } catch {
      // Nobody asked; the heart stays empty until somebody presses it.
    }
  }

  async function press(): Promise<void> {
    if (busy) return;
    if (guardLogin()) return set(!$state.get().kept);
    wish(name);
  }

  /** Shown at once, and taken back when the mall refuses. */
  async function set(kept: boolean): Promise<void> {
    const before = $state.get();
    busy = true;
    turn += 1;
    $state.set({ kept, count: Math.max(0, before.count + (kept ? 1 : -1)) });
    try {
      $state.set(await (kept ? api.collect(kind, id) : api.dropFromCollection(kind, id)));
      toast(kept ? words.kept : words.dropped, 'success');
    } catch (error) {
      $state.set(before);
      // That a session is over is said where every call is heard.
      if (error instanceof ApiError && error.kind === 'session') wish(name);
      else toast(failureOf(error, words).text, 'error');
    } finally {
      busy = false;
    }
  }

  function forget(): void {
    turn += 1;
    $state.set({ ...$state.get(), kept: false });
  }

  return { $state, load, press, forget };
}

export type KeepStore = ReturnType<typeof createKeep>;

function wish(name: string): void {
  sessionStorage.setItem(WISH_KEY, `${Date.now()} ${name}`);
  // The popup put away means: not now.
  const stop = $loginPrompt.listen((open) => {
    if (open) return;
    sessionStorage.removeItem(WISH_KEY);
    stop();
  });
}

/** @returns whether it was wished for a moment ago */
function takeWish(name: string): boolean {
  const [at = '', ...rest] = (sessionStorage.getItem(WISH_KEY) ?? '').split(' ');
  if (rest.join(' ') !== name) return false;
  sessionStorage.removeItem(WISH_KEY);
  return Date.now() - Number(at) < WISH_MS;
}
