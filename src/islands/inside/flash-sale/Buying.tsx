import { useStore } from '@nanostores/react';
import { CART_QUANTITY } from '#contract/cart/values.ts';
import type { FlashItemView, OwnFlashItem } from '#contract/flash-sale/schema.ts';
import { confirmPath } from '../../../lib/browser/flash-sale/flash-sale-url.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import type { createFlashItem } from '../../../stores/inside/flash-sale.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Quantity } from '../../ui/Quantity.tsx';
import { RemindButton } from './RemindButton.tsx';

type Store = ReturnType<typeof createFlashItem>;
type Props = { item: FlashItemView; own: OwnFlashItem | undefined; title: string; store: Store };

export function Buying({ item, own, title, store }: Props) {
  const { t } = useIsland();
  if (item.state === 'coming') return <Reminder item={item} own={own} title={title} store={store} />;
  if (item.state === 'running' && own?.most !== 0)
    return <Purchase item={item} own={own} title={title} store={store} />;
  const why = { running: 'flash:item.none', soldOut: 'flash:item.soldOutText', over: 'flash:item.overText' } as const;
  return (
    <div className="flash-buy grid gap-4 pt-5 border-t border-base-300">
      <p role="status">{t(why[item.state])}</p>
      <p>
        <a href={productPath(item.productId)} className="btn btn-outline btn-lg">
          {t('flash:item.ordinary')}
        </a>
        <a href="/flash-sale" className="btn btn-ghost btn-lg">
          {t('flash:item.others')}
        </a>
      </p>
    </div>
  );
}

function Reminder({ item: { seckillId }, own, title, store }: Props) {
  const { t } = useIsland();
  const busy = useStore(store.$reminding) !== undefined;
  return (
    <div className="flash-buy grid gap-4 pt-5 border-t border-base-300">
      <p>{t('flash:item.comingText')}</p>
      <p>
        <RemindButton
          size="lg"
          title={title}
          reminded={own?.reminded ?? false}
          busy={busy}
          onRemind={(wanted) => void store.remind(seckillId, wanted)}
        />
        <span className="text-quiet">{t('flash:remindHint')}</span>
      </p>
    </div>
  );
}

function Purchase({ item, own, title, store }: Props) {
  const { t } = useIsland();
  const left = item.stock - item.sold;
  const most = Math.min(left, own?.most ?? item.limitOrder ?? CART_QUANTITY, CART_QUANTITY);
  const quantity = Math.min(useStore(store.$quantity), most);
  const limited = own?.most !== null && own?.most !== undefined && own.most <= left;
  return (
    <div className="flash-buy grid gap-4 pt-5 border-t border-base-300">
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <span className="first:min-w-20 first:text-quiet">{t('flash:item.quantity')}</span>
        <Quantity label={title} value={quantity} max={most} onValue={store.$quantity.set} />
        <span className="text-quiet first:min-w-20 first:text-quiet">
          {limited ? t('flash:item.most', { count: own.most ?? 0 }) : t('flash:left', { count: left })}
        </span>
      </div>
      <p>
        <a href={confirmPath(item, quantity)} className="btn btn-primary btn-lg">
          {t('flash:buy')}
        </a>
      </p>
    </div>
  );
}
