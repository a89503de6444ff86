import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { ROLE_NAME } from '#contract/operator/values.ts';
import type { Roles } from '../../../stores/desk/role.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { RightsTable } from './RightsTable.tsx';
import type { OpenRole } from './RolesScreen.tsx';

type Props = { roles: Roles; open: OpenRole; onClose: () => void };

export function RoleDialog({ roles, open: { id, form: first, readOnly = false }, onClose }: Props) {
  const { t } = useIsland();
  const [form, setForm] = useState(first);
  const busy = useStore(roles.$busy);
  const failure = useStore(roles.$failure);
  useEffect(() => roles.forget, [roles]);
  const table = (
    <RightsTable
      rights={form.rights}
      shopId={form.shopId}
      onRights={readOnly ? undefined : (rights) => setForm({ ...form, rights })}
    />
  );
  if (readOnly)
    return (
      <Dialog title={form.name} onClose={onClose} wide>
        <div className="mt-5">{table}</div>
      </Dialog>
    );
  const error = () => {
    if (!form.name.trim()) return { field: 'name', text: t('deskroles:error.name') };
    return Object.keys(form.rights).length === 0 ? { text: t('deskroles:error.rights') } : undefined;
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await roles.save(id, { ...form, name: form.name.trim() }, error())) onClose();
  };
  const errorOf = fieldErrors(failure);
  return (
    <Dialog
      title={t(id === undefined ? 'deskroles:add' : 'deskroles:editOf', { name: first.name })}
      onClose={onClose}
      wide
    >
      <form className="mt-5 grid gap-4" noValidate onSubmit={save}>
        <Field
          label={t('deskroles:name')}
          value={form.name}
          onValue={(name) => setForm({ ...form, name })}
          hint={t('deskroles:nameHint')}
          error={errorOf('name')}
          maxLength={ROLE_NAME.most}
          autoComplete="off"
          data-first
        />
        {table}
        <p role="alert" className="field-error">
          {failure && failure.field !== 'name' ? failure.text : undefined}
        </p>
        <FormButtons action={t('desk:document.save')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
