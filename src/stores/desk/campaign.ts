import * as calls from '#contract/campaign/desk.calls.ts';
import type { CampaignDocument, DeskCampaign } from '#contract/campaign/schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { CAMPAIGNS_PATH } from '../../lib/shared/desk/product-url.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';
import { createNewDocument } from './new-document.ts';

const EMPTY = { zh: '', en: '' };
/** Hidden until its blocks are there. */
const BLANK: CampaignDocument = {
  ...{ code: '', title: EMPTY, intro: EMPTY },
  ...{ shown: false, startsAt: null, endsAt: null, blocks: [] },
};

export const createNewCampaign = (words: FailureWords) =>
  createNewDocument<CampaignDocument>(
    {
      ...{ kind: 'campaign', start: BLANK, add: calls.addCampaign },
      onAdded: (id) => setTimeout(() => location.assign(`${CAMPAIGNS_PATH}/${id}`)),
    },
    words,
  );

export function createCampaigns(page: number, words: FailureWords) {
  const list = createResource(() => desk.call(calls.listCampaigns, { query: { page } }), words);
  const action = createAction(words);
  const remove = ({ id, version }: DeskCampaign): Promise<boolean> =>
    action.run(() => desk.call(calls.removeCampaign, { params: { ref: id }, query: { version } }));
  return { ...list, $busy: action.$busy, remove };
}

export const createCampaignChoices = (words: FailureWords) =>
  createResource(() => desk.call(calls.viewCampaignChoices), words);
