/** Where a campaign stands by the clock; `hidden`: it is not shown, whatever its period. */
export const CAMPAIGN_STATES = ['hidden', 'coming', 'running', 'over'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Campaigns; ours. `title`, `intro`: characters of one language. `listed`: those that the sitemap names. */
export const CAMPAIGN = { code: 40, title: 40, intro: 100, perPage: 20, listed: 1_000 } as const;
