import { get, postOnce, remove } from '../call.ts';
import { DESK_CAMPAIGN_CODES } from '../desk-response-codes.ts';
import type { AddedDocument } from '../documents/schema.ts';
import type { CampaignChoices, CampaignDocument, DeskCampaigns } from './schema.ts';

export const listCampaigns = get<{ query: { page: number }; data: DeskCampaigns }>('/api/desk/p/campaigns', {
  codes: DESK_CAMPAIGN_CODES,
  looks: 'content',
});
export const addCampaign = postOnce<{ body: CampaignDocument; data: AddedDocument }>('/api/desk/p/campaigns', {
  changes: 'content',
});
export const removeCampaign = remove<{ params: 'ref'; query: { version: number }; data: null }>(
  '/api/desk/p/campaign/{ref}',
  { changes: 'content' },
);
export const viewCampaignChoices = get<{ data: CampaignChoices }>('/api/desk/p/campaign-choices', {
  looks: 'content',
});
