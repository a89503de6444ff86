import { z } from 'zod';
import { blocks, categoryChoices, shownBlocks, texts } from '../block/schema.ts';
import { fresh } from '../catalog/schema.ts';
import { countedPage } from '../paging.schema.ts';
import { pair } from '../pair.schema.ts';
import { pageText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';
import { CAMPAIGN, CAMPAIGN_STATES } from './values.ts';

export const campaignCode = typed(/^[a-z0-9-]{1,40}$/, 'campaignCode').describe(
  'Names it in addresses: lower-case letters, digits and hyphens.',
);
const period = {
  startsAt: z.iso.datetime().nullable().describe('When its page opens; null: at once.'),
  endsAt: z.iso.datetime().nullable().describe('When its page closes; null: it stays.'),
};

export const campaignDocument = z
  .object({
    code: campaignCode.describe('Names it in addresses: lower-case letters, digits and hyphens. It cannot be changed.'),
    title: texts(1, CAMPAIGN.title).describe('In both languages; its title for search engines too.'),
    intro: texts(1, CAMPAIGN.intro).describe('A line in both languages; its description for search engines too.'),
    shown: z.boolean().describe('Whether its page is there, in its period.'),
    ...period,
    blocks,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    error: 'campaignEnds',
  });
export type CampaignDocument = z.infer<typeof campaignDocument>;

export const campaign = z
  .object({
    code: z.string().describe('Names it in addresses.'),
    title: z.string().describe("In the caller's language."),
    intro: z.string().describe("A line in the caller's language."),
    blocks: shownBlocks,
    ...fresh,
  })
  .meta({ id: 'Campaign', description: 'A page of blocks that the mall makes for an occasion.' });
export type Campaign = z.infer<typeof campaign>;

export const deskCampaign = z.object({
  id: z.number().int().describe('Id of the campaign.'),
  version: z.number().int().describe('Counts the saves of a document; a save names the version it was made from.'),
  code: z.string().describe('Names it in addresses.'),
  title: pair.describe('In both languages.'),
  ...period,
  state: z
    .enum(CAMPAIGN_STATES)
    .describe('`hidden`: it is not shown; `coming`, `running`, `over`: before, in and after its period.'),
});
export type DeskCampaign = z.infer<typeof deskCampaign>;

export const campaignQuery = z.object({ page: pageText.default(1) });
export const deskCampaigns = z.object({
  items: z.array(deskCampaign).describe('Newest first.'),
  ...countedPage('Number of campaigns.'),
});
export type DeskCampaigns = z.infer<typeof deskCampaigns>;

export const campaignChoices = z.object({ categories: categoryChoices });
export type CampaignChoices = z.infer<typeof campaignChoices>;
