import { atom, computed } from 'nanostores';
import { PICTURE_TYPES } from '#contract/picture.values.ts';
import { uploadWithProgress } from '../../lib/browser/api/uploads.ts';
import { canShrink, shrunkPicture } from '../../lib/browser/shrink-picture.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';

const AT_ONCE = 2;

export type Picked = {
  key: string;
  url?: string;
  preview: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** 0 to 1. */
  progress: number;
  error?: string;
};

export type PicturesWords = FailureWords & {
  tooLarge: (name: string) => string;
  format: (name: string) => string;
  tooMany: string;
};
type Options = {
  max: number;
  words: PicturesWords;
  onChange: (urls: string[]) => void;
  upload?: typeof uploadWithProgress;
};

export function createPictures(
  first: readonly string[],
  { max, words, onChange, upload = uploadWithProgress }: Options,
) {
  const $items = atom<Picked[]>(first.map(toDone));
  const $error = atom('');
  const $busy = computed($items, (items) => items.some(({ state }) => state === 'waiting' || state === 'sending'));
  const files = new Map<string, { file: File; stop: AbortController }>();
  let told = first.join();

  const urls = (): string[] => $items.get().flatMap(({ url }) => url ?? []);
  const change = (key: string, changes: Partial<Picked>): void =>
    $items.set($items.get().map((one) => (one.key === key ? { ...one, ...changes } : one)));

  function tell(): void {
    const now = urls();
    if (now.join() === told) return;
    told = now.join();
    onChange(now);
  }

  function add(chosen: readonly File[]): void {
    const fits = chosen.filter((file) => errorOf(file) === undefined);
    const room = max - $items.get().length;
    const refused = chosen.map(errorOf).find((error) => error !== undefined);
    $error.set(refused ?? (fits.length > room ? words.tooMany : ''));
    const added = fits.slice(0, Math.max(0, room)).map((file): Picked => {
      const key = crypto.randomUUID();
      files.set(key, { file, stop: new AbortController() });
      return { key, preview: URL.createObjectURL(file), state: 'waiting', progress: 0 };
    });
    $items.set([...$items.get(), ...added]);
    next();
  }

  function errorOf(file: File): string | undefined {
    if (!PICTURE_TYPES.includes(file.type)) return words.format(file.name);
    return canShrink(file) ? undefined : words.tooLarge(file.name);
  }

  function next(): void {
    const items = $items.get();
    const room = AT_ONCE - items.filter(({ state }) => state === 'sending').length;
    const waiting = items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room));
    for (const { key } of waiting) void send(key);
  }

  async function send(key: string): Promise<void> {
    const chosen = files.get(key);
    if (!chosen) return;
    change(key, { state: 'sending', progress: 0, error: '' });
    const { file, stop } = chosen;
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const small = await shrunkPicture(file);
      if (!small) change(key, { state: 'failed', error: words.tooLarge(file.name) });
      else if (!stop.signal.aborted) {
        const url = await upload(small, { signal: stop.signal, onProgress });
        change(key, { state: 'done', progress: 1, url });
      }
    } catch (error) {
      change(key, { state: 'failed', error: failureOf(error, words).text });
    }
    tell();
    next();
  }

  function retry(key: string): void {
    change(key, { state: 'waiting', error: '' });
    next();
  }

  function remove(key: string): void {
    files.get(key)?.stop.abort();
    forget($items.get().find((one) => one.key === key));
    $items.set($items.get().filter((one) => one.key !== key));
    $error.set('');
    tell();
  }

  function move(key: string, to: number): void {
    const items = $items.get();
    const moved = items.find((one) => one.key === key);
    if (!moved || to < 0 || to >= items.length) return;
    $items.set(items.filter((one) => one !== moved).toSpliced(to, 0, moved));
    tell();
  }

  function put(held: readonly string[]): void {
    if (held.join() === told) return;
    clear();
    told = held.join();
    $items.set(held.map(toDone));
  }

  function forget(item: Picked | undefined): void {
    if (!item) return;
    if (files.delete(item.key)) URL.revokeObjectURL(item.preview);
  }

  function clear(): void {
    for (const { stop } of files.values()) stop.abort();
    for (const item of $items.get()) forget(item);
    $error.set('');
  }

  return { $items, $error, $busy, add, retry, remove, move, put, clear };
}

const toDone = (url: string): Picked => ({ key: url, url, preview: url, state: 'done', progress: 1 });
