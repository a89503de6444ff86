import { DESK } from '#contract/limits.ts';
import { pageNumber } from '../../shared/address-state.ts';

/** Of the desk's lists, whose counts stop at `DESK.counted`. */
export const deskPage = pageNumber(DESK.counted / DESK.ordersPerPage);
