import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskOrder } from '#contract/order/desk.schema.ts';
import { SHOP_CANCELS, type ShopCancel, type ShopMoveName } from '#contract/order/values.ts';
import { createDeskMoves, type MoveInput } from '../../../stores/desk/order.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';

type Props = {
  order: Pick<DeskOrder, 'id' | 'moves' | 'payable' | 'back' | 'lines'>;
  size?: 'sm' | 'md';
  /** With the way to cancel an order that was accepted. */
  cancels?: boolean;
  onDone: () => void;
};

type Ending = 'refuse' | ShopCancel;
const isCancel = (move: ShopMoveName): move is ShopCancel => SHOP_CANCELS.some((one) => one === move);
const isEnding = (move: ShopMoveName): move is Ending => move === 'refuse' || isCancel(move);

export function MoveButtons({ order, size = 'md', cancels = false, onDone }: Props) {
  const { id, payable, back, lines } = order;
  const moves = order.moves.filter((move) => cancels || !isCancel(move));
  const { t, failureWords } = useIsland();
  const [actions] = useState(() => createDeskMoves(id, failureWords));
  const busy = useStore(actions.$busy, { ssr: 'initial' });
  const [asking, setAsking] = useState<'ship' | Ending>();
  const move = async (input: MoveInput) => {
    const went = await actions.move(input);
    if (went) {
      setAsking(undefined);
      toast(t(`deskorders:done.${input.move}`), 'success');
    }
    // Who comes too late sees what state it is in.
    onDone();
  };
  const begin = (name: ShopMoveName) => {
    if (name === 'ship' || isEnding(name)) setAsking(name);
    else void move({ move: name });
  };
  return (
    <>
      {moves.map((name) => (
        <Button
          key={name}
          size={size}
          look={isEnding(name) ? 'ghost' : 'primary'}
          busy={busy}
          onClick={() => begin(name)}
        >
          {t(`deskorders:move.${name}`)}
        </Button>
      ))}
      {asking === 'ship' && (
        <ShipDialog
          lines={lines}
          busy={busy}
          onShip={(parcel) => move({ move: 'ship', ...parcel })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking && asking !== 'ship' && (
        <RefuseDialog
          of={asking === 'refuse' ? 'refuse' : 'cancel'}
          payable={payable - back.money}
          busy={busy}
          onRefuse={(reason) => move({ move: asking, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
