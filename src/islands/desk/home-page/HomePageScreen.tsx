import { useState } from 'react';
import type { HomeOptions } from '#contract/content/desk.schema.ts';
import type { HomeDraft } from '#contract/preview/schema.ts';
import { createHomeOptions } from '../../../stores/desk/content.ts';
import { createDraft, type Draft } from '../../../stores/desk/draft.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { useFieldName } from '../content/named.ts';
import { DraftFrame } from '../ui/DraftFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Select } from '../ui/fields.tsx';
import { Rows } from '../ui/Rows.tsx';
import { Entries, Slides, Strips } from './banners.tsx';
import { Floors } from './Floors.tsx';

export const HomePageScreen = defineScreen(Screen);

const NO_OPTIONS: HomeOptions = { categories: [], shops: [] };

function Screen() {
  const { t, failureWords } = useIsland();
  const nameOf = useFieldName('home');
  const [draft] = useState(() => createDraft<HomeDraft>('home-page', failureWords));
  const [options, found] = useResource(createHomeOptions);
  return (
    <DraftFrame
      draft={draft}
      title={t('deskcontent:menu.homePage')}
      nameOf={nameOf}
      previewPath={(key) => `/index-preview?key=${key}`}
      livePath="/"
    >
      {(value) => (
        <>
          <Loading now={found} onRetry={options.reload} />
          <Slides draft={draft} value={value} />
          <Entries draft={draft} value={value} />
          <Floors draft={draft} value={value} options={found.value ?? NO_OPTIONS} />
          <Strips draft={draft} value={value} />
          <Shops draft={draft} value={value} options={found.value ?? NO_OPTIONS} />
        </>
      )}
    </DraftFrame>
  );
}

type PartProps = { draft: Draft<HomeDraft>; value: HomeDraft };

function Shops({ draft, value, options }: PartProps & { options: HomeOptions }) {
  const { t } = useIsland();
  const nameOf = (code: string) => options.shops.find((shop) => shop.code === code)?.name ?? code;
  const free = options.shops.filter(({ code }) => !value.shops.includes(code));
  return (
    <section className="desk-card">
      <h2>{t('deskcontent:home.shops')}</h2>
      <Rows
        label={t('deskcontent:home.shop')}
        items={value.shops.map((code) => ({ code }))}
        nameOf={({ code }) => nameOf(code)}
        onItems={(items) =>
          draft.document.set(
            'shops',
            items.map(({ code }) => code),
          )
        }
        blank={() => ({ code: free[0]?.code ?? '' })}
        max={Math.min(40, value.shops.length + free.length)}
      >
        {({ code }, set) => (
          <Select
            label={t('deskcontent:home.shop')}
            value={code}
            onValue={(next) => set({ code: next })}
            options={[code, ...free.map((shop) => shop.code)].map((one) => [one, nameOf(one)] as const)}
          />
        )}
      </Rows>
    </section>
  );
}
