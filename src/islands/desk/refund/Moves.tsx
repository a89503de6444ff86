import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskRefundView } from '#contract/refund/desk.schema.ts';
import type { DeskRefundMove } from '#contract/refund/values.ts';
import type { DeskRefundInput, DeskRefundStore } from '../../../stores/desk/refund.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { MoveDialog } from './MoveDialog.tsx';

const QUIET: readonly DeskRefundMove[] = ['refuse', 'refuseParcel', 'decideRefuse'];

export function Moves({ store, refund }: { store: DeskRefundStore; refund: DeskRefundView }) {
  const { t } = useIsland();
  const busy = useStore(store.$busy, { ssr: 'initial' });
  const [asking, setAsking] = useState<DeskRefundMove>();
  const move = async (name: DeskRefundMove, input: DeskRefundInput) => {
    if (!(await store.move(name, input))) return;
    setAsking(undefined);
    toast(t(`deskrefunds:done.${name}`), 'success');
  };
  return (
    <>
      {refund.moves.map((name) => (
        <Button key={name} look={QUIET.includes(name) ? 'ghost' : 'primary'} onClick={() => setAsking(name)}>
          {t(`deskrefunds:move.${name}`)}
        </Button>
      ))}
      {asking && (
        <MoveDialog
          move={asking}
          refund={refund}
          busy={busy}
          onMove={(input) => void move(asking, input)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
