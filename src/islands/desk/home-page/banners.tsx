import type { HomeDraft } from '#contract/preview/schema.ts';
import type { Draft } from '../../../stores/desk/draft.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { NumberField, PairField, Select } from '../ui/fields.tsx';
import { LinkField } from '../ui/LinkField.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { Rows } from '../ui/Rows.tsx';

/** Pictures and words that lead somewhere: slides, entries, strips. */

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
        fold
      >
        {(slide, set) => (
          <>
            <PictureField
              label={t('deskcontent:field.picture')}
              value={slide.picture}
              onValue={(picture) => set({ picture })}
              hint={t('deskcontent:home.slidePicture')}
            />
            <PairField
              label={t('deskcontent:field.title')}
              value={slide.title}
              onValue={(title) => set({ title })}
              maxLength={60}
            />
            <PairField
              label={t('deskcontent:field.subtitle')}
              value={slide.subtitle}
              onValue={(subtitle) => set({ subtitle })}
              maxLength={120}
            />
            <PairField
              label={t('deskcontent:field.button')}
              value={slide.button}
              onValue={(button) => set({ button })}
              maxLength={30}
            />
            <LinkField label={t('deskcontent:field.link')} value={slide.link} onValue={(link) => set({ link })} />
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
        fold
      >
        {(entry, set) => (
          <>
            <PairField
              label={t('deskcontent:field.title')}
              value={entry.title}
              onValue={(title) => set({ title })}
              maxLength={30}
            />
            <div className="desk-pair">
              <PictureField label={t('deskcontent:field.icon')} value={entry.icon} onValue={(icon) => set({ icon })} />
              <LinkField label={t('deskcontent:field.link')} value={entry.link} onValue={(link) => set({ link })} />
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
        fold
      >
        {(strip, set) => (
          <>
            <PairField
              label={t('deskcontent:field.title')}
              value={strip.title}
              onValue={(title) => set({ title })}
              maxLength={60}
            />
            <PairField
              label={t('deskcontent:field.subtitle')}
              value={strip.subtitle}
              onValue={(subtitle) => set({ subtitle })}
              maxLength={120}
            />
            <div className="desk-pair">
              <Select
                label={t('deskcontent:field.place')}
                value={places.some(([code]) => code === strip.above) ? strip.above : ''}
                onValue={(above) => set({ above })}
                options={places}
              />
              <NumberField
                label={t('deskcontent:field.tint')}
                value={strip.tint}
                onValue={(tint) => set({ tint })}
                max={360}
                hint={t('deskcontent:home.tintHint')}
              />
            </div>
            <div className="desk-pair">
              <PictureField
                label={t('deskcontent:field.picture')}
                value={strip.picture}
                onValue={(picture) => set({ picture })}
              />
              <LinkField label={t('deskcontent:field.link')} value={strip.link} onValue={(link) => set({ link })} />
            </div>
          </>
        )}
      </Rows>
    </section>
  );
}
