import * as calls from '#contract/campaign/desk.calls.ts';
import { campaignChoices, campaignQuery, deskCampaigns } from '#contract/campaign/schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { draftRoutes } from '../documents/drafts.routes.ts';
import { additionRoute, removalRoute } from '../documents/many.routes.ts';
import { addCall, type createCalls } from '../http/call.ts';
import { campaign, choicesOf, listCampaigns } from './campaign.ts';

export function campaignDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  documentRoutes(app, deps, campaign);
  draftRoutes(app, deps, campaign);
  additionRoute(app, deps, { kind: campaign, add: { call: calls.addCampaign, summary: 'Add a campaign' } });
  removalRoute(app, deps, campaign, calls.removeCampaign, 'Delete a campaign');
  addCall(
    app,
    calls.listCampaigns,
    { ...call, summary: 'Campaigns, with where they stand', query: campaignQuery, data: deskCampaigns },
    ({ query }) => listCampaigns(deps, query.page),
  );
  addCall(
    app,
    calls.viewCampaignChoices,
    { ...call, summary: 'Categories that a campaign can lead to', data: campaignChoices },
    ({ c }) => choicesOf({ deps, language: c.get('language') }),
  );
}
