import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import { productPath } from '../../../lib/shared/desk/product-url.ts';
import { createProductCopy } from '../../../stores/desk/copy-product.ts';
import type { DeskProduct } from '../../../stores/desk/product.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function CopyButton({ product }: { product: DeskProduct }) {
  const { t } = useIsland();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('deskgoods:copy.action')}
      </Button>
      {open && <CopyDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}

function CopyDialog({ product, onClose }: { product: DeskProduct; onClose: () => void }) {
  const { t, failureWords } = useIsland();
  const [copy] = useState(() => createProductCopy(product.id, failureWords));
  const [code, setCode] = useState('');
  const busy = useStore(copy.$busy);
  const failure = useStore(copy.$failure);
  const dirty = useStore(product.document.$dirty);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const id = await copy.send(code, t('deskgoods:copy.needsCode'));
    if (id !== undefined) location.assign(productPath(id));
  };
  return (
    <Dialog title={t('deskgoods:copy.title')} onClose={onClose}>
      <form className="mt-4 grid gap-4" noValidate onSubmit={send}>
        <p className="text-quiet">{t('deskgoods:copy.text')}</p>
        {dirty && <p className="notice-box">{t('deskgoods:copy.unsaved')}</p>}
        <Field
          label={t('deskgoods:new.code')}
          hint={t('deskgoods:new.codeHint')}
          value={code}
          onValue={setCode}
          error={fieldErrors(failure)('code')}
          maxLength={64}
          autoComplete="off"
          data-first
        />
        {failure && !failure.field && (
          <p className="field-error" role="alert">
            {failure.text}
          </p>
        )}
        <FormButtons action={t('deskgoods:copy.make')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
