import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { testPayment, testSms } from '#contract/connection/desk.calls.ts';
import type { DeskConnections } from '#contract/connection/schema.ts';
import { LIMITS } from '#contract/limits.ts';
import {
  type ConnectionTest,
  createConnections,
  createPaymentTest,
  createSmsTest,
} from '../../../stores/desk/connection.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { May } from '../ui/may.tsx';

export const ConnectionsScreen = defineScreen(Screen);

function Screen() {
  const { t } = useIsland();
  const [connections, now] = useResource(createConnections);
  const found = now.value;
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskconnections:title')}</h1>
      </header>
      <p className="field-hint mb-4">{t('deskconnections:hint')}</p>
      <Loading now={now} onRetry={connections.reload}>
        <Skeleton count={2} className="h-36" />
      </Loading>
      {found && (
        <div className="grid gap-4">
          <Sms sms={found.sms} />
          <section className="desk-card" aria-labelledby="payment-title">
            <h2 id="payment-title">{t('deskconnections:payment')}</h2>
            {found.payments.length === 0 && <p>{t('deskconnections:none')}</p>}
            <ul className="rows">
              {found.payments.map((payment) => (
                <Payment key={payment.name} payment={payment} />
              ))}
            </ul>
            <p className="field-hint mt-4">{t('deskconnections:payTestHint')}</p>
          </section>
        </div>
      )}
    </>
  );
}

function State({ real }: { real: boolean }) {
  const { t } = useIsland();
  return (
    <span className="desk-status" data-waiting={!real || undefined}>
      {t(real ? 'deskconnections:real' : 'deskconnections:notReal')}
    </span>
  );
}

function Sms({ sms: { name, real } }: Pick<DeskConnections, 'sms'>) {
  const { t, failureWords } = useIsland();
  const [test] = useState(() => createSmsTest(failureWords));
  const [mobile, setMobile] = useState('');
  const busy = useStore(test.$busy);
  const failure = useStore(test.$failure);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void test.run(mobile.trim());
  };
  return (
    <section className="desk-card" aria-labelledby="sms-title">
      <h2 id="sms-title">{t('deskconnections:sms')}</h2>
      <p className="flex flex-wrap items-center gap-3">
        <b>{t(`deskconnections:name.${name}`)}</b>
        <State real={real} />
      </p>
      {!real && <p className="text-quiet">{t('deskconnections:smsOutbox')}</p>}
      <May call={testSms}>
        <form className="desk-find mt-4" noValidate onSubmit={send}>
          <Field
            label={t('deskconnections:mobile')}
            value={mobile}
            onValue={setMobile}
            maxLength={LIMITS.mobile}
            inputMode="numeric"
            autoComplete="off"
            error={fieldErrors(failure)('mobile')}
          />
          <Button type="submit" size="sm" busy={busy}>
            {t('deskconnections:smsTest')}
          </Button>
        </form>
      </May>
      <Outcome test={test} />
      <p className="field-hint mt-4">{t('deskconnections:smsTestHint')}</p>
    </section>
  );
}

function Payment({ payment: { name, real } }: { payment: DeskConnections['payments'][number] }) {
  const { t, failureWords } = useIsland();
  const [test] = useState(() => createPaymentTest(failureWords));
  const busy = useStore(test.$busy);
  const called = t(`deskconnections:name.${name}`);
  return (
    <li>
      <p className="flex flex-wrap items-center gap-3">
        <b>{called}</b>
        <State real={real} />
        <May call={testPayment}>
          <Button
            size="sm"
            busy={busy}
            aria-label={t('deskconnections:payTestOf', { name: called })}
            onClick={() => void test.run(name)}
          >
            {t('deskconnections:payTest')}
          </Button>
        </May>
      </p>
      {!real && <p className="text-quiet">{t('deskconnections:sandbox')}</p>}
      <Outcome test={test} />
    </li>
  );
}

function Outcome({ test }: { test: ConnectionTest }) {
  const { t } = useIsland();
  const result = useStore(test.$result);
  const failure = useStore(test.$failure);
  return (
    <>
      <p role="status">
        {result &&
          t(result.ok ? 'deskconnections:ok' : 'deskconnections:failed', { ms: result.ms, reason: result.reason })}
      </p>
      {failure && !failure.field && (
        <p role="alert" className="field-error">
          {failure.text}
        </p>
      )}
    </>
  );
}
