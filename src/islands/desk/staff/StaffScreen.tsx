import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { OperatorView } from '#contract/operator/staff.schema.ts';
import { createStaff, type Staff } from '../../../stores/desk/staff.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { TableFrame } from '../ui/TableFrame.tsx';
import { GivenPassword } from './GivenPassword.tsx';
import { OperatorDialog } from './OperatorDialog.tsx';
import { OperatorTable } from './OperatorTable.tsx';

/** Who works at the desk, and as what. */
export const StaffScreen = defineScreen(Screen);

function Screen() {
  const { t } = useIsland();
  const [staff, now] = useResource(createStaff);
  const [edited, setEdited] = useState<OperatorView | 'new'>();
  const [confirming, setConfirming] = useState<OperatorView>();
  return (
    <>
      <header className="desk-head">
        <h1>{t('desk:menu.staff')}</h1>
        <Button look="primary" size="sm" onClick={() => setEdited('new')}>
          {t('desk:staff.add')}
        </Button>
      </header>
      <TableFrame now={now} onRetry={staff.reload} isEmpty={({ operators }) => !operators.length} empty={null}>
        {({ operators }) => <OperatorTable operators={operators} onEdit={setEdited} onPassword={setConfirming} />}
      </TableFrame>
      {edited && (
        <OperatorDialog
          staff={staff}
          operator={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {confirming && <AskPassword staff={staff} operator={confirming} onClose={() => setConfirming(undefined)} />}
      <GivenPassword staff={staff} />
    </>
  );
}

type AskProps = { staff: Staff; operator: OperatorView; onClose: () => void };

function AskPassword({ staff, operator, onClose }: AskProps) {
  const { t } = useIsland();
  const busy = useStore(staff.$acting);
  const reset = async () => {
    if (await staff.resetPassword(operator)) onClose();
  };
  return (
    <Confirm
      title={t('desk:staff.resetTitle', { name: operator.name })}
      action={t('desk:staff.reset')}
      busy={busy}
      onConfirm={reset}
      onClose={onClose}
    >
      {t('desk:staff.resetText')}
    </Confirm>
  );
}
