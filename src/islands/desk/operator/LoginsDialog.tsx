import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { OperatorView } from '#contract/operator/staff.schema.ts';
import type { Staff } from '../../../stores/desk/staff.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { SessionList } from './SessionList.tsx';

type Props = { staff: Staff; operator: OperatorView; onClose: () => void };

/** Where an operator is logged in, and by what. */
export function LoginsDialog({ staff, operator, onClose }: Props) {
  const { t } = useIsland();
  const [asking, setAsking] = useState(false);
  const { name, hasFactor } = operator;
  return (
    <Dialog title={t('desksecurity:logins.of', { name })} onClose={onClose} wide>
      <div className="mt-4">
        <SessionList id={operator.id} />
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-base-300 pt-4">
        <span className="min-w-40 flex-1">
          {t(hasFactor ? 'desksecurity:logins.has' : 'desksecurity:logins.hasNot')}
        </span>
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('desksecurity:reset.action')}
        </Button>
      </p>
      {asking && (
        <ResetQuestion
          staff={staff}
          operator={operator}
          onClose={() => setAsking(false)}
          onDone={() => {
            toast(t('desksecurity:reset.done'), 'success');
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

type ResetProps = { staff: Staff; operator: OperatorView; onClose: () => void; onDone: () => void };

function ResetQuestion({ staff, operator, onClose, onDone }: ResetProps) {
  const { t } = useIsland();
  const busy = useStore(staff.$acting);
  const reset = async () => {
    if (await staff.resetFactors(operator)) onDone();
  };
  return (
    <Confirm
      title={t('desksecurity:reset.title', { name: operator.name })}
      action={t('desksecurity:reset.action')}
      busy={busy}
      onConfirm={reset}
      onClose={onClose}
    >
      {t('desksecurity:reset.text')}
    </Confirm>
  );
}
