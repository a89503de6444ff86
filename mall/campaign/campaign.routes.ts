import { z } from '@hono/zod-openapi';
import * as calls from '#contract/campaign/calls.ts';
import { campaign, campaignCode } from '#contract/campaign/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls } from '../http/call.ts';
import { viewCampaign } from './campaign.ts';

export function campaignRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.viewCampaign,
    {
      tag: 'Site',
      summary: 'A page of blocks that the mall makes for an occasion',
      params: z.object({ code: campaignCode }),
      data: campaign,
    },
    ({ c, params }) => viewCampaign({ deps, language: c.get('language') }, params.code),
  );
}
