import { useEffect } from 'react';
import type { OneGroup } from '#contract/group-buy/schema.ts';
import type { Payable } from '#contract/payment/schema.ts';
import { groupPath } from '../../../../lib/browser/group-buy/group-buy-url.ts';
import { orderPath } from '../../../../lib/browser/order/checkout.ts';
import { createGroupPage } from '../../../../stores/inside/group-buy.ts';
import { Countdown } from '../../../ui/Countdown.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { useResource } from '../../../ui/use-resource.ts';
import { Invite } from '../../ui/Invite.tsx';
import { Bought } from '../Bought.tsx';
import { Outcome } from '../Outcome.tsx';
import { TradeFacts } from './Facts.tsx';
import { Ships } from './GoodsResult.tsx';

type Props = { trade: Payable; order: Payable['orders'][number]; onChange: () => void };

/** Follows the group while it is open: it fills or fails while one waits here. */
export function GroupResult({ trade, order, onChange }: Props) {
  const place = { groupProdId: order.group?.groupProdId ?? 0, groupId: order.group?.id };
  const [page, { value }] = useResource((words) => createGroupPage(place, words));
  const state = value?.group?.state ?? order.group?.state;
  const isOpen = state === 'open' || state === 'unpaid';
  useEffect(() => (isOpen ? page.watch() : undefined), [isOpen, page]);
  useEffect(() => {
    if (!isOpen && order.word === 'toGroup') onChange();
  }, [isOpen, order.word, onChange]);
  if (state === 'failed') return <Failed trade={trade} order={order} />;
  if (state === 'full') return <Full trade={trade} order={order} />;
  return (
    <Open
      trade={trade}
      order={order}
      group={value?.group ?? undefined}
      now={value?.now ?? trade.now}
      onEnd={() => void page.reload()}
    />
  );
}

type OpenProps = Omit<Props, 'onChange'> & { group: OneGroup | undefined; now: string; onEnd: () => void };

function Open({ trade, order, group, now, onEnd }: OpenProps) {
  const { t } = useIsland();
  const own = order.group;
  if (!own) return null;
  const n = group ? group.missing + group.waiting : own.missing;
  const endsAt = group?.endsAt ?? own.endsAt;
  return (
    <Outcome look="waiting" title={t(own.opener ? 'pay:result.groupOpened' : 'pay:result.groupJoined', { n })}>
      <p className="font-medium">
        {t('pay:result.groupLeft')}{' '}
        <span className="text-price">
          <Countdown key={endsAt} endsAt={endsAt} now={now} onEnd={onEnd} />
        </span>
      </p>
      <p className="text-quiet max-w-128">{t('pay:result.groupText')}</p>
      {group?.missing === 0 ? <p>{t('group:held')}</p> : <Invite path={groupPath(own.groupProdId, own.id)} />}
      <TradeFacts trade={trade} />
      <ToOrder id={order.id} />
      <Bought trade={trade} />
    </Outcome>
  );
}

function Full({ trade, order }: Omit<Props, 'onChange'>) {
  const { t } = useIsland();
  return (
    <Outcome look="done" title={t('group:state.full')}>
      <Ships orders={[order]} />
      <TradeFacts trade={trade} />
      <ToOrder id={order.id} primary />
      <Bought trade={trade} />
    </Outcome>
  );
}

/** The money goes back within moments; then the trade has ended, and says how much. */
function Failed({ trade, order }: Omit<Props, 'onChange'>) {
  const { t } = useIsland();
  return (
    <Outcome look="open" title={t('group:state.failed')} text={t('pay:result.groupFailed')}>
      <TradeFacts trade={trade} />
      <ToOrder id={order.id} primary />
    </Outcome>
  );
}

function ToOrder({ id, primary = false }: { id: string; primary?: boolean }) {
  const { t } = useIsland();
  return (
    <p className="pay-next">
      <a href={orderPath(id)} className={`btn ${primary ? 'btn-primary' : 'btn-outline'}`}>
        {t('pay:end.orders')}
      </a>
    </p>
  );
}
