import { createAddress } from '../../shared/address-state.ts';
import { deskPage } from './query.ts';

export const PAYOUTS_PATH = '/desk/payouts';

export const { read: readRuns, params: runsQuery, path: runsPath } = createAddress(PAYOUTS_PATH, { page: deskPage });
export type RunsFilter = ReturnType<typeof readRuns>;

export const runPath = (id: number): string => `${PAYOUTS_PATH}/${id}`;
