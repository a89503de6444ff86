import type { FlashGoods } from '#contract/flash-sale/schema.ts';
import { shortTitle } from '../../../lib/shared/format.ts';
import { flashItemPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RemindButton } from './RemindButton.tsx';
import { SoldShare } from './SoldShare.tsx';

const DONE = { running: 'flash:buyOf', soldOut: 'flash:soldOut', over: 'flash:state.over' } as const;

type Props = { item: FlashGoods; busy: boolean; onRemind: (wanted: boolean) => void };

export function Goods({ item, busy, onRemind }: Props) {
  const { t, language } = useIsland();
  const { seckillId, title, picture, price: before, flashPrice, stock, limit, state, reminded } = item;
  const most = limit === null ? t('flash:noLimit') : t('flash:limit', { count: limit });
  return (
    <li className="goods flash-goods" data-state={state}>
      <Picture path={picture} width={240} />
      <h2>
        <a href={flashItemPath(seckillId)}>{shortTitle(title, language)}</a>
      </h2>
      <p>
        <Money fen={flashPrice} />
        <s>
          <span className="sr-only">{t('flash:listPrice')} </span>
          {price(before)}
        </s>
      </p>
      <p className="flex-wrap justify-between gap-x-3 gap-y-0.5 mt-1.5 text-xs text-quiet">
        {state === 'coming' ? <span>{t('flash:pieces', { count: stock })}</span> : <SoldShare item={item} />}
        <span>{most}</span>
      </p>
      <p className="flash-do">
        {state === 'coming' ? (
          <RemindButton size="sm" title={title} reminded={reminded} busy={busy} onRemind={onRemind} />
        ) : (
          <span className={state === 'running' ? 'btn btn-outline btn-sm' : 'text-quiet'}>{t(DONE[state])}</span>
        )}
      </p>
    </li>
  );
}
