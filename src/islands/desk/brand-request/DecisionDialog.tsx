import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { BrandDecision, OpenBrandRequest } from '#contract/brand-request/schema.ts';
import { BRAND_REQUEST } from '#contract/brand-request/values.ts';
import type { BrandRequests } from '../../../stores/desk/brand-request.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PairField } from '../ui/fields.tsx';

type Props = {
  requests: BrandRequests;
  request: OpenBrandRequest;
  accept: boolean;
  onDone: () => void;
  onClose: () => void;
};

/** The name is asked for as one text: the mall says what it is in both languages. */
export function DecisionDialog({ requests, request, accept, onDone, onClose }: Props) {
  const { t } = useIsland();
  const [name, setName] = useState({ zh: request.name, en: '' });
  const [reason, setReason] = useState('');
  const busy = useStore(requests.$busy);
  const failure = useStore(requests.$failure);
  useEffect(() => requests.forget, [requests]);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const body: BrandDecision = accept ? { decision: 'accept', name } : { decision: 'refuse', reason: reason.trim() };
    const missing = accept ? !name.zh.trim() : !reason.trim();
    const text = t(`deskcategories:${accept ? 'nameMissing' : 'request.reasonMissing'}`);
    if (!(await requests.decide(request.id, body, missing ? { field: 'decision', text } : undefined))) return;
    onDone();
    onClose();
  };
  const action = t(`deskcategories:request.${accept ? 'accept' : 'refuse'}`);
  return (
    <Dialog
      title={t(`deskcategories:request.${accept ? 'acceptOf' : 'refuseOf'}`, { name: request.name })}
      onClose={onClose}
    >
      <form className="mt-4 grid gap-4" noValidate onSubmit={send}>
        <p className="text-quiet">
          {t(`deskcategories:request.${accept ? 'acceptText' : 'refuseText'}`, { shop: request.shop })}
        </p>
        {accept ? (
          <PairField
            label={t('deskcategories:name')}
            value={name}
            onValue={setName}
            error={failure?.text}
            maxLength={BRAND_REQUEST.name}
          />
        ) : (
          <Field
            label={t('deskcategories:request.reason')}
            value={reason}
            onValue={setReason}
            error={failure?.text}
            maxLength={BRAND_REQUEST.reason}
            data-first
          />
        )}
        <FormButtons action={action} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
