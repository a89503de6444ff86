import { POINTS_BAND_NAMES } from '#contract/points-mall/values.ts';
import { createAddress, flag, optionOf, pageNumber } from '../../shared/address-state.ts';

/** `band`: undefined for all of them; `afford`: only what the shopper's points are enough for. */
export const {
  read: readPoints,
  params: pointsParams,
  path: pointsPath,
} = createAddress('/member-center/integral-mall', {
  band: optionOf(POINTS_BAND_NAMES),
  afford: flag,
  page: pageNumber(),
});
export type PointsFilter = ReturnType<typeof readPoints>;

export const pointsGoodPath = (id: number): string => `/member-center/integral-det/${id}`;

export const pointsCheckoutPath = (id: number, quantity: number): string =>
  `/submit-integral-order?${new URLSearchParams({ good: String(id), n: String(quantity) })}`;
