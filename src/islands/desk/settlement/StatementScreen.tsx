import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { exportEntries } from '#contract/settlement/desk.calls.ts';
import type { DisputeView, ShopEntryView, StatementView } from '#contract/settlement/desk.schema.ts';
import { SETTLEMENT } from '#contract/settlement/values.ts';
import { STATEMENTS_PATH } from '../../../lib/browser/desk/settlement-url.ts';
import { savePdf } from '../../../lib/browser/pdf.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { signedPrice } from '../../../lib/shared/price.ts';
import { createStatement, type StatementStore } from '../../../stores/desk/settlement.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundSection } from '../ui/FoundList.tsx';
import { FoundOne } from '../ui/FoundOne.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { useEntryColumns } from './columns.tsx';
import { Disputes } from './Disputes.tsx';
import { Sums } from './Sums.tsx';

export const StatementScreen = defineScreen(One);

function One({ id }: { id: string }) {
  const { t } = useIsland();
  const [store, now] = useResource((words) => createStatement(id, words));
  const list = { name: t('desksettlement:statements'), path: STATEMENTS_PATH, back: t('desksettlement:back') };
  const missing = { title: t('desksettlement:missing'), text: t('desksettlement:missingText') };
  return (
    <FoundOne now={now} onRetry={store.reload} list={list} missing={missing}>
      {(statement) => <Whole store={store} statement={statement} />}
    </FoundOne>
  );
}

type WholeProps = { store: StatementStore; statement: StatementView };

function Whole({ store, statement }: WholeProps) {
  const { t, language } = useIsland();
  const busy = useStore(store.$busy);
  const [confirming, setConfirming] = useState(false);
  const [answering, setAnswering] = useState<DisputeView>();
  const { id, from, to, status, shop, confirmUntil } = statement;
  const print = async () => {
    const pdf = await store.file();
    if (pdf) savePdf(pdf);
  };
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 mb-5">
        <h1 className="desk-title m-0">{t('desksettlement:statementOf', { from, to })}</h1>
        <span className="desk-status" data-statement={status}>
          {t(`desksettlement:status.${status}`)}
        </span>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 ms-auto">
          {statement.mayConfirm && (
            <Button look="primary" onClick={() => setConfirming(true)}>
              {t('desksettlement:confirm')}
            </Button>
          )}
          <Button busy={busy} onClick={() => void print()}>
            {t('desksettlement:pdf')}
          </Button>
          <SheetButton call={exportEntries} sheet={store.entries.sheet} />
        </div>
      </header>
      <p className="mb-4 text-sm">
        {t('desksettlement:number', { id, shop })}
        {statement.confirmedAt === null && ` · ${t('desksettlement:until', { at: dateTime(confirmUntil, language) })}`}
      </p>
      <Sums statement={statement} />
      <Disputes statement={statement} onAnswer={statement.mayAnswer ? setAnswering : undefined} />
      <Entries store={store} statement={statement} />
      {confirming && (
        <Confirm
          title={t('desksettlement:confirmTitle')}
          action={t('desksettlement:confirm')}
          busy={busy}
          onConfirm={() => void store.confirm().then(() => setConfirming(false))}
          onClose={() => setConfirming(false)}
        >
          {t('desksettlement:confirmText', { amount: signedPrice(statement.closing) })}
        </Confirm>
      )}
      {answering && (
        <AnswerDialog dispute={answering} busy={busy} onAnswer={store.answer} onClose={() => setAnswering(undefined)} />
      )}
    </>
  );
}

function Entries({ store, statement }: WholeProps) {
  const { t } = useIsland();
  const { entries } = store;
  const now = useStore(entries.$state);
  const filter = useStore(entries.$filter);
  const moving = useStore(entries.$moving);
  const busy = useStore(store.$busy);
  const [asked, setAsked] = useState<ShopEntryView>();
  useEffect(() => void entries.reload(), [entries]);
  const disputed = new Set(statement.disputes.map(({ entryId }) => entryId));
  const columns = useEntryColumns().filter(({ id }) => id !== 'state');
  const dispute = {
    id: 'dispute',
    title: t('desksettlement:column.dispute'),
    cell: (entry: ShopEntryView) =>
      disputed.has(entry.id) ? (
        t('desksettlement:disputed')
      ) : (
        <Button
          size="sm"
          aria-label={t('desksettlement:disputeEntry', { id: entry.id })}
          onClick={() => setAsked(entry)}
        >
          {t('desksettlement:dispute')}
        </Button>
      ),
  };
  return (
    <>
      <FoundSection
        id="statement-entries"
        title={t('desksettlement:entries')}
        found={{
          ...{ list: entries, now, page: now.value, moving },
          hrefOf: (page) => `#${page}`,
          onPage: (page) => void entries.show({ ...filter, page }),
        }}
        none={<p>{t('desksettlement:none')}</p>}
        columns={statement.mayDispute ? [...columns, dispute] : columns}
      />
      {asked && (
        <ReasonDialog
          texts={{
            title: t('desksettlement:disputeTitle'),
            hint: t('desksettlement:disputeHint', { most: SETTLEMENT.reason.most }),
            reason: t('desksettlement:reason'),
            missing: t('desksettlement:reasonMissing'),
            action: t('desksettlement:dispute'),
          }}
          busy={busy}
          onSend={(reason) => store.dispute(asked.id, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
