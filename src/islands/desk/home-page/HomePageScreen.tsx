import { useState } from 'react';
import type { HomeOptions } from '../../../../contract/desk-content.ts';
import type { HomeDraft } from '../../../../contract/preview.ts';
import { homeOptions } from '../../../lib/browser/api/desk/content.ts';
import type { Words } from '../../../lib/shared/i18n/fill.ts';
import { createDraft, type Draft } from '../../../stores/desk/draft.ts';
import { createResource } from '../../../stores/resource.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { useFieldName } from '../content/named.ts';
import { DeskProvider } from '../ui/DeskProvider.tsx';
import { DraftFrame } from '../ui/DraftFrame.tsx';
import { PairField, Select } from '../ui/fields.tsx';
import { Rows } from '../ui/Rows.tsx';
import { Entries, Slides, Strips } from './banners.tsx';
import { Floors } from './Floors.tsx';

/** The home page: slides, entries, floors with pinned goods, strips, shops, and what flash-sale sessions are called. */
export function HomePageScreen({ words }: { words: Words }) {
  return (
    <DeskProvider words={words}>
      <Screen />
    </DeskProvider>
  );
}

const NO_OPTIONS: HomeOptions = { categories: [], shops: [] };

function Screen() {
  const { t, failureWords } = useIsland();
  const nameOf = useFieldName('home');
  const [draft] = useState(() => createDraft<HomeDraft>('home-page', failureWords));
  const [options, found] = useResource((words) => createResource(homeOptions, words));
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
          <Sessions draft={draft} value={value} />
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

const minutes = (of: number): string =>
  `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;

function Sessions({ draft, value }: PartProps) {
  const { t } = useIsland();
  return (
    <section className="desk-card">
      <h2>{t('deskcontent:home.sessions')}</h2>
      <p className="field-hint mb-4">{t('deskcontent:home.sessionsHint')}</p>
      <div className="desk-fields">
        {value.sessions.map((session, at) => (
          <PairField
            key={session.start}
            label={`${minutes(session.start)}–${minutes(session.end)}`}
            value={session.title}
            onValue={(title) =>
              draft.document.set(
                'sessions',
                value.sessions.map((one, index) => (index === at ? { ...one, title } : one)),
              )
            }
            maxLength={60}
          />
        ))}
      </div>
    </section>
  );
}
