import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import type { GiveBackView } from '#contract/refund/desk.schema.ts';
import { emptyForm, type GiveBackForm, givenBy, requestOf } from '../../../lib/browser/desk/give-back.ts';
import { price } from '../../../lib/shared/price.ts';
import { createGiveBack, type GiveBackStore } from '../../../stores/desk/give-back.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { MoneyField, NumberField, Select, Switch } from '../ui/fields.tsx';

type Line = GiveBackView['lines'][number];
type Ends = { onDone: () => void; onClose: () => void };

/** Gives money of an order back that nobody asked for. */
export function GiveBackDialog({ orderId, ...ends }: { orderId: string } & Ends) {
  const { t } = useIsland();
  const [store, now] = useResource((words) => createGiveBack(orderId, words));
  return (
    <Dialog title={t('deskorders:giveBack.title')} onClose={ends.onClose}>
      <p className="mt-4 text-quiet">{t('deskorders:giveBack.text')}</p>
      {now.value ? (
        <Lines store={store} lines={now.value.lines} {...ends} />
      ) : (
        <Loading now={now} onRetry={store.reload}>
          <Skeleton count={2} className="h-24 mt-4" />
        </Loading>
      )}
    </Dialog>
  );
}

const nameOf = ({ title, spec, quantity }: Line): string => `${[title, ...spec].join(' · ')} ×${quantity}`;

function Lines({ store, lines, ...ends }: { store: GiveBackStore; lines: Line[] } & Ends) {
  const { t } = useIsland();
  const [chosen, setChosen] = useState<number>();
  const line = lines.find(({ id }) => id === chosen) ?? lines.find(({ error }) => !error) ?? lines[0];
  if (!line) return null;
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <Select
        label={t('deskorders:giveBack.line')}
        value={String(line.id)}
        onValue={(id) => setChosen(Number(id))}
        options={lines.map((one) => [String(one.id), nameOf(one)])}
      />
      {line.error ? (
        <p role="status">{t(`deskorders:giveBack.error.${line.error}`)}</p>
      ) : (
        <Terms key={line.id} store={store} line={line} {...ends} />
      )}
    </div>
  );
}

const USUAL = ['stock', 'late', 'flaw'] as const;

function Terms({ store, line, onDone, onClose }: { store: GiveBackStore; line: Line } & Ends) {
  const { t } = useIsland();
  const busy = useStore(store.$busy);
  const [form, setForm] = useState<GiveBackForm>(() => emptyForm(line));
  const [tried, setTried] = useState(false);
  const reason = form.reason.trim();
  const { money, points, wrong } = givenBy(line, form);
  const change = (part: Partial<GiveBackForm>) => setForm({ ...form, ...part });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong || !reason) return;
    const given = await store.give(requestOf(line, form));
    if (!given) return;
    toast(t('deskorders:giveBack.done', { amount: price(given.amount), id: given.id }), 'success');
    onDone();
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-4">
      <What line={line} form={form} wrong={tried && wrong} onChange={change} />
      <Field
        label={t('deskorders:giveBack.reason')}
        hint={t('deskorders:giveBack.hint')}
        value={form.reason}
        onValue={(text) => change({ reason: text })}
        error={tried && !reason ? t('deskorders:giveBack.missing') : undefined}
        maxLength={LIMITS.cancelReason}
        autoComplete="off"
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm text-quiet">{t('deskorders:giveBack.usual')}</legend>
        {USUAL.map((one) => (
          <Button key={one} size="sm" onClick={() => change({ reason: t(`deskorders:giveBack.usually.${one}`) })}>
            {t(`deskorders:giveBack.usually.${one}`)}
          </Button>
        ))}
      </fieldset>
      <p className="font-semibold tabular-nums" aria-live="polite">
        {!wrong && t(`deskorders:giveBack.${points > 0 ? 'sumPoints' : 'sum'}`, { amount: price(money), points })}
      </p>
      <FormButtons action={t('deskorders:giveBack.send')} busy={busy} onClose={onClose} />
    </form>
  );
}

type WhatProps = { line: Line; form: GiveBackForm; wrong: boolean; onChange: (part: Partial<GiveBackForm>) => void };

/** Pieces, or an amount. */
function What({ line, form, wrong, onChange }: WhatProps) {
  const { t } = useIsland();
  const { by, pieces, amount, restock } = form;
  const { moneyLeft, ofShipped } = line;
  const most = price(moneyLeft);
  return (
    <>
      {line.pieces > 0 && moneyLeft > 0 && (
        <Select
          label={t('deskorders:giveBack.by')}
          value={by}
          onValue={(one) => onChange({ by: one })}
          options={[
            ['pieces', t('deskorders:giveBack.byPieces')],
            ['amount', t('deskorders:giveBack.byAmount')],
          ]}
        />
      )}
      {by === 'amount' && (
        <MoneyField
          label={t('deskorders:giveBack.amount')}
          hint={t('deskorders:giveBack.amountHint', { amount: most })}
          value={amount}
          onValue={(fen) => onChange({ amount: fen })}
          error={wrong ? t('deskorders:giveBack.amountWrong', { amount: most }) : undefined}
        />
      )}
      {by === 'pieces' && (
        <NumberField
          label={t('deskorders:giveBack.pieces')}
          hint={t(`deskorders:giveBack.${ofShipped ? 'piecesHint' : 'unsentHint'}`, { count: line.pieces })}
          value={pieces}
          onValue={(n) => onChange({ pieces: n })}
          max={9_999}
          error={wrong ? t('deskorders:giveBack.piecesWrong', { n: line.pieces }) : undefined}
        />
      )}
      {by === 'pieces' && !ofShipped && (
        <Switch
          label={t('deskorders:giveBack.restock')}
          hint={t('deskorders:giveBack.freight')}
          value={restock}
          onValue={(on) => onChange({ restock: on })}
        />
      )}
    </>
  );
}
