import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { saveReceiver } from '#contract/payout/desk.calls.ts';
import type { ReceiverBrief, ReceiverRequest, ReceiverView } from '#contract/payout/desk.schema.ts';
import { PAYOUT, RECEIVER_KINDS } from '#contract/payout/values.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { createReceiver } from '../../../stores/desk/payout.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { bind } from '../ui/bind.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { Select } from '../ui/fields.tsx';
import { useMay } from '../ui/may.tsx';

export const ReceiverScreen = defineScreen(Receiver);

function Receiver() {
  const { t } = useIsland();
  const may = useMay();
  const [store, now] = useResource(createReceiver);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskpayout:receiver')}</h1>
      </header>
      <p className="field-hint mb-4">{t('deskpayout:receiverHint')}</p>
      <Loading now={now} onRetry={store.reload}>
        <Skeleton count={2} className="h-28" />
      </Loading>
      {now.value && (
        <>
          <Accounts view={now.value} />
          {now.value.mobile && may(saveReceiver) ? (
            <Change store={store} view={now.value} />
          ) : (
            <p>{t('deskpayout:ownerOnly')}</p>
          )}
        </>
      )}
    </>
  );
}

function Accounts({ view: { current, coming } }: { view: ReceiverView }) {
  const { t } = useIsland();
  return (
    <section className="desk-card mb-4" aria-labelledby="receiver-now">
      <h2 id="receiver-now" className="mb-3 font-semibold">
        {t('deskpayout:current')}
      </h2>
      {current ? <Account account={current} since="since" /> : <p>{t('deskpayout:noReceiver')}</p>}
      {coming && <Account account={coming} since="comes" />}
    </section>
  );
}

function Account({ account, since }: { account: ReceiverBrief; since: 'since' | 'comes' }) {
  const { t, language } = useIsland();
  const { kind, holder, bank, branch, tail, from } = account;
  return (
    <p className="mb-2">
      {t(`deskpayout:kind.${kind}`)} {[bank, branch].filter(Boolean).join(' ')} ·{' '}
      {t('deskpayout:ending', { holder, tail })}{' '}
      <small className="text-quiet">{t(`deskpayout:counts.${since}`, { at: dateTime(from, language) })}</small>
    </p>
  );
}

type ChangeProps = { store: ReturnType<typeof createReceiver>; view: ReceiverView };

function Change({ store, view: { holders, mobile, current } }: ChangeProps) {
  const { t } = useIsland();
  const empty: ReceiverRequest = { kind: 'bank', holder: holders[0] ?? '', bank: '', branch: '', number: '', code: '' };
  const [input, setInput] = useState(empty);
  const busy = useStore(store.$busy);
  const sending = useStore(store.$sending);
  const failure = useStore(store.$failure);
  const field = bind(input, setInput, (name) => t(`deskpayout:field.${name}`), fieldErrors(failure));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await store.save(input))) return;
    setInput(empty);
    toast(t('deskpayout:saved'));
  };
  const sendCode = async () => {
    if (await store.sendCode()) toast(t('deskpayout:codeSent', { mobile }));
  };
  return (
    <section className="desk-card" aria-labelledby="receiver-change">
      <h2 id="receiver-change" className="mb-3 font-semibold">
        {t(current ? 'deskpayout:change' : 'deskpayout:first')}
      </h2>
      <form noValidate onSubmit={send} className="grid max-w-xl gap-4">
        <Select
          {...field('kind')}
          options={RECEIVER_KINDS.map((kind) => [kind, t(`deskpayout:kind.${kind}`)] as const)}
        />
        <Select
          {...field('holder')}
          hint={t('deskpayout:holderHint')}
          options={holders.map((name) => [name, name] as const)}
        />
        {input.kind === 'bank' && (
          <>
            <Field {...field('bank')} maxLength={PAYOUT.bank} autoComplete="off" />
            <Field {...field('branch')} maxLength={PAYOUT.bank} autoComplete="off" />
          </>
        )}
        <Field {...field('number')} digits={input.kind === 'bank'} maxLength={80} autoComplete="off" />
        <Field
          {...field('code')}
          digits
          maxLength={6}
          autoComplete="one-time-code"
          hint={t('deskpayout:codeHint', { mobile })}
        >
          <Button size="sm" busy={sending} onClick={() => void sendCode()}>
            {t('deskpayout:sendCode')}
          </Button>
        </Field>
        <p role="alert" className="field-error">
          {failure && !failure.field ? failure.text : undefined}
        </p>
        <p>
          <Button type="submit" look="primary" busy={busy}>
            {t('deskpayout:save')}
          </Button>
        </p>
      </form>
    </section>
  );
}
