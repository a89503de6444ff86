import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { STATUS } from '#contract/enums.ts';
import { covers } from '#contract/operator/areas.values.ts';
import { isPreset, PRESET_RIGHTS, presetsOf } from '#contract/operator/roles.values.ts';
import type { OperatorInput, OperatorView, StaffView } from '#contract/operator/staff.schema.ts';
import { OPERATOR_NAME } from '#contract/operator/values.ts';
import { hasForm } from '#contract/text.ts';
import type { Staff } from '../../../stores/desk/staff.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { ChoiceField, isComing } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { bind } from '../ui/bind.ts';
import { Switch } from '../ui/fields.tsx';
import { useWorker } from '../ui/may.tsx';

type Props = {
  staff: Staff;
  operator: OperatorView | undefined;
  onClose: () => void;
};

/** `role` is missing until one is chosen. */
type Form = Omit<OperatorInput, 'role'> & { role: OperatorInput['role'] | undefined };

const formOf = ({ name, role, roleId, shopId, status }: OperatorView): Form => ({ name, role, roleId, shopId, status });

const NEW = { name: '', roleId: null, status: STATUS.NORMAL };

const MALL = '';

export function OperatorDialog({ staff, operator, onClose }: Props) {
  const { t } = useIsland();
  const { shopId: own } = useWorker();
  const [userName, setUserName] = useState('');
  const [form, setForm] = useState<Form>(
    operator ? formOf(operator) : { ...NEW, role: own === null ? 'editor' : undefined, shopId: own },
  );
  const busy = useStore(staff.$busy);
  const failure = useStore(staff.$failure);
  const list = useStore(staff.$state);
  useEffect(() => staff.forget, [staff]);
  const set = (change: Partial<Form>) => setForm({ ...form, ...change });
  const error = () => {
    if (!operator && !hasForm(OPERATOR_NAME, userName))
      return { field: 'userName', text: t('desk:staff.userNameHint') };
    if (!form.name.trim()) return { field: 'name', text: t('desk:staff.error.name') };
    return form.role ? undefined : { field: 'role', text: t('desk:staff.error.role') };
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const input = { ...form, role: form.role ?? 'custom' };
    const done = operator ? staff.change(operator.id, input, error()) : staff.add({ userName, input }, error());
    if (await done) onClose();
  };
  const errorOf = fieldErrors(failure);
  const field = bind(form, setForm, (name) => t(`desk:staff.${name}`), errorOf);
  const elsewhere =
    failure && !['name', 'userName', 'shopId', 'role'].includes(failure.field ?? '') ? failure.text : undefined;
  return (
    <Dialog title={operator ? t('desk:staff.editOf', { name: operator.name }) : t('desk:staff.add')} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={save}>
        {!operator && (
          <Field
            label={t('desk:login.userName')}
            value={userName}
            onValue={setUserName}
            hint={t('desk:staff.userNameHint')}
            error={errorOf('userName')}
            maxLength={32}
            autoComplete="off"
            data-first
          />
        )}
        <Field {...field('name')} maxLength={40} autoComplete="off" />
        {operator?.store && <p className="field-hint">{t('desk:staff.storeAccount', { shop: operator.shop ?? '' })}</p>}
        {!operator?.store && own === null && (
          <ChoiceField
            label={t('desk:staff.worksFor')}
            value={String(form.shopId ?? MALL)}
            onValue={(shopId) =>
              set({ shopId: shopId === MALL ? null : Number(shopId), role: undefined, roleId: null })
            }
            error={errorOf('shopId')}
            now={list}
            onRetry={staff.reload}
            options={({ shops }) => [
              [MALL, t('desk:staff.mall')],
              ...shops.map(({ id, name }) => [String(id), name] as const),
            ]}
          />
        )}
        {!operator?.store && (
          <RoleField
            form={form}
            list={list}
            error={errorOf('role')}
            onRole={(role) => set(role)}
            onRetry={staff.reload}
          />
        )}
        {operator && (
          <Switch
            label={t('desk:staff.access')}
            hint={t('desk:staff.accessHint')}
            value={form.status === STATUS.NORMAL}
            onValue={(may) => set({ status: may ? STATUS.NORMAL : STATUS.DISABLED })}
          />
        )}
        <p role="alert" className="field-error">
          {elsewhere}
        </p>
        <FormButtons action={t('desk:document.save')} busy={busy || isComing(list)} onClose={onClose} />
      </form>
    </Dialog>
  );
}

type RoleProps = {
  form: Form;
  list: ReturnType<Staff['$state']['get']>;
  error: string | undefined;
  onRole: (role: Pick<Form, 'role' | 'roleId'>) => void;
  onRetry: () => unknown;
};

/** Those of their side that let do no more than one may oneself. */
function RoleField({ form: { role, roleId, shopId }, list, error, onRole, onRetry }: RoleProps) {
  const { t } = useIsland();
  const { rights } = useWorker();
  const options = ({ roles }: StaffView) => [
    ...presetsOf(shopId)
      .filter((preset) => covers(rights, PRESET_RIGHTS[preset]))
      .map((preset) => [preset, t(`desk:role.${preset}`)] as const),
    ...roles.filter((one) => one.shopId === shopId && one.may).map(({ id, name }) => [String(id), name] as const),
  ];
  return (
    <ChoiceField
      label={t('desk:staff.role')}
      value={role === 'custom' ? String(roleId) : (role ?? '')}
      onValue={(value) =>
        onRole(isPreset(value) ? { role: value, roleId: null } : { role: 'custom', roleId: Number(value) })
      }
      hint={t('desk:staff.roleHint')}
      error={error}
      now={list}
      onRetry={onRetry}
      options={options}
      placeholder={t('desk:staff.error.role')}
    />
  );
}
