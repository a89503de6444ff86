import type { FlashPage } from '#contract/flash-sale/schema.ts';
import { flashPath } from '../../../lib/browser/flash-sale/flash-sale-url.ts';
import { clockTime, dayAndMonth } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';

type Props = { page: FlashPage; onSession: (id: number) => void };

export function Sessions({ page: { sessions, session: shown, now }, onSession }: Props) {
  const { t, language } = useIsland();
  const today = dayAndMonth(now, language);
  const isLater = (startsAt: string): boolean =>
    Date.parse(startsAt) > Date.parse(now) && dayAndMonth(startsAt, language) !== today;
  if (!sessions.length) return null;
  const days = [...new Set(sessions.map(({ startsAt }) => isLater(startsAt)))];
  return (
    <nav className="flash-sessions" aria-label={t('flash:sessions')}>
      {days.map((later) => (
        <div key={String(later)}>
          {sessions
            .filter(({ startsAt }) => isLater(startsAt) === later)
            .map(({ id, title, startsAt, state }) => (
              <a
                key={id}
                className="grid flex-[1_0_7rem] justify-items-center gap-0.5 px-2 py-3 text-sm whitespace-nowrap text-neutral-content/82 -outline-offset-3 hover:text-neutral-content aria-[current]:bg-primary aria-[current]:text-primary-content"
                href={flashPath({ session: id, page: 1 })}
                aria-current={id === shown ? 'page' : undefined}
                data-state={state}
                onClick={inPage(() => onSession(id))}
              >
                <b className="text-lg leading-[1.3] tabular-nums">
                  {later && <small className="text-xs font-normal">{t('flash:tomorrow')} </small>}
                  {clockTime(startsAt)}
                </b>
                <span>{title}</span>
                <i className="text-xs not-italic">{t(`flash:state.${state}`)}</i>
              </a>
            ))}
        </div>
      ))}
    </nav>
  );
}
