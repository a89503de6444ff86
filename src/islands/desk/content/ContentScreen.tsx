import { useState } from 'react';
import type { ContentDocument } from '#contract/content/desk.schema.ts';
import { createDraft } from '../../../stores/desk/draft.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DraftFrame } from '../ui/DraftFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { PairField } from '../ui/fields.tsx';
import { RichPair } from '../ui/rich/RichPair.tsx';
import { useFieldName } from './named.ts';

type Props = { slug: string; livePath: string };

export const ContentScreen = defineScreen(Screen);

function Screen({ slug, livePath }: Props) {
  const { t, failureWords } = useIsland();
  const nameOf = useFieldName('content');
  const [draft] = useState(() => createDraft<ContentDocument>(`content/${slug}`, failureWords));
  return (
    <DraftFrame
      draft={draft}
      title={t(`deskcontent:content.page.${slug}`)}
      nameOf={nameOf}
      previewPath={(key) => `/index-preview?slug=${slug}&key=${key}`}
      livePath={livePath}
      actions={<a href="/desk/content">{t('deskcontent:back')}</a>}
    >
      {(_, field) => (
        <>
          <section className="desk-card">
            <PairField {...field('title')} maxLength={120} />
          </section>
          <section className="desk-card">
            <RichPair {...field('html')} />
          </section>
        </>
      )}
    </DraftFrame>
  );
}
