import type { HomeOptions } from '#contract/content/desk.schema.ts';
import type { HomeDraft } from '#contract/preview/schema.ts';
import { createHomeGoods } from '../../../stores/desk/content.ts';
import type { Draft } from '../../../stores/desk/draft.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { NumberField, PairField, Select } from '../ui/fields.tsx';
import { GoodsPick } from '../ui/GoodsPick.tsx';
import { LinkField } from '../ui/LinkField.tsx';
import { Rows } from '../ui/Rows.tsx';

/** As many as a floor shows (`HOME.pinned` of the contract, which comes with zod). */
const PINNED = 8;
type Props = { draft: Draft<HomeDraft>; value: HomeDraft; options: HomeOptions };
type Floor = HomeDraft['floors'][number];

export function Floors({ draft, value, options }: Props) {
  const { t, language } = useIsland();
  const used = new Set(value.floors.map(({ category }) => category));
  const free = options.categories.filter(({ code }) => !used.has(code));
  const nameOf = (code: string) => options.categories.find((one) => one.code === code)?.name ?? code;
  const blank = (): Floor => {
    const { code = '', name = '' } = free[0] ?? {};
    const link = `/goods?category=${code}`;
    const empty = { zh: '', en: '' };
    return { category: code, title: { ...empty, [language]: name }, subtitle: empty, tint: 200, link, pinned: [] };
  };
  return (
    <section className="desk-card">
      <h2>{t('deskcontent:home.floors')}</h2>
      <Rows
        label={t('deskcontent:home.floor')}
        items={value.floors}
        nameOf={({ title }) => title[language] || title.zh}
        onItems={(floors) => draft.document.set('floors', floors)}
        blank={blank}
        max={Math.min(30, value.floors.length + free.length)}
        at="floors"
        fold
      >
        {(floor, set, field) => (
          <>
            <Select
              label={t('deskcontent:home.category')}
              value={floor.category}
              onValue={(category) => set({ category })}
              options={[floor.category, ...free.map(({ code }) => code)].map((one) => [one, nameOf(one)] as const)}
            />
            <PairField {...field('title')} maxLength={60} />
            <PairField {...field('subtitle')} maxLength={120} />
            <div className="desk-pair">
              <NumberField {...field('tint')} max={360} hint={t('deskcontent:home.tintHint')} />
              <LinkField {...field('link')} />
            </div>
            <GoodsPick
              ids={floor.pinned}
              onIds={(pinned) => set({ pinned })}
              most={PINNED}
              createNames={createHomeGoods}
              legend={t('deskcontent:home.pinned')}
              items={t('deskcontent:home.pinnedGoods')}
              put="deskcontent:home.pinIt"
              putOf="deskcontent:home.pin"
            />
          </>
        )}
      </Rows>
    </section>
  );
}
