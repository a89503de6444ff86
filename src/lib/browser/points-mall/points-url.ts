import { POINTS_BAND_NAMES, type PointsBand } from '#contract/points-mall/values.ts';

/** What the points mall shows; everything is in the URL. */

export type PointsFilter = {
  page: number;
  band: PointsBand | undefined;
  /** Only what the shopper's points are enough for. */
  afford: boolean;
};

const PATH = '/member-center/integral-mall';
const PAGE_MAX = 9_999;

export function readPoints(search: string): PointsFilter {
  const query = new URLSearchParams(search);
  return {
    page: Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), PAGE_MAX),
    band: POINTS_BAND_NAMES.find((band) => band === query.get('band')),
    afford: query.get('afford') === '1',
  };
}

export const pointsParams = ({ page, band, afford }: PointsFilter): URLSearchParams =>
  new URLSearchParams({
    ...(band ? { band } : {}),
    ...(afford ? { afford: '1' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });

export function pointsPath(filter: PointsFilter): string {
  const query = pointsParams(filter);
  return query.size ? `${PATH}?${query}` : PATH;
}

export const pointsGoodPath = (id: number): string => `/member-center/integral-det/${id}`;

export const pointsCheckoutPath = (id: number, quantity: number): string =>
  `/submit-integral-order?${new URLSearchParams({ good: String(id), n: String(quantity) })}`;
