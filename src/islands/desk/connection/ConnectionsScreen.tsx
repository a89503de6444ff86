import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { testMail, testPayment, testSms } from '#contract/connection/desk.calls.ts';
import type { DeskConnections } from '#contract/connection/schema.ts';
import { LIMITS } from '#contract/limits.ts';
import { listNotifications } from '#contract/notification/desk.calls.ts';
import {
  createConnections,
  createMailTest,
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
import { Notifications } from './Notifications.tsx';
import { Outcome, Service, State } from './parts.tsx';
import { Files, Tracking } from './TestedServices.tsx';

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
          <Sms sms={found.sms} templates={found.templates} />
          <Mail mail={found.mail} />
          <Tracking tracking={found.tracking} />
          <Files files={found.files} />
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
          <Payout payout={found.payout} />
          <May call={listNotifications}>
            <Notifications />
          </May>
        </div>
      )}
    </>
  );
}

function Sms({ sms: { name, real }, templates }: Pick<DeskConnections, 'sms' | 'templates'>) {
  const { t } = useIsland();
  return (
    <section className="desk-card" aria-labelledby="sms-title">
      <h2 id="sms-title">{t('deskconnections:sms')}</h2>
      <Service name={name} real={real} />
      {!real && <p className="text-quiet">{t('deskconnections:smsOutbox')}</p>}
      <TestForm kind="sms" field="mobile" maxLength={LIMITS.mobile} inputMode="numeric" />
      <h3 className="mt-6 font-semibold">{t('deskconnections:templates')}</h3>
      <ul className="mt-2 grid gap-1">
        {templates.map(({ event, set }) => (
          <li key={event} className="flex flex-wrap gap-3">
            {t(`deskconnections:event.${event}`)}
            <span className="desk-status" data-waiting={!set || undefined}>
              {t(set ? 'deskconnections:templateSet' : 'deskconnections:templateMissing')}
            </span>
          </li>
        ))}
      </ul>
      <p className="field-hint mt-2">{t('deskconnections:templatesHint')}</p>
    </section>
  );
}

function Mail({ mail: { name, real } }: Pick<DeskConnections, 'mail'>) {
  const { t } = useIsland();
  return (
    <section className="desk-card" aria-labelledby="mail-title">
      <h2 id="mail-title">{t('deskconnections:mail')}</h2>
      <Service name={name} real={real} />
      {!real && <p className="text-quiet">{t('deskconnections:mailOutbox')}</p>}
      <TestForm kind="mail" field="email" maxLength={LIMITS.email} inputMode="email" />
    </section>
  );
}

type TestFormProps = {
  kind: 'sms' | 'mail';
  field: 'mobile' | 'email';
  maxLength: number;
  inputMode: 'numeric' | 'email';
};

function TestForm({ kind, field, maxLength, inputMode }: TestFormProps) {
  const { t, failureWords } = useIsland();
  const [test] = useState(() => (kind === 'sms' ? createSmsTest : createMailTest)(failureWords));
  const [to, setTo] = useState('');
  const busy = useStore(test.$busy);
  const failure = useStore(test.$failure);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void test.run(to.trim());
  };
  return (
    <>
      <May call={kind === 'sms' ? testSms : testMail}>
        <form className="desk-find mt-4" noValidate onSubmit={send}>
          <Field
            label={t(`deskconnections:${field}`)}
            value={to}
            onValue={setTo}
            maxLength={maxLength}
            inputMode={inputMode}
            autoComplete="off"
            error={fieldErrors(failure)(field)}
          />
          <Button type="submit" size="sm" busy={busy}>
            {t(`deskconnections:${kind}Test`)}
          </Button>
        </form>
      </May>
      <Outcome test={test} />
      <p className="field-hint mt-4">{t(`deskconnections:${kind}TestHint`)}</p>
    </>
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

function Payout({ payout: { name, real, kinds } }: Pick<DeskConnections, 'payout'>) {
  const { t } = useIsland();
  const byHand = kinds.length === 0;
  return (
    <section className="desk-card" aria-labelledby="payout-title">
      <h2 id="payout-title">{t('deskconnections:payout.title')}</h2>
      <p className="flex flex-wrap items-center gap-3">
        <b>{t(`deskconnections:payout.name.${name}`)}</b>
        {!byHand && <State real={real} />}
      </p>
      <p className="field-hint mt-2">
        {byHand
          ? t('deskconnections:payout.byHandHint')
          : t('deskconnections:payout.kinds', {
              kinds: kinds
                .map((kind) => t(`deskconnections:payout.kind.${kind}`))
                .join(t('deskconnections:payout.and')),
            })}
      </p>
      {!byHand && !real && <p className="text-quiet">{t('deskconnections:payout.sandbox')}</p>}
    </section>
  );
}
