import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { addRole } from '#contract/operator/desk.calls.ts';
import type { RoleView } from '#contract/operator/staff.schema.ts';
import { createRoles, type RoleForm, roleRows } from '../../../stores/desk/role.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { useMay, useWorker } from '../ui/may.tsx';
import { useRoleColumns } from './columns.tsx';
import { RoleDialog } from './RoleDialog.tsx';

export const RolesScreen = defineScreen(Screen);

/** `id` undefined: a new one, perhaps a copy. `readOnly`: it is only looked at. */
export type OpenRole = { id: number | undefined; form: RoleForm; readOnly?: boolean };

function Screen() {
  const { t } = useIsland();
  const { shopId } = useWorker();
  const edits = useMay()(addRole);
  const [roles, now] = useResource(createRoles);
  const [open, setOpen] = useState<OpenRole>();
  const [removed, setRemoved] = useState<RoleView>();
  const busy = useStore(roles.$acting);
  return (
    <FoundList
      title={t('deskroles:title')}
      actions={
        edits && (
          <Button
            look="primary"
            size="sm"
            onClick={() => setOpen({ id: undefined, form: { name: '', rights: {}, shopId, version: 1 } })}
          >
            {t('deskroles:add')}
          </Button>
        )
      }
      found={{ list: roles, now, page: now.value && { items: roleRows(now.value, shopId) } }}
      none={null}
      columns={useRoleColumns({ edits, onOpen: setOpen, onRemove: setRemoved })}
    >
      <p className="field-hint mb-4">{t('deskroles:hint')}</p>
      {open && <RoleDialog roles={roles} open={open} onClose={() => setOpen(undefined)} />}
      {removed && (
        <Confirm
          title={t('deskroles:removeOf', { name: removed.name })}
          action={t('deskroles:remove')}
          busy={busy}
          onConfirm={() => void roles.remove(removed.id).then(() => setRemoved(undefined))}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </FoundList>
  );
}
