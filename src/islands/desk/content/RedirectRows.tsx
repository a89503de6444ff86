import type { SearchDocument } from '#contract/content/desk.schema.ts';
import { SEARCH_LOG } from '#contract/search/log.values.ts';
import { isRedirectPath, REDIRECTS } from '#contract/search/redirect.values.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Rows } from '../ui/Rows.tsx';

type Redirect = SearchDocument['redirects'][number];
type Props = { items: readonly Redirect[]; onItems: (items: Redirect[]) => void; begun: number };

/** Words that lead to a page at once. */
export function RedirectRows({ items, onItems, begun }: Props) {
  const { t } = useIsland();
  return (
    <section className="desk-card">
      <h2>{t('deskcontent:words.redirects')}</h2>
      <p className="field-hint mb-4">{t('deskcontent:words.redirectsHint')}</p>
      <Rows
        label={t('deskcontent:words.redirect')}
        items={items}
        nameOf={({ words }) => words}
        onItems={onItems}
        blank={() => ({ words: '', path: '' })}
        max={REDIRECTS.count}
        begun={begun}
      >
        {({ words, path }, set) => (
          <div className="desk-pair">
            <Field
              label={t('deskcontent:words.words')}
              value={words}
              maxLength={SEARCH_LOG.text}
              onValue={(value) => set({ words: value })}
            />
            <PathField value={path} onValue={(value) => set({ path: value })} />
          </div>
        )}
      </Rows>
    </section>
  );
}

function PathField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const { t } = useIsland();
  const fits = isRedirectPath(value.trim());
  return (
    <Field
      label={t('deskcontent:words.path')}
      value={value}
      onValue={onValue}
      maxLength={REDIRECTS.path}
      inputMode="url"
      placeholder="/goods?category="
      error={value && !fits ? t('deskcontent:words.pathWrong') : undefined}
    >
      {value && fits && (
        <a className="field-reveal" href={value.trim()} target="_blank" rel="noopener noreferrer">
          {t('desk:field.tryLink')}
        </a>
      )}
    </Field>
  );
}
