import { atom } from 'nanostores';
import { PAGE } from '#contract/page.ts';

export type Tone = 'info' | 'success' | 'warning' | 'error';
export type Toast = { id: number; text: string; tone: Tone };

export const $toasts = atom<readonly Toast[]>([]);
let last = 0;

export function toast(text: string, tone: Tone = 'info'): void {
  const id = ++last;
  $toasts.set([...$toasts.get(), { id, text, tone }]);
  setTimeout(() => $toasts.set($toasts.get().filter((one) => one.id !== id)), PAGE.toast);
}
