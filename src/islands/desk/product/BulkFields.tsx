import { useStore } from '@nanostores/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { fenOf } from '#contract/money.ts';
import type { BulkAct } from '#contract/product/bulk.schema.ts';
import { GOODS_BULK, PRICE_STEPS, type PriceStep, STOCK_WAYS } from '#contract/product/bulk.values.ts';
import { halfWidth } from '#contract/text.ts';
import { stockChange } from '../../../lib/browser/desk/specs.ts';
import type { DeskGoods } from '../../../stores/desk/product-list.ts';
import { ChoiceField, isComing } from '../../ui/ChoiceField.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Select } from '../ui/fields.tsx';
import { leavesOf } from './choices.ts';

type Props = { goods: DeskGoods; busy: boolean; onAct: (act: BulkAct) => void; onClose: () => void };

const PERCENT = /^[+-]?\d{1,3}(\.\d{1,2})?$/;
/** `-10.5` → -1050 basis points; undefined when it is no number in the allowed range. */
function pointsOf(text: string): number | undefined {
  const plain = halfWidth(text).trim().replace('−', '-').replace(/%$/, '');
  const points = PERCENT.test(plain) ? Math.round(Number(plain) * 100) : 0;
  return points !== 0 && points >= GOODS_BULK.minPoints && points <= GOODS_BULK.maxPoints ? points : undefined;
}

export function RefuseFields({ busy, onAct, onClose }: Props) {
  const { t } = useIsland();
  const [reason, setReason] = useState('');
  const act: BulkAct | undefined = reason.trim() ? { kind: 'move', move: 'refuse', reason: reason.trim() } : undefined;
  return (
    <Form act={act} busy={busy} onAct={onAct} onClose={onClose}>
      {(submitted) => (
        <Field
          label={t('deskgoods:move.reason')}
          error={submitted && !act ? t('deskgoods:move.missing') : undefined}
          value={reason}
          onValue={setReason}
          maxLength={200}
          data-first
        />
      )}
    </Form>
  );
}

type Way = (typeof STOCK_WAYS)[number];

/** What is typed of the pieces: `set` takes none below zero, `add` takes no zero. */
function piecesOf(way: Way, text: string): number | undefined {
  const pieces = text.trim() ? stockChange(text) : undefined;
  const right =
    pieces !== undefined && Math.abs(pieces) <= GOODS_BULK.pieces && (way === 'set' ? pieces >= 0 : pieces !== 0);
  return right ? pieces : undefined;
}

export function StockFields({ busy, onAct, onClose }: Props) {
  const { t } = useIsland();
  const [way, setWay] = useState<Way>('set');
  const [text, setText] = useState('');
  const [reason, setReason] = useState(() => t('deskgoods:bulk.reason'));
  const pieces = piecesOf(way, text);
  const act: BulkAct | undefined =
    pieces !== undefined && reason.trim() ? { kind: 'stock', way, pieces, reason: reason.trim() } : undefined;
  return (
    <Form act={act} busy={busy} onAct={onAct} onClose={onClose}>
      {(submitted) => (
        <>
          <Select
            label={t('deskgoods:bulk.way')}
            value={way}
            onValue={setWay}
            options={STOCK_WAYS.map((one) => [one, t(`deskgoods:bulk.ways.${one}`)] as const)}
          />
          <Field
            label={t('deskgoods:bulk.pieces')}
            hint={t(`deskgoods:bulk.piecesHint.${way}`)}
            error={submitted && pieces === undefined ? t(`deskgoods:bulk.piecesWrong.${way}`) : undefined}
            value={text}
            onValue={setText}
            autoComplete="off"
            data-first
          />
          <Field
            label={t('deskgoods:adjust.reason')}
            hint={t('deskgoods:adjust.reasonHint')}
            error={submitted && !reason.trim() ? t('deskgoods:adjust.missing') : undefined}
            value={reason}
            onValue={setReason}
            maxLength={100}
          />
        </>
      )}
    </Form>
  );
}

const STEPS = PRICE_STEPS.map(String);

export function PriceFields({ busy, onAct, onClose }: Props) {
  const { t } = useIsland();
  const [way, setWay] = useState<'price' | 'setPrice'>('price');
  const [text, setText] = useState('');
  const [step, setStep] = useState<PriceStep>(1);
  const act = way === 'price' ? percentAct(text, step) : fixedAct(text);
  return (
    <Form act={act} busy={busy} onAct={onAct} onClose={onClose}>
      {(submitted) => (
        <>
          <Select
            label={t('deskgoods:bulk.priceWay')}
            value={way}
            onValue={setWay}
            options={(['price', 'setPrice'] as const).map(
              (one) => [one, t(`deskgoods:bulk.priceWays.${one}`)] as const,
            )}
          />
          <Field
            label={t(way === 'price' ? 'deskgoods:bulk.percent' : 'deskgoods:bulk.yuan')}
            hint={t(way === 'price' ? 'deskgoods:bulk.percentHint' : 'deskgoods:bulk.yuanHint')}
            error={
              submitted && !act
                ? t(way === 'price' ? 'deskgoods:bulk.percentWrong' : 'deskgoods:bulk.yuanWrong')
                : undefined
            }
            value={text}
            onValue={setText}
            autoComplete="off"
            data-first
          />
          {way === 'price' && (
            <Select
              label={t('deskgoods:bulk.rounding')}
              value={String(step)}
              onValue={(next) => setStep(PRICE_STEPS[STEPS.indexOf(next)] ?? 1)}
              options={PRICE_STEPS.map((one) => [String(one), t(`deskgoods:bulk.roundings.${one}`)] as const)}
            />
          )}
        </>
      )}
    </Form>
  );
}

function percentAct(text: string, step: PriceStep): BulkAct | undefined {
  const points = pointsOf(text);
  return points === undefined ? undefined : { kind: 'price', points, step };
}

function fixedAct(text: string): BulkAct | undefined {
  const fen = fenOf(text);
  return fen ? { kind: 'setPrice', price: fen } : undefined;
}

export function CategoryFields({ goods, busy, onAct, onClose }: Props) {
  const { t } = useIsland();
  const choices = useStore(goods.$choices);
  const [id, setId] = useState('');
  const act: BulkAct | undefined = id ? { kind: 'category', categoryId: Number(id) } : undefined;
  return (
    <Form act={act} busy={busy || isComing(choices)} onAct={onAct} onClose={onClose}>
      {(submitted) => (
        <ChoiceField
          label={t('deskgoods:list.category')}
          value={id}
          onValue={setId}
          error={submitted && !id ? t('deskgoods:needs.categoryId') : undefined}
          now={choices}
          onRetry={goods.loadChoices}
          options={(found) => leavesOf(found)}
          placeholder={t('deskgoods:needs.categoryId')}
          none={t('deskgoods:none.categoryId')}
        />
      )}
    </Form>
  );
}

type FormProps = Omit<Props, 'goods'> & {
  /** Undefined: what is typed is not right yet. */
  act: BulkAct | undefined;
  children: (submitted: boolean) => ReactNode;
};

function Form({ act, busy, onAct, onClose, children }: FormProps) {
  const { t } = useIsland();
  const [submitted, setSubmitted] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (act) onAct(act);
  };
  return (
    <form className="mt-5 grid gap-4" noValidate onSubmit={send}>
      {children(submitted)}
      <FormButtons action={t('deskgoods:bulk.look')} busy={busy} onClose={onClose} />
    </form>
  );
}
