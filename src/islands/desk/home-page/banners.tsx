import type { HomeDraft } from '#contract/preview/schema.ts';
import type { Draft } from '../../../stores/desk/draft.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { NumberField, PairField, Select } from '../ui/fields.tsx';
import { LinkField } from '../ui/LinkField.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { Rows } from '../ui/Rows.tsx';

type Props = { draft: Draft<HomeDraft>; value: HomeDraft };
const EMPTY = { zh: '', en: '' };

export function Slides({ draft, value }: Props) {
  const { t, language } = useIsland();
  return (
    <section className="desk-card">
      <h2>{t('deskcontent:home.slides')}</h2>
      <Rows
        label={t('deskcontent:home.slide')}
        items={value.slides}
        nameOf={({ title }) => title[language] || title.zh}
        onItems={(slides) => draft.document.set('slides', slides)}
        blank={() => ({ picture: '', title: EMPTY, subtitle: EMPTY, button: EMPTY, link: '' })}
        max={20}
        at="slides"
        fold
      >
        {(_, _set, field) => (
          <>
            <PictureField {...field('picture')} hint={t('deskcontent:home.slidePicture')} />
            <PairField {...field('title')} maxLength={60} />
            <PairField {...field('subtitle')} maxLength={120} />
            <PairField {...field('button')} maxLength={30} />
            <LinkField {...field('link')} />
          </>
        )}
      </Rows>
    </section>
  );
}

export function Entries({ draft, value }: Props) {
  const { t, language } = useIsland();
  return (
    <section className="desk-card">
      <h2>{t('deskcontent:home.entries')}</h2>
      <Rows
        label={t('deskcontent:home.entry')}
        items={value.entries}
        nameOf={({ title }) => title[language] || title.zh}
        onItems={(entries) => draft.document.set('entries', entries)}
        blank={() => ({ title: EMPTY, icon: '', link: '' })}
        max={40}
        at="entries"
        fold
      >
        {(_, _set, field) => (
          <>
            <PairField {...field('title')} maxLength={30} />
            <div className="desk-pair">
              <PictureField {...field('icon')} />
              <LinkField {...field('link')} />
            </div>
          </>
        )}
      </Rows>
    </section>
  );
}

export function Strips({ draft, value }: Props) {
  const { t, language } = useIsland();
  const places = [
    ...value.floors.map(
      ({ category, title }) => [category, t('deskcontent:home.above', { name: title[language] || title.zh })] as const,
    ),
    ['', t('deskcontent:home.atEnd')] as const,
  ];
  return (
    <section className="desk-card">
      <h2>{t('deskcontent:home.strips')}</h2>
      <p className="field-hint mb-4">{t('deskcontent:home.stripsHint')}</p>
      <Rows
        label={t('deskcontent:home.strip')}
        items={value.strips}
        nameOf={({ title }) => title[language] || title.zh}
        onItems={(strips) => draft.document.set('strips', strips)}
        blank={() => ({ above: places[0]?.[0] ?? '', title: EMPTY, subtitle: EMPTY, picture: '', tint: 20, link: '' })}
        max={12}
        at="strips"
        fold
      >
        {(strip, set, field) => (
          <>
            <PairField {...field('title')} maxLength={60} />
            <PairField {...field('subtitle')} maxLength={120} />
            <div className="desk-pair">
              <Select
                label={t('deskcontent:field.place')}
                value={places.some(([code]) => code === strip.above) ? strip.above : ''}
                onValue={(above) => set({ above })}
                options={places}
              />
              <NumberField {...field('tint')} max={360} hint={t('deskcontent:home.tintHint')} />
            </div>
            <div className="desk-pair">
              <PictureField {...field('picture')} />
              <LinkField {...field('link')} />
            </div>
          </>
        )}
      </Rows>
    </section>
  );
}
