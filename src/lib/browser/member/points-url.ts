import { POINTS_KINDS } from '#contract/payment/values.ts';
import { createAddress, optionOf, pageNumber } from '../../shared/address-state.ts';

/** `kind`: undefined for all of them. */
export const {
  read: readPoints,
  params: pointsParams,
  path: pointsPath,
} = createAddress('/user-center/uc-integral', { kind: optionOf(POINTS_KINDS), page: pageNumber() });
export type PointsFilter = ReturnType<typeof readPoints>;
