import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import type { OwnBrandRequests } from '#contract/brand-request/schema.ts';
import { BRAND_REQUEST } from '#contract/brand-request/values.ts';
import { createBrandWish } from '../../../stores/desk/brand-request.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { TextArea } from '../ui/fields.tsx';

/** For a shop that does not find its brand among those of the mall. */
export function BrandWish() {
  const { t } = useIsland();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {t('deskgoods:brand.missing')}
      </Button>
      {open && <WishDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function WishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useIsland();
  const [wish, now] = useResource(createBrandWish);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const busy = useStore(wish.$busy);
  const failure = useStore(wish.$failure);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await wish.ask(name, note, t('deskgoods:brand.needsName')))) return;
    toast(t('deskgoods:brand.asked'), 'success');
    onClose();
  };
  return (
    <Dialog title={t('deskgoods:brand.ask')} onClose={onClose}>
      <form className="mt-4 grid gap-4" noValidate onSubmit={send}>
        <p className="text-quiet">{t('deskgoods:brand.text')}</p>
        <Field
          label={t('deskgoods:brand.name')}
          value={name}
          onValue={setName}
          error={fieldErrors(failure)('name')}
          maxLength={BRAND_REQUEST.name}
          data-first
        />
        <TextArea
          label={t('deskgoods:brand.note')}
          value={note}
          onValue={setNote}
          maxLength={BRAND_REQUEST.note}
          error={fieldErrors(failure)('note')}
        />
        {failure && !failure.field && (
          <p className="field-error" role="alert">
            {failure.text}
          </p>
        )}
        <FormButtons action={t('deskgoods:brand.ask')} busy={busy} onClose={onClose} />
      </form>
      <Loading now={now} onRetry={wish.reload} />
      {now.value && now.value.items.length > 0 && <Asked items={now.value.items} />}
    </Dialog>
  );
}

function Asked({ items }: Pick<OwnBrandRequests, 'items'>) {
  const { t } = useIsland();
  return (
    <section className="mt-6">
      <h3 className="mb-2 text-sm font-medium">{t('deskgoods:brand.own')}</h3>
      <ul className="grid gap-2 text-sm">
        {items.map(({ id, name, state, reason }) => (
          <li key={id} className="wrap-anywhere">
            {name} <span className="text-quiet">· {t(`deskgoods:brand.state.${state}`)}</span>
            {reason && <span className="block text-quiet">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
