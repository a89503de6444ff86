import { get } from '../call.ts';
import { BLOCK_CODES } from '../response-codes.ts';
import type { Campaign } from './schema.ts';

export const viewCampaign = get<{ params: 'code'; data: Campaign }>('/api/pms/campaign/{code}', {
  codes: BLOCK_CODES,
});
