import { useStore } from '@nanostores/react';
import { CART_QUANTITY } from '#contract/cart/values.ts';
import type { OwnPointsGood, PointsCard } from '#contract/points-mall/schema.ts';
import { pointsCheckoutPath } from '../../../lib/browser/points-mall/points-mall-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { createPointsGood } from '../../../stores/inside/points-mall.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PointsPrice } from '../../ui/PointsPrice.tsx';
import { Quantity } from '../../ui/Quantity.tsx';
import { useResource } from '../../ui/use-resource.ts';

export const GoodPanel = defineScreen(Panel);

function Panel({ good, first }: { good: PointsCard } & WithFirst<OwnPointsGood>) {
  const { t } = useIsland();
  const [store, now] = useResource((words) => createPointsGood(good.pointsGoodId, words), first);
  const own = now.value;
  const shown = own ?? good;
  return (
    <div className="grid gap-5" data-state={shown.state}>
      <p className="points-panel-price">
        <PointsPrice points={shown.points} money={shown.money} size="xl" />
        <s className="text-sm text-quiet">
          <span className="sr-only">{t('points:alone')} </span>
          {price(shown.price)}
        </s>
      </p>
      <Terms good={shown} has={own?.has} />
      {now.state === 'failed' && <Loading now={now} onRetry={store.reload} />}
      <Exchange good={shown} own={own} quantity={store.$quantity} />
    </div>
  );
}

function Terms({ good, has }: { good: PointsCard; has: number | undefined }) {
  const { t, language } = useIsland();
  const { spec, limitEach, stock, endsAt, startsAt, state } = good;
  const rules = [
    t('points:left', { n: stock }),
    limitEach === null ? t('points:noLimit') : t('points:limit', { n: limitEach }),
  ];
  const time = state === 'coming' ? t('points:starts', { time: dateTime(startsAt, language) }) : '';
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-sm">
      {spec.length > 0 && (
        <>
          <dt className="text-quiet">{t('points:spec')}</dt>
          <dd>{spec.join(' · ')}</dd>
        </>
      )}
      <dt className="text-quiet">{t('points:terms')}</dt>
      <dd>{rules.join(' · ')}</dd>
      <dt className="text-quiet">{t('points:time')}</dt>
      <dd>{time || t('points:until', { time: dateTime(endsAt, language) })}</dd>
      <dt className="text-quiet">{t('points:delivery')}</dt>
      <dd>{t('points:free')}</dd>
      <dt className="text-quiet">{t('points:own')}</dt>
      <dd className="tabular-nums">{has ?? '…'}</dd>
    </dl>
  );
}

type ExchangeProps = {
  good: PointsCard;
  own: OwnPointsGood | undefined;
  quantity: ReturnType<typeof createPointsGood>['$quantity'];
};

function Exchange({ good, own, quantity: $quantity }: ExchangeProps) {
  const { t } = useIsland();
  const { points, stock, state, pointsGoodId, productId } = good;
  const affords = own ? Math.floor(own.has / points) : CART_QUANTITY;
  const most = Math.max(1, Math.min(stock, own?.most ?? CART_QUANTITY, affords, CART_QUANTITY));
  const quantity = Math.min(useStore($quantity), most);
  const stop = stopOf(good, own);
  if (stop)
    return (
      <div className="points-buy grid gap-3.5">
        <p role="status">
          {stop === 'short' ? t('points:short', { n: points - (own?.has ?? 0) }) : t(`points:stop.${stop}`)}
        </p>
        <p>
          <a href="/member-center/integral-mall" className="btn btn-primary btn-lg">
            {t('points:others')}
          </a>
          <a href={productPath(productId)} className="btn btn-outline btn-lg">
            {t('points:buy')}
          </a>
        </p>
      </div>
    );
  return (
    <div className="points-buy grid gap-3.5" data-running={state === 'running'}>
      <div className="points-count">
        <span>{t('points:quantity')}</span>
        <Quantity label={good.title} value={quantity} max={most} onValue={$quantity.set} />
        {own && own.most !== null && <span className="text-quiet">{t('points:most', { n: own.most })}</span>}
      </div>
      <p>
        <a href={pointsCheckoutPath(pointsGoodId, quantity)} className="btn btn-primary btn-lg">
          {t('points:exchange')}
        </a>
        <a href={productPath(productId)} className="btn btn-ghost btn-lg">
          {t('points:buy')}
        </a>
      </p>
    </div>
  );
}

type Stop = 'coming' | 'soldOut' | 'over' | 'had' | 'short';
function stopOf({ state, points }: PointsCard, own: OwnPointsGood | undefined): Stop | undefined {
  if (state !== 'running') return state;
  if (own?.most === 0) return 'had';
  return own && own.has < points ? 'short' : undefined;
}
