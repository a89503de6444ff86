import { DESK } from '#contract/limits.ts';

/** Parts of the addresses of lists; what makes no sense in them is left out. */

const TEXT_MAX = 100;
const PAGE_MAX = DESK.counted / DESK.ordersPerPage;

export const dayIn = (text: string | null): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

export const textIn = (text: string | null): string => (text ?? '').trim().slice(0, TEXT_MAX);

export const pageIn = (text: string | null): number => Math.min(Math.max(1, Math.trunc(Number(text)) || 1), PAGE_MAX);
