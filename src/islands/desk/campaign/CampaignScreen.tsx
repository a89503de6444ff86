import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CampaignDocument } from '#contract/campaign/schema.ts';
import type { Path } from '../../../lib/browser/desk/differences.ts';
import { CAMPAIGNS_PATH } from '../../../lib/shared/desk/product-url.ts';
import { campaignPath } from '../../../lib/shared/paths.ts';
import { createCampaignChoices, createNewCampaign } from '../../../stores/desk/campaign.ts';
import { createHomeGoods } from '../../../stores/desk/content.ts';
import { createDraft, type Draft } from '../../../stores/desk/draft.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { BlockRows } from '../block/BlockRows.tsx';
import { BlocksCard } from '../block/BlocksCard.tsx';
import { fieldName } from '../changes/field-name.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { DraftFrame } from '../ui/DraftFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Basics, Showing } from './Fields.tsx';

/** `id` undefined: a new one. */
type Props = { id: string | undefined };

export const CampaignScreen = defineScreen(({ id }: Props) => (id === undefined ? <New /> : <Edited id={id} />));

function useFrame() {
  const { t } = useIsland();
  const nameOf = (path: Path) => fieldName('campaign', path, t);
  return { nameOf, actions: <a href={CAMPAIGNS_PATH}>{t('deskcampaign:back')}</a> };
}

function New() {
  const { t, failureWords } = useIsland();
  const [document] = useState(() => createNewCampaign(failureWords));
  return (
    <DocumentFrame
      document={document}
      title={t('deskcampaign:add')}
      savedText={t('deskcampaign:made')}
      fresh
      {...useFrame()}
    >
      {(value, field) => (
        <div className="grid gap-5">
          <Basics field={field} code={value.code} fresh />
          <p className="text-quiet">{t('deskcampaign:after')}</p>
        </div>
      )}
    </DocumentFrame>
  );
}

function Edited({ id }: { id: string }) {
  const { t, language, failureWords } = useIsland();
  const [draft] = useState(() => createDraft<CampaignDocument>(`campaign/${id}`, failureWords));
  const value = useStore(draft.document.$value);
  const dirty = useStore(draft.document.$dirty);
  const state = useStore(draft.$state);
  // What is typed may say otherwise than what visitors are shown.
  const published = !dirty && state?.version === 0;
  const name = value && (value.title[language] || value.title.zh);
  const title = t('deskcampaign:edit');
  return (
    <DraftFrame
      draft={draft}
      title={name ? `${name} · ${title}` : title}
      previewPath={(key) => `/goods-preview?campaign=${id}&key=${key}`}
      livePath={published && value && isOpen(value, new Date()) ? campaignPath(value.code) : undefined}
      {...useFrame()}
    >
      {(now, field) => (
        <>
          <Basics field={field} code={now.code} />
          <Showing field={field} />
          <Blocks draft={draft} blocks={now.blocks} />
        </>
      )}
    </DraftFrame>
  );
}

const isOpen = ({ shown, startsAt, endsAt }: CampaignDocument, now: Date): boolean =>
  shown && (!startsAt || new Date(startsAt) <= now) && (!endsAt || now < new Date(endsAt));

type BlocksProps = { draft: Draft<CampaignDocument>; blocks: CampaignDocument['blocks'] };

function Blocks({ draft, blocks }: BlocksProps) {
  const { t } = useIsland();
  const [choices, now] = useResource(createCampaignChoices);
  return (
    <BlocksCard about={t('deskcampaign:about')} now={now} onRetry={choices.reload}>
      {({ categories }) => (
        <BlockRows
          blocks={blocks}
          onBlocks={(next) => draft.document.set('blocks', next)}
          scope={{ categories, createNames: createHomeGoods }}
        />
      )}
    </BlocksCard>
  );
}
