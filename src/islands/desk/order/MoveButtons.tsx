import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskOrder } from '#contract/order/desk.schema.ts';
import type { ShopMoveName } from '#contract/order/values.ts';
import { createDeskMoves, type MoveInput } from '../../../stores/desk/order.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';

type Props = {
  order: Pick<DeskOrder, 'id' | 'moves' | 'payable' | 'lines'>;
  size?: 'sm' | 'md';
  onDone: () => void;
};

export function MoveButtons({ order: { id, moves, payable, lines }, size = 'md', onDone }: Props) {
  const { t, failureWords } = useIsland();
  const [actions] = useState(() => createDeskMoves(id, failureWords));
  const busy = useStore(actions.$busy, { ssr: 'initial' });
  const [asking, setAsking] = useState<'ship' | 'refuse'>();
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
    if (name === 'ship' || name === 'refuse') setAsking(name);
    else void move({ move: name });
  };
  return (
    <>
      {moves.map((name) => (
        <Button
          key={name}
          size={size}
          look={name === 'refuse' ? 'ghost' : 'primary'}
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
      {asking === 'refuse' && (
        <RefuseDialog
          payable={payable}
          busy={busy}
          onRefuse={(reason) => move({ move: 'refuse', reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
