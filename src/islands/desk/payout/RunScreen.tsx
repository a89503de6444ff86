import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { approveRun, discardRun, exportRun, markPaid } from '#contract/payout/desk.calls.ts';
import type { PayoutView, RunView } from '#contract/payout/desk.schema.ts';
import { PAYOUT_STATUS, RUN_STATUS } from '#contract/payout/values.ts';
import { PAYOUTS_PATH } from '../../../lib/browser/desk/payout-url.ts';
import { statementPath } from '../../../lib/browser/desk/settlement-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { createRun, type RunStore } from '../../../stores/desk/payout.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundOne } from '../ui/FoundOne.tsx';
import { useMay } from '../ui/may.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

export const RunScreen = defineScreen(One);

function One({ id }: { id: string }) {
  const { t } = useIsland();
  const [store, now] = useResource((words) => createRun(id, words));
  const list = { name: t('deskpayout:title'), path: PAYOUTS_PATH, back: t('deskpayout:back') };
  return (
    <FoundOne now={now} onRetry={store.reload} list={list} missing={{ title: t('deskpayout:missing') }}>
      {(run) => <Whole store={store} run={run} />}
    </FoundOne>
  );
}

type Asked = { payout: PayoutView; outcome: 'paid' | 'failed' };

function Whole({ store, run }: { store: RunStore; run: RunView }) {
  const { t, language } = useIsland();
  const may = useMay();
  const busy = useStore(store.$busy);
  const [move, setMove] = useState<'approve' | 'discard'>();
  const [asked, setAsked] = useState<Asked>();
  const { id, status, drawnBy, drawnAt, amount, payouts } = run;
  const drawn = status === RUN_STATUS.DRAWN;
  const shares = useShares(run);
  const hasBank = run.items.some((one) => !one.provider && one.status === PAYOUT_STATUS.WAITING);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 mb-5">
        <h1 className="desk-title m-0">{t('deskpayout:run', { id })}</h1>
        <span className="desk-status" data-run={status}>
          {t(`deskpayout:status.${status}`)}
        </span>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 ms-auto">
          {run.mayApprove && may(approveRun) && (
            <Button look="primary" onClick={() => setMove('approve')}>
              {t('deskpayout:move.approve')}
            </Button>
          )}
          {run.mayDiscard && may(discardRun) && (
            <Button onClick={() => setMove('discard')}>{t('deskpayout:move.discard')}</Button>
          )}
          {status === RUN_STATUS.APPROVED && hasBank && <SheetButton call={exportRun} sheet={store.sheet} />}
        </div>
      </header>
      <p className="mb-4 text-sm">
        {t('deskpayout:drawn', { by: drawnBy, at: dateTime(drawnAt, language), amount: price(amount), n: payouts })}
        {drawn && !run.mayApprove && ` ${t('deskpayout:needsOther')}`} {shares}
      </p>
      <Payouts run={run} onAsk={setAsked} />
      {move && (
        <Confirm
          title={t(`deskpayout:moveTitle.${move}`)}
          action={t(`deskpayout:move.${move}`)}
          busy={busy}
          onConfirm={() => void store[move]().then(() => setMove(undefined))}
          onClose={() => setMove(undefined)}
        >
          {t(`deskpayout:moveText.${move}${move === 'approve' && shares ? 'Provider' : ''}`, { amount: price(amount) })}{' '}
          {move === 'approve' && shares}
        </Confirm>
      )}
      {asked && (
        <ReasonDialog
          texts={{
            title: t(`deskpayout:outcomeTitle.${asked.outcome}`, { shop: asked.payout.shop }),
            hint: t(`deskpayout:outcomeHint.${asked.outcome}`, { amount: price(asked.payout.amount) }),
            reason: t(`deskpayout:outcomeField.${asked.outcome}`),
            missing: t(`deskpayout:outcomeMissing.${asked.outcome}`),
            action: t(`deskpayout:outcome.${asked.outcome}`),
          }}
          busy={busy}
          onSend={(text) => store[asked.outcome](asked.payout.id, text)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function Payouts({ run, onAsk }: { run: RunView; onAsk: (asked: Asked) => void }) {
  const { t } = useIsland();
  const may = useMay();
  const columns: Column<PayoutView>[] = [
    {
      id: 'shop',
      title: t('deskpayout:column.shop'),
      cell: ({ shop, statementId }) => (
        <TwoLines
          note={
            <a className="link" href={statementPath(statementId)}>
              {t('deskpayout:statement', { id: statementId })}
            </a>
          }
        >
          {shop}
        </TwoLines>
      ),
    },
    {
      id: 'receiver',
      title: t('deskpayout:column.receiver'),
      cell: ({ receiver: { kind, holder, bank, branch, tail } }) => (
        <TwoLines note={[t(`deskpayout:kind.${kind}`), bank, branch].filter(Boolean).join(' ')}>
          {t('deskpayout:ending', { holder, tail })}
        </TwoLines>
      ),
    },
    { id: 'amount', end: true, title: t('deskpayout:column.amount'), cell: ({ amount }) => price(amount) },
    {
      id: 'status',
      title: t('deskpayout:column.status'),
      cell: (payout) => <Status payout={payout} />,
    },
  ];
  const moves: Column<PayoutView> = {
    id: 'moves',
    title: t('deskpayout:column.moves'),
    cell: (payout) =>
      payout.status === PAYOUT_STATUS.WAITING && (
        <span className="flex flex-wrap gap-2">
          {outcomesOf(payout).map((outcome) => (
            <Button
              key={outcome}
              size="sm"
              aria-label={t(`deskpayout:outcomeOf.${outcome}`, { shop: payout.shop })}
              onClick={() => onAsk({ payout, outcome })}
            >
              {t(`deskpayout:outcome.${outcome}`)}
            </Button>
          ))}
        </span>
      ),
  };
  const isOpen = run.status === RUN_STATUS.APPROVED;
  return (
    <DataTable
      caption={t('deskpayout:run', { id: run.id })}
      rows={run.items}
      columns={isOpen && may(markPaid) ? [...columns, moves] : columns}
    />
  );
}

/** The provider's own answer decides, unless it says that it has paid another amount. */
function outcomesOf({ provider, saidAmount }: PayoutView): readonly Asked['outcome'][] {
  if (!provider) return ['paid', 'failed'];
  return saidAmount === null ? [] : ['paid'];
}

function Status({ payout }: { payout: PayoutView }) {
  const { t, language } = useIsland();
  const { status, reference, reason, provider, number, tries, askAt, saidAmount, amount } = payout;
  const name = t(`deskpayout:provider.${provider || 'bank'}`);
  const sent = provider && number && tries > 0 && askAt;
  return (
    <TwoLines note={reference || reason}>
      {t(`deskpayout:payout.${status}`)}
      {provider && <small className="block">{[name, number].filter(Boolean).join(' · ')}</small>}
      {status === PAYOUT_STATUS.WAITING && sent && (
        <small className="block">{t('deskpayout:asked', { n: tries, at: dateTime(askAt, language) })}</small>
      )}
      {status === PAYOUT_STATUS.WAITING && saidAmount !== null && (
        <small role="alert" className="block field-error">
          {t('deskpayout:otherAmount', { said: price(saidAmount), amount: price(amount) })}
        </small>
      )}
      {status === PAYOUT_STATUS.FAILED && saidAmount !== null && (
        <small role="alert" className="block field-error">
          {t('deskpayout:paidAfterAll', { said: price(saidAmount) })}
        </small>
      )}
    </TwoLines>
  );
}

/** What the provider pays by itself, and what is left for the bank. */
function useShares({ items }: RunView): string {
  const { t } = useIsland();
  const carried = items.filter(({ provider }) => provider);
  const sum = (of: readonly PayoutView[]) => of.reduce((all, { amount }) => all + amount, 0);
  const [first] = carried;
  if (!first) return '';
  const rest = items.length - carried.length;
  const name = t(`deskpayout:provider.${first.provider}`);
  return [
    t('deskpayout:carried', { name, n: carried.length, amount: price(sum(carried)) }),
    rest > 0 && t('deskpayout:byHand', { n: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}
