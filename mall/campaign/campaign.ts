import {
  type Campaign,
  type CampaignChoices,
  type CampaignDocument,
  campaignDocument,
  type DeskCampaigns,
} from '#contract/campaign/schema.ts';
import { CAMPAIGN } from '#contract/campaign/values.ts';
import { inLanguage } from '#contract/in-language.ts';
import { pageCount } from '#contract/paging.ts';
import { refText } from '#contract/query.schema.ts';
import { categoryChoices, picturesOf, type Reader, settleBlocks, showBlocks } from '../block/block.ts';
import type { Deps } from '../deps.ts';
import type { Kind } from '../documents/documents.ts';
import { fieldError, notFound } from '../error.ts';
import * as queries from './campaign.queries.ts';
import { campaignState, trueUntil } from './campaign.rules.ts';

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));
const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

const toRow = ({ startsAt, endsAt, ...same }: CampaignDocument) => ({
  ...same,
  startsAt: dateOf(startsAt),
  endsAt: dateOf(endsAt),
});

type Row = NonNullable<Awaited<ReturnType<typeof queries.campaignById>>>;
const toValue = ({ code, title, intro, shown, startsAt, endsAt, blocks }: Row): CampaignDocument => ({
  ...{ code, title, intro, shown, blocks },
  startsAt: timeOf(startsAt),
  endsAt: timeOf(endsAt),
});

export const campaign: Kind<CampaignDocument> = {
  name: 'campaign',
  summary: 'a campaign',
  ref: refText.describe('Id of the campaign.'),
  value: campaignDocument,
  pictures: ({ blocks }) => picturesOf(blocks),
  async read(db, ref) {
    const row = await queries.campaignById(db, Number(ref));
    return row && { value: toValue(row), version: row.version };
  },
  async settle(db, value, ref) {
    const before = ref ? await queries.campaignById(db, Number(ref)) : undefined;
    // Links to the page would lead nowhere.
    if (before && before.code !== value.code) throw fieldError('code', 'campaignCodeFixed');
    return { ...value, blocks: await settleBlocks(db, null, value.blocks) };
  },
  write: (tx, ref, value, version, now) =>
    queries.changeCampaign(tx, Number(ref), version, { ...toRow(value), updatedAt: now }),
  async add(tx, value) {
    const id = await queries.addCampaign(tx, toRow(value));
    if (id === undefined) throw fieldError('code', 'campaignCodeTaken');
    return String(id);
  },
  remove: (tx, ref, version) => queries.removeCampaign(tx, Number(ref), version),
  tags: (_ref, { code }) => [`campaign:${code}`, 'sitemap'],
  drafts: { subject: (ref) => ({ kind: 'campaign', id: Number(ref) }) },
};

/** @throws MallError not found, also before and after its period */
export async function viewCampaign(reader: Reader, code: string): Promise<Campaign> {
  const { database, clock } = reader.deps;
  const row = await queries.campaignByCode(database.db, code);
  if (!row || campaignState(row, clock()) !== 'running') throw notFound();
  const shown = await showCampaign(reader, toValue(row));
  return { ...shown, freshUntil: trueUntil(shown.freshUntil, row.endsAt) };
}

export async function showCampaign(
  reader: Reader,
  { code, title, intro, blocks }: CampaignDocument,
): Promise<Campaign> {
  const { language } = reader;
  return {
    code,
    title: inLanguage(title, language),
    intro: inLanguage(intro, language),
    ...(await showBlocks(reader, null, blocks)),
  };
}

export async function listCampaigns(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  page: number,
): Promise<DeskCampaigns> {
  const { perPage } = CAMPAIGN;
  const { rows, total } = await queries.campaignPage(database.db, perPage, (page - 1) * perPage);
  const now = clock();
  const items = rows.map(({ shown, startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: timeOf(startsAt),
    endsAt: timeOf(endsAt),
    state: campaignState({ shown, startsAt, endsAt }, now),
  }));
  return { items, page, pages: pageCount(total, perPage), total };
}

export const choicesOf = async ({ deps, language }: Reader): Promise<CampaignChoices> => ({
  categories: await categoryChoices(deps.database.db, null, language),
});
