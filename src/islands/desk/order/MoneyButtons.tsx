import { useState } from 'react';
import { reduceOrder } from '#contract/order/desk.calls.ts';
import type { DeskOrderView } from '#contract/order/desk.schema.ts';
import { mostReduction } from '#contract/order/reduction.rules.ts';
import { giveBack } from '#contract/refund/desk.calls.ts';
import type { DeskOrderStore } from '../../../stores/desk/order.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { May } from '../ui/may.tsx';
import { GiveBackDialog } from './GiveBackDialog.tsx';
import { ReduceDialog } from './ReduceDialog.tsx';

type Props = { store: DeskOrderStore; order: DeskOrderView };

/** What changes the money of an order: a lower price before it is paid, money back afterwards. */
export function MoneyButtons({ store, order }: Props) {
  const { t } = useIsland();
  const [open, setOpen] = useState<'reduce' | 'giveBack'>();
  const close = () => setOpen(undefined);
  const isPaid = order.paid.at !== null && order.word !== 'canceled' && order.word !== 'refunded';
  return (
    <>
      {mostReduction(order) > 0 && (
        <May call={reduceOrder}>
          <Button look="outline" onClick={() => setOpen('reduce')}>
            {t('deskorders:reduce.open')}
          </Button>
        </May>
      )}
      {isPaid && order.kind !== 'member' && (
        <May call={giveBack}>
          <Button look="outline" onClick={() => setOpen('giveBack')}>
            {t('deskorders:giveBack.open')}
          </Button>
        </May>
      )}
      {open === 'reduce' && <ReduceDialog store={store} order={order} onClose={close} />}
      {open === 'giveBack' && (
        <GiveBackDialog
          orderId={order.id}
          onDone={() => {
            close();
            void store.reload();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
