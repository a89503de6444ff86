import type { DeskOrderView } from '#contract/order/desk.schema.ts';
import { statusName } from '../../../lib/browser/order/status.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function Log({ order: { log } }: { order: DeskOrderView }) {
  const { language, t } = useIsland();
  return (
    <section aria-labelledby="desk-log">
      <h2 id="desk-log">{t('deskorders:view.log')}</h2>
      <ol className="trail mt-4 text-sm">
        {log.toReversed().map(({ at, to, actor, by, reason }) => (
          <li key={`${to} ${at}`} className="first:font-medium first:text-base-content first:before:bg-primary">
            <time dateTime={at}>{dateTime(at, language)}</time>
            <span>
              {t(`order:step.${statusName(to)}`)}
              <small className="block font-normal text-quiet">
                {[by ?? t(`deskorders:view.by.${actor}`), reason].filter(Boolean).join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
