import { POINTS_KINDS } from '#contract/payment/values.ts';

/** What the page of points shows: everything is in the URL. */
export type PointsKind = (typeof POINTS_KINDS)[number];
export type PointsFilter = { kind: PointsKind | undefined; page: number };

const PAGE_MAX = 9_999;
export function readPoints(search: string): PointsFilter {
  const query = new URLSearchParams(search);
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), PAGE_MAX);
  return { kind: POINTS_KINDS.find((one) => one === query.get('kind')), page };
}

export const pointsParams = ({ kind, page }: PointsFilter): URLSearchParams =>
  new URLSearchParams({ ...(kind ? { kind } : {}), ...(page > 1 ? { page: String(page) } : {}) });

export function pointsPath(filter: PointsFilter): string {
  const query = pointsParams(filter);
  return `/user-center/uc-integral${query.size ? `?${query}` : ''}`;
}
