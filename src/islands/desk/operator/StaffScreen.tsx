import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { addOperator } from '#contract/operator/desk.calls.ts';
import type { OperatorView, RoleView } from '#contract/operator/staff.schema.ts';
import { createStaff, type Staff } from '../../../stores/desk/staff.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { May } from '../ui/may.tsx';
import { useOperatorColumns } from './columns.tsx';
import { GivenPassword } from './GivenPassword.tsx';
import { LoginsDialog } from './LoginsDialog.tsx';
import { OperatorDialog } from './OperatorDialog.tsx';

export const StaffScreen = defineScreen(Screen);

const NONE: readonly RoleView[] = [];

function Screen() {
  const { t } = useIsland();
  const [staff, now] = useResource(createStaff);
  const [edited, setEdited] = useState<OperatorView | 'new'>();
  const [confirming, setConfirming] = useState<OperatorView>();
  const [logins, setLogins] = useState<OperatorView>();
  return (
    <FoundList
      title={t('desk:menu.staff')}
      actions={
        <May call={addOperator}>
          <Button look="primary" size="sm" onClick={() => setEdited('new')}>
            {t('desk:staff.add')}
          </Button>
        </May>
      }
      found={{ list: staff, now, page: now.value && { items: now.value.operators } }}
      none={null}
      columns={useOperatorColumns({
        roles: now.value?.roles ?? NONE,
        onEdit: setEdited,
        onPassword: setConfirming,
        onLogins: setLogins,
      })}
    >
      {edited && (
        <OperatorDialog
          staff={staff}
          operator={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {confirming && <AskPassword staff={staff} operator={confirming} onClose={() => setConfirming(undefined)} />}
      {logins && <LoginsDialog staff={staff} operator={logins} onClose={() => setLogins(undefined)} />}
      <GivenPassword staff={staff} />
    </FoundList>
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
