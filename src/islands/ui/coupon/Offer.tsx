import type { CouponOffer } from '../../../../contract/coupon.ts';
import { Button } from '../Button.tsx';
import { useIsland } from '../IslandContext.tsx';
import { Coupon } from './Coupon.tsx';
import { useDay } from './day.ts';

type Props = { offer: CouponOffer; busy: boolean; onTake: (id: number) => void };

/** A coupon that can be taken, with what is left of it. */
export function Offer({ offer, busy, onTake }: Props) {
  const { t } = useIsland();
  const day = useDay();
  const { id, total, taken, fault, useTo, days, unused, link, newcomers, name } = offer;
  const time = useTo ? t('coupon:until', { day: day(useTo) }) : t('coupon:days', { count: days ?? 0 });
  const share = Math.min(100, Math.floor((taken / total) * 100));
  return (
    <Coupon
      coupon={offer}
      time={time}
      badge={newcomers ? t('coupon:newcomers') : undefined}
      faded={fault !== null && unused === 0}
    >
      {share > 0 && (
        <p className="coupon-share">
          <progress value={share} max={100} aria-label={t('coupon:share', { share })} />
          <span aria-hidden="true">{t('coupon:share', { share })}</span>
        </p>
      )}
      {fault === null && (
        <Button
          look="primary"
          size="sm"
          busy={busy}
          aria-label={t('coupon:takeOf', { name })}
          onClick={() => onTake(id)}
        >
          {t('coupon:take')}
        </Button>
      )}
      {fault !== null && unused === 0 && <span className="text-quiet">{t(`coupon:fault.${fault}`)}</span>}
      {unused > 0 && (
        <a href={link} className="btn btn-outline btn-sm" aria-label={t('coupon:useOf', { name })}>
          {t('coupon:use')}
        </a>
      )}
    </Coupon>
  );
}
