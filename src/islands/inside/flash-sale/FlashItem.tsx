import type { FlashItemView, OwnFlashItem } from '#contract/flash-sale/schema.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { clockTime, dayAndMonth } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { createFlashItem } from '../../../stores/inside/flash-sale.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { Buying } from './Buying.tsx';
import { SoldShare } from './SoldShare.tsx';

type Props = { item: FlashItemView; spec: string; title: string };

/** Price, state and purchase of one of the goods of a flash sale. @param spec names of its SKU's values; empty: it has none */
export const FlashItem = defineScreen(Panel);

function Panel({ item, spec, title, first }: Props & WithFirst<OwnFlashItem>) {
  const { t } = useIsland();
  const [store, now] = useResource(
    (words) =>
      createFlashItem(item.seckillId, { ...words, reminded: t('flash:willRemind'), forgotten: t('flash:remindOff') }),
    first,
  );
  const own = now.value;
  const shown = own ?? item;
  return (
    <div data-state={shown.state}>
      <div className="offer-price">
        <Ribbon item={shown} own={own} onTurn={store.turn} />
        <p>
          <span className="sr-only">{t('flash:item.name')}</span>
          <Money fen={shown.flashPrice} size="xl" />
          <s className="text-sm text-quiet">
            <span className="sr-only">{t('flash:listPrice')} </span>
            {price(shown.price)}
          </s>
          {shown.state !== 'coming' && <SoldShare item={shown} />}
        </p>
      </div>
      <Facts item={shown} spec={spec} />
      {now.state === 'failed' && <Loading now={now} onRetry={store.reload} />}
      <Buying item={shown} own={own} title={title} store={store} />
    </div>
  );
}

type RibbonProps = { item: FlashItemView; own: OwnFlashItem | undefined; onTurn: () => void };

function Ribbon({ item: { state, session }, own, onTurn }: RibbonProps) {
  const { t } = useIsland();
  const coming = state === 'coming';
  const at = coming ? session.startsAt : session.endsAt;
  return (
    <p className="offer-ribbon">
      <b className="flex items-center gap-1.5">
        <Icon name="clock" className="size-4" />
        {state === 'soldOut' ? t('flash:soldOut') : t(`flash:state.${state}`)}
      </b>
      {state !== 'over' && (
        <span>
          {own ? (
            <>
              {t(coming ? 'flash:toStart' : 'flash:toEnd')}{' '}
              <Countdown key={state} endsAt={at} now={own.now} onEnd={onTurn} />
            </>
          ) : (
            t(coming ? 'flash:starts' : 'flash:ends', { time: clockTime(at) })
          )}
        </span>
      )}
    </p>
  );
}

function Facts({ item, spec }: { item: FlashItemView; spec: string }) {
  const { t, language } = useIsland();
  const { session, limitEach, limitOrder, discounts } = item;
  const day = dayAndMonth(session.startsAt, language);
  const limits = [
    limitEach === null ? t('flash:noLimit') : t('flash:limit', { count: limitEach }),
    ...(limitOrder === null ? [] : [t('flash:item.order', { count: limitOrder })]),
  ];
  return (
    <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-2.5 my-5 text-sm">
      <dt className="text-quiet">{t('flash:item.session')}</dt>
      <dd>
        {session.title} · {day} {clockTime(session.startsAt)} – {clockTime(session.endsAt)}
      </dd>
      {spec && (
        <>
          <dt className="text-quiet">{t('flash:item.spec')}</dt>
          <dd>{spec}</dd>
        </>
      )}
      <dt className="text-quiet">{t('flash:item.rules')}</dt>
      <dd>
        {[t('flash:pieces', { count: item.stock }), ...limits].join(' · ')}
        <br />
        {t(discounts ? 'flash:item.with' : 'flash:item.alone')}
      </dd>
    </dl>
  );
}
