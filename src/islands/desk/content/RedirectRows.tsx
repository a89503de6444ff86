import type { SearchDocument } from '#contract/content/desk.schema.ts';
import { SEARCH_LOG } from '#contract/search/log.values.ts';
import { isRedirectPath, REDIRECTS } from '#contract/search/redirect.values.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Bound } from '../ui/bind.ts';
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
        at="redirects"
        names="deskcontent:words"
      >
        {(_, __, field) => (
          <div className="desk-pair">
            <Field {...field('words')} maxLength={SEARCH_LOG.text} />
            <PathField {...field('path')} />
          </div>
        )}
      </Rows>
    </section>
  );
}

function PathField({ value, error, ...field }: Bound<string>) {
  const { t } = useIsland();
  const fits = isRedirectPath(value.trim());
  return (
    <Field
      {...field}
      value={value}
      maxLength={REDIRECTS.path}
      inputMode="url"
      placeholder="/goods?category="
      error={value && !fits ? t('deskcontent:words.pathWrong') : error}
    >
      {value && fits && (
        <a className="field-reveal" href={value.trim()} target="_blank" rel="noopener noreferrer">
          {t('desk:field.tryLink')}
        </a>
      )}
    </Field>
  );
}
