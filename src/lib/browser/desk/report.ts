import { afterRefunds, changeOf, conversionOf, type SalesOfVisits } from '#contract/report/desk.values.ts';
import type { RefundFigures } from '#contract/report/refunds.values.ts';
import { pressedOf, type SearchFigures } from '#contract/report/searches.values.ts';
import { grouped, signedPrice } from '../../shared/price.ts';
import { percent } from './figures.ts';

/** `of` is null where there is nothing to count; `isRate`: its own change is no per cent of it. */
export type ReportFigure<F, Id extends string = string> = {
  id: Id;
  of: (figures: F) => number | null;
  write: (value: number) => string;
  isRate?: boolean;
};

export const SALES_FIGURES = [
  { id: 'after', of: afterRefunds, write: signedPrice },
  { id: 'sales', of: ({ sales }) => sales, write: signedPrice },
  { id: 'refunded', of: ({ refunded }) => refunded, write: signedPrice },
  { id: 'orders', of: ({ orders }) => orders, write: grouped },
  { id: 'pieces', of: ({ pieces }) => pieces, write: grouped },
] as const satisfies ReportFigure<SalesOfVisits>[];

export const VISIT_FIGURES = [
  { id: 'visits', of: ({ visits }) => visits, write: grouped },
  { id: 'conversion', of: conversionOf, write: percent, isRate: true },
] as const satisfies ReportFigure<SalesOfVisits>[];

export const REFUND_FIGURES = [
  { id: 'amount', of: ({ amount }) => amount, write: signedPrice },
  { id: 'refunds', of: ({ refunds }) => refunds, write: grouped },
  { id: 'pieces', of: ({ pieces }) => pieces, write: grouped },
] as const satisfies ReportFigure<RefundFigures>[];

export const SEARCH_FIGURES = [
  { id: 'searches', of: ({ searches }) => searches, write: grouped },
  { id: 'missed', of: ({ missed }) => missed, write: grouped },
  { id: 'presses', of: ({ presses }) => presses, write: grouped },
  { id: 'pressed', of: pressedOf, write: percent, isRate: true },
] as const satisfies ReportFigure<SearchFigures>[];

export type ReportFigureId =
  | (typeof SALES_FIGURES)[number]['id']
  | (typeof VISIT_FIGURES)[number]['id']
  | (typeof REFUND_FIGURES)[number]['id']
  | (typeof SEARCH_FIGURES)[number]['id'];

/** A figure now, as it was, and by how much it changed in basis points. */
export function compared<F>({ of, write, isRate }: ReportFigure<F>, { now, before }: { now: F; before: F }) {
  const [value, was] = [of(now), of(before)];
  const written = (one: number | null) => (one === null ? '—' : write(one));
  const change = value === null || was === null || isRate ? null : changeOf(value, was);
  return { value: written(value), was: written(was), change };
}
