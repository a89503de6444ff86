import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import type { StoreData } from '#contract/store/schema.ts';
import { PAPER_DAYS, PAPER_KINDS, REVIEW_DAYS } from '#contract/store/values.ts';
import { pathText } from '../../../lib/browser/address/search.ts';
import { createRegionChoice } from '../../../stores/inside/region-choice.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { PartProps } from './Application.tsx';

const POINTS = ['true', 'goods', 'orders', 'password', 'papers'] as const;

export function Agreement({ store, application, errorOf }: PartProps) {
  const { t } = useIsland();
  const id = useId();
  const data = useStore(store.$data);
  const { agree, name } = data;
  const error = errorOf('agree');
  return (
    <>
      <Entered data={data} category={application.categories.find(({ code }) => code === data.category)?.name ?? ''} />
      <p>{t('store:agreement.intro', { name })}</p>
      <ol className="grid gap-2 py-4 pr-4 pl-9 list-decimal bg-base-200 rounded-field">
        {POINTS.map((point) => (
          <li key={point}>{t(`store:agreement.${point}`, { days: PAPER_DAYS })}</li>
        ))}
      </ol>
      <label className="flex items-center gap-2 min-h-8 cursor-pointer">
        <input
          type="checkbox"
          name="agree"
          className="checkbox checkbox-sm"
          checked={agree}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => store.set({ agree: target.checked })}
        />
        {t('store:agreement.agree')}
      </label>
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
      <p className="field-hint">{t('store:agreement.next', { days: REVIEW_DAYS })}</p>
    </>
  );
}

/** What is sent in, to be read once more. */
function Entered({ data, category }: { data: StoreData; category: string }) {
  const { t, language } = useIsland();
  const [regions] = useState(() => createRegionChoice(() => {}));
  const tree = useStore(regions.$tree);
  useEffect(() => void regions.load(), [regions]);
  const { owner, region, detail } = data;
  const place = [tree && pathText(tree, region.at(-1) ?? '', language), detail].filter(Boolean).join(' ');
  const facts = [
    ['name', data.name],
    ['category', category],
    ['owner', t(`store:owner.${owner}`)],
    ['legalName', data.legalName],
    ['contact', data.contact],
    ['mobile', data.mobile],
    ['detail', place],
    ['text', data.text],
  ] as const;
  return (
    <section aria-labelledby="store-entered">
      <h3 id="store-entered" className="font-semibold">
        {t('store:agreement.entered')}
      </h3>
      <dl className="my-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {facts.map(([field, value]) => (
          <div key={field} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
            <dt className="text-quiet">{t(`store:field.${field}`)}</dt>
            <dd className="break-words">{value || '—'}</dd>
          </div>
        ))}
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
          <dt className="text-quiet">{t('store:field.logo')}</dt>
          <dd>{data.logo && <img src={data.logo} alt={t('store:field.logo')} width="48" height="48" />}</dd>
        </div>
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
          <dt className="text-quiet">{t('store:papers')}</dt>
          <dd>
            {PAPER_KINDS.filter((kind) => data[kind])
              .map((kind) => t(`store:field.${kind}`))
              .join(' · ') || '—'}
          </dd>
        </div>
      </dl>
    </section>
  );
}
