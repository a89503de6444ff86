import type { DiscountPage } from '#contract/discount/schema.ts';
import { offText, weeklyText } from '../../../lib/shared/discount-text.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { shopPath } from '../../../lib/shared/paths.ts';
import { scaledUrl } from '../../../lib/shared/pictures.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { StateBadge } from './StateBadge.tsx';
import { Timer } from './Timer.tsx';

type Props = { activity: DiscountPage['activity']; now: string; onTurn: () => void };

export function Head({ activity, now, onTurn }: Props) {
  const { t, language } = useIsland();
  const { name, shop, banner, off, limit, rule, state, startsAt, endsAt, weekly } = activity;
  const hours = weekly && weeklyText(weekly, t, language);
  return (
    <header className="first:mb-5 overflow-hidden rounded-box bg-base-100">
      {banner && (
        <img
          className="w-full h-55 object-cover bg-base-200"
          src={scaledUrl(banner, 960)}
          srcSet={`${scaledUrl(banner, 1600)} 2x`}
          alt=""
          width="1200"
          height="220"
        />
      )}
      <div className="discount-facts flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-6">
        <div className="grid gap-2 min-w-0 max-w-192">
          <h1>{name}</h1>
          <p className="discount-badges">
            <StateBadge activity={activity} now={now} />
            <Timer activity={activity} now={now} onTurn={onTurn} />
          </p>
          {state === 'over' && <p>{t('discount:overText')}</p>}
          {rule && <p className="whitespace-pre-line">{rule}</p>}
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
            <li>{t('discount:between', { from: dateTime(startsAt, language), to: dateTime(endsAt, language) })}</li>
            {hours && <li>{hours}</li>}
            {limit !== null && <li>{t('discount:limit', { count: limit })}</li>}
            <li>
              {shop ? (
                <a className="underline" href={shopPath(shop.id)}>
                  {shop.name}
                </a>
              ) : (
                t('discount:mall')
              )}
            </li>
          </ul>
        </div>
        <p className="discount-worth">{off === null ? t('discount:special') : offText(off, t, language)}</p>
      </div>
    </header>
  );
}
