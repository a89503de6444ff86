import type { DeskHome } from '#contract/dashboard/schema.ts';
import { counted } from '../../../lib/browser/desk/order-url.ts';
import { relativeTime } from '../../../lib/browser/desk/relative.ts';
import { WAITING_LINKS } from '../../../lib/shared/desk/waiting.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DeskIcon } from '../ui/DeskIcon.tsx';

type Props = Pick<DeskHome, 'waiting' | 'now'>;

export function WaitingList({ waiting, now }: Props) {
  const { t, language } = useIsland();
  const open = waiting.filter(({ count }) => count > 0);
  if (!waiting.length) return null;
  return (
    <section className="mb-8" aria-labelledby="desk-waiting">
      <h2 className="mb-4 text-lg font-semibold" id="desk-waiting">
        {t('deskhome:waiting.title')}
      </h2>
      {open.length === 0 ? (
        <p className="flex items-center gap-2 text-quiet" role="status">
          <DeskIcon name="check" className="size-4 text-success" />
          {t('deskhome:waiting.none')}
        </p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
          {open.map(({ kind, count, due }) => (
            <li key={kind}>
              <a
                className={`desk-card grid h-full content-start hover:shadow-float ${isLate(kind, due, now) ? 'text-price' : ''}`}
                href={WAITING_LINKS[kind]}
              >
                <strong className="text-xl font-semibold tabular-nums">{counted(count)}</strong>
                <span className="text-base-content">{t(`deskhome:waiting.kind.${kind}`)}</span>
                {due && (
                  <small className={isLate(kind, due, now) ? '' : 'text-quiet'}>
                    {t(kind === 'talks' ? 'deskhome:waiting.since' : 'deskhome:waiting.due', {
                      when: relativeTime(due, now, language),
                    })}
                  </small>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Talks have no time by which somebody must answer. */
const isLate = (kind: string, due: string | null, now: string): boolean =>
  kind !== 'talks' && due !== null && due < now;
