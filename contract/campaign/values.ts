/** Where a campaign stands by the clock; `hidden`: it is not shown, whatever its period. */
export const CAMPAIGN_STATES = ['hidden', 'coming', 'running', 'over'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];
