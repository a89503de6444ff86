import type { RefundStep } from '#contract/refund/schema.ts';
import { dateTime } from '../../../../lib/shared/format.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { Shots } from '../pictures/Shots.tsx';

export function Record({ steps }: { steps: readonly RefundStep[] }) {
  const { language, t } = useIsland();
  return (
    <section aria-labelledby="refund-record">
      <h2 id="refund-record">{t('refund:record.title')}</h2>
      <ol className="trail mt-4 text-sm">
        {steps.toReversed().map(({ move, actor, note, pictures, at }) => (
          <li key={`${move} ${at}`} className="first:font-medium first:text-base-content first:before:bg-primary">
            <time dateTime={at}>{dateTime(at, language)}</time>
            <div>
              {t(`refund:record.by.${actor}`)}
              {language === 'zh' ? '' : ' '}
              {t(`refund:record.move.${move}`)}
              {note && <p className="mt-0.5 font-normal leading-[1.5] wrap-anywhere">{note}</p>}
              <Shots paths={pictures} className="refund-pictures flex flex-wrap gap-2 mt-2" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
