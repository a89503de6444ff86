import { createAddress, pageNumber, words } from '../../shared/address-state.ts';

export const { read: readFootprint, path: footprintPath } = createAddress('/user-center/uc-footprint', {
  text: words(),
  page: pageNumber(100),
});
export type FootprintFilter = ReturnType<typeof readFootprint>;
