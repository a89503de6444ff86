import { useStore } from '@nanostores/react';
import { type FormEvent, useRef, useState } from 'react';
import { CARRIERS } from '#contract/order/carriers.values.ts';
import type { RefundView } from '#contract/refund/schema.ts';
import type { RefundPageStore } from '../../../stores/inside/refund.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Fact } from '../ui/order/Facts.tsx';
import { Parcel } from '../ui/order/Parcels.tsx';

type Props = { store: RefundPageStore; refund: RefundView };

export function ShipBack({ store, refund: { address, parcel, actions } }: Props) {
  const { t } = useIsland();
  const [correcting, setCorrecting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const mayCorrect = actions.includes('correctParcel');
  const corrected = () => {
    setCorrecting(false);
    opener.current?.focus();
  };
  return (
    <section aria-labelledby="refund-parcel">
      <h2 id="refund-parcel">{t('refund:ship.title')}</h2>
      {address && (
        <dl className="order-facts mt-3">
          <Fact name={t('refund:ship.to')}>
            {address.recipient} <span className="tabular-nums">{address.mobile}</span>
            <br />
            {address.detail}
          </Fact>
        </dl>
      )}
      {parcel && (
        <div className="mt-4">
          <Parcel parcel={parcel}>
            {mayCorrect && (
              <Button look="link" ref={opener} aria-expanded={correcting} onClick={() => setCorrecting(!correcting)}>
                {t('refund:ship.correct')}
              </Button>
            )}
          </Parcel>
        </div>
      )}
      {actions.includes('shipBack') && (
        <Form store={store} send={t('refund:ship.send')} done={t('refund:done.ship')} onSend={store.ship} />
      )}
      {mayCorrect && correcting && parcel && (
        <Form
          store={store}
          before={parcel}
          send={t('refund:ship.save')}
          done={t('refund:done.correct')}
          onSend={store.correct}
          onDone={corrected}
        />
      )}
    </section>
  );
}

type FormProps = {
  store: RefundPageStore;
  before?: { code: string; number: string };
  send: string;
  done: string;
  onSend: RefundPageStore['ship'];
  onDone?: () => void;
};

function Form({ store, before, send: sendText, done, onSend, onDone }: FormProps) {
  const { language, t } = useIsland();
  const busy = useStore(store.$busy);
  const error = useStore(store.$error);
  const [carrier, setCarrier] = useState(before?.code ?? '');
  const [number, setNumber] = useState(before?.number ?? '');
  const [tried, setTried] = useState(false);
  const errorOf = (field: string, value: string, missing: string) =>
    tried && !value.trim() ? t(`refund:ship.${missing}`) : error?.field === field ? error.text : undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!carrier || !number.trim() || !(await onSend({ carrier, number }))) return;
    toast(done, 'success');
    onDone?.();
  };
  return (
    <form method="dialog" noValidate className="refund-ship max-md:grid-cols-1" onSubmit={(event) => void send(event)}>
      <FieldFrame label={t('refund:ship.carrier')} error={errorOf('carrier', carrier, 'carrierMissing')}>
        {(ties) => (
          <select {...ties} value={carrier} onChange={({ target }) => setCarrier(target.value)}>
            <option value="">{t('refund:apply.choose')}</option>
            {CARRIERS.map((one) => (
              <option key={one.code} value={one.code}>
                {one[language]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field
        label={t('refund:ship.number')}
        value={number}
        onValue={setNumber}
        error={errorOf('number', number, 'numberMissing')}
        maxLength={80}
        autoComplete="off"
      />
      <Button className="mt-7 max-md:mt-2" type="submit" look="primary" busy={busy}>
        {sendText}
      </Button>
    </form>
  );
}
