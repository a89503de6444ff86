import type { CouponOffer } from '#contract/coupon/schema.ts';
import { dateTime } from '../../../../lib/shared/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { Coupon } from './Coupon.tsx';

type Props = { offer: CouponOffer; busy: boolean; onTake: (id: number) => void };

export function Offer({ offer, busy, onTake }: Props) {
  const { t, language } = useIsland();
  const { id, total, taken, error, useTo, days, unused, link, newcomers, name } = offer;
  const time = useTo ? t('coupon:until', { day: dateTime(useTo, language) }) : t('coupon:days', { count: days ?? 0 });
  const share = Math.min(100, Math.floor((taken / total) * 100));
  return (
    <Coupon
      coupon={offer}
      time={time}
      badge={newcomers ? t('coupon:newcomers') : undefined}
      faded={error !== null && unused === 0}
    >
      {share > 0 && (
        <p className="grid gap-0.5 text-xs text-quiet">
          <progress
            className="w-20 h-1.5 accent-price"
            value={share}
            max={100}
            aria-label={t('coupon:share', { share })}
          />
          <span aria-hidden="true">{t('coupon:share', { share })}</span>
        </p>
      )}
      {error === null && (
        <Button
          look="outline"
          size="sm"
          busy={busy}
          aria-label={t('coupon:takeOf', { name })}
          onClick={() => onTake(id)}
        >
          {t('coupon:take')}
        </Button>
      )}
      {error !== null && unused === 0 && <span className="text-quiet">{t(`coupon:error.${error}`)}</span>}
      {unused > 0 && (
        <a href={link} className="link text-sm" aria-label={t('coupon:useOf', { name })}>
          {t('coupon:use')}
        </a>
      )}
    </Coupon>
  );
}
