import { createAddress, pageNumber } from '../../shared/address-state.ts';

export const { read: readFootprint, path: footprintPath } = createAddress('/user-center/uc-footprint', {
  page: pageNumber(100),
});
