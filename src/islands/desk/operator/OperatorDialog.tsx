import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { STATUS } from '#contract/enums.ts';
import type { OperatorInput, OperatorView } from '#contract/operator/staff.schema.ts';
import { OPERATOR_NAME, ROLES, type Role } from '#contract/operator/values.ts';
import { hasForm } from '#contract/text.ts';
import type { Staff } from '../../../stores/desk/staff.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { ChoiceField, isComing } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { bind } from '../ui/bind.ts';
import { Select, Switch } from '../ui/fields.tsx';

type Props = {
  staff: Staff;
  operator: OperatorView | undefined;
  onClose: () => void;
};

const NEW: OperatorInput = { name: '', role: 'editor', shopId: null, status: STATUS.NORMAL };

const inputOf = ({ name, role, shopId, status }: OperatorView): OperatorInput => ({ name, role, shopId, status });

export function OperatorDialog({ staff, operator, onClose }: Props) {
  const { t } = useIsland();
  const [userName, setUserName] = useState('');
  const [input, setInput] = useState(operator ? inputOf(operator) : NEW);
  const busy = useStore(staff.$busy);
  const failure = useStore(staff.$failure);
  const list = useStore(staff.$state);
  const needsShop = input.role === 'shop' && !operator?.store;
  useEffect(() => staff.forget, [staff]);
  const set = (change: Partial<OperatorInput>) => setInput({ ...input, ...change });
  const setRole = (role: Role) => set({ role, shopId: role === 'shop' ? input.shopId : null });
  const error = () => {
    if (!operator && !hasForm(OPERATOR_NAME, userName))
      return { field: 'userName', text: t('desk:staff.userNameHint') };
    if (!input.name.trim()) return { field: 'name', text: t('desk:staff.error.name') };
    return needsShop && input.shopId === null ? { field: 'shopId', text: t('desk:staff.error.shop') } : undefined;
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const done = operator ? staff.change(operator.id, input, error()) : staff.add({ userName, input }, error());
    if (await done) onClose();
  };
  const errorOf = fieldErrors(failure);
  const field = bind(input, setInput, (name) => t(`desk:staff.${name}`), errorOf);
  const elsewhere = failure && !['name', 'userName', 'shopId'].includes(failure.field ?? '') ? failure.text : undefined;
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
        {operator?.store ? (
          <p className="field-hint">{t('desk:staff.storeAccount', { shop: operator.shop ?? '' })}</p>
        ) : (
          <Select
            {...field('role')}
            onValue={setRole}
            options={ROLES.map((role) => [role, t(`desk:role.${role}`)] as const)}
          />
        )}
        {needsShop && (
          <ChoiceField
            label={t('desk:staff.shop')}
            value={String(input.shopId ?? '')}
            onValue={(shopId) => set({ shopId: Number(shopId) })}
            error={errorOf('shopId')}
            now={list}
            onRetry={staff.reload}
            options={({ shops }) => shops.map(({ id, name }) => [String(id), name] as const)}
            placeholder={t('desk:staff.error.shop')}
            none={t('desk:staff.noShop')}
          />
        )}
        {operator && (
          <Switch
            label={t('desk:staff.access')}
            hint={t('desk:staff.accessHint')}
            value={input.status === STATUS.NORMAL}
            onValue={(may) => set({ status: may ? STATUS.NORMAL : STATUS.DISABLED })}
          />
        )}
        <p role="alert" className="field-error">
          {elsewhere}
        </p>
        <FormButtons action={t('desk:document.save')} busy={busy || (needsShop && isComing(list))} onClose={onClose} />
      </form>
    </Dialog>
  );
}
