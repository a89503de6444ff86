import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RefundPreview } from '#contract/refund/schema.ts';
import type { RefundKind } from '#contract/refund/values.ts';
import { REFUND_VOUCHERS } from '#contract/refund/values.ts';
import type { Reason } from '../../../lib/browser/order/reasons.ts';
import { REFUNDS_PATH, refundPath } from '../../../lib/browser/refund/refund-url.ts';
import type { FailureWords } from '../../../lib/shared/api/failure.ts';
import type { Resource } from '../../../lib/shared/api/resource.ts';
import { createRefundReasons } from '../../../stores/inside/cancel-reasons.ts';
import { kindOf, type RefundDraft, type RefundApplyStore as Store } from '../../../stores/inside/refund-apply.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceField, isComing } from '../../ui/ChoiceField.tsx';
import { useEarlySubmit } from '../../ui/form/early-submit.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Quantity } from '../../ui/Quantity.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { OrderLine } from '../ui/order/OrderLine.tsx';
import { PictureUpload } from '../ui/pictures/PictureUpload.tsx';
import { Breakdown } from './Breakdown.tsx';
import { Words } from './Words.tsx';

type GoodsProps = { store: Store; preview: RefundPreview };
type Props = GoodsProps & { firstReasons?: Resource<Reason[]> };

export function ApplyForm({ store, preview, firstReasons }: Props) {
  const { t } = useIsland();
  const busy = useStore(store.$busy);
  const error = useStore(store.$error);
  const draft = useStore(store.$draft);
  const { reason, description, pictures } = draft;
  const [missing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const create = (failures: FailureWords) => createRefundReasons(t('refund:apply.otherReason'), failures);
  const [reasons, offered] = useResource(create, firstReasons);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at first counts
  useEffect(() => void store.restore(form.current ? enteredIn(form.current, preview.kinds) : {}), [store]);
  useEarlySubmit(button);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason);
    if (!reason) return form.current?.querySelector<HTMLElement>('[name=reason]')?.focus();
    if (sending) return;
    const ids = await store.send(preview.kinds);
    if (ids) location.assign(ids[1] ? REFUNDS_PATH : refundPath(ids[0] ?? ''));
  };
  const errorOf = (field: string) => (error?.field === field ? error.text : undefined);
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className="refund-apply grid grid-cols-[minmax(0,1fr)_20rem] gap-4 items-start max-xl:grid-cols-[minmax(0,1fr)_15rem] max-lg:grid-cols-1"
      onSubmit={(event) => void send(event)}
    >
      <div className="grid gap-5 py-6 px-7 rounded-box bg-base-100 max-xl:p-5">
        <Goods store={store} preview={preview} />
        <Kinds kinds={preview.kinds} kind={kindOf(draft, preview.kinds)} onKind={(kind) => void store.choose(kind)} />
        <ChoiceField
          name="reason"
          label={t('refund:apply.reason')}
          value={reason}
          error={missing && !reason ? t('refund:apply.reasonMissing') : errorOf('reason')}
          onValue={(value) => store.change({ reason: value })}
          now={offered}
          onRetry={reasons.reload}
          options={(found) =>
            found
              .filter((one) => !preview.unfit.includes(one.value))
              .map(({ label, open }) => [label, label, !open] as const)
          }
          placeholder={t('refund:apply.choose')}
        />
        <Words
          name="description"
          label={t('refund:apply.description')}
          value={description}
          onValue={(value) => store.change({ description: value })}
          error={errorOf('description')}
        />
        <fieldset>
          <legend className="mb-2 font-semibold">{t('refund:apply.pictures')}</legend>
          <PictureUpload
            max={REFUND_VOUCHERS}
            value={pictures}
            onChange={(urls) => store.change({ pictures: urls })}
            onBusy={setSending}
            label={t('refund:apply.pictures')}
          />
          <p className="field-error">{errorOf('pictures')}</p>
        </fieldset>
      </div>
      <aside className="grid py-6 px-7 rounded-box bg-base-100 sticky top-4 gap-3 max-xl:p-5">
        <Breakdown {...preview} />
        <p role="alert" className="field-error">
          {error?.text}
        </p>
        <Button ref={button} type="submit" look="primary" size="lg" busy={busy || sending || isComing(offered)}>
          {t('refund:apply.send')}
        </Button>
        {!preview.instant && <p className="field-hint">{t('refund:apply.next')}</p>}
      </aside>
    </form>
  );
}

/** What was chosen and typed before the script came. */
function enteredIn(form: HTMLFormElement, kinds: readonly RefundKind[]): Partial<RefundDraft> {
  const given = new FormData(form);
  const [reason, description] = ['reason', 'description'].map((name) => String(given.get(name) ?? ''));
  const kind = kinds.find((one, at) => at > 0 && String(one) === given.get('kind'));
  return { ...(kind && { kind }), ...(reason && { reason }), ...(description && { description }) };
}

function Goods({ store, preview: { lines, whole, instant, shop } }: GoodsProps) {
  const { t } = useIsland();
  const { quantity: wanted } = useStore(store.$draft);
  const [line] = lines;
  return (
    <section aria-label={t('refund:apply.goods')}>
      <h2>{t('refund:apply.goodsOf', { shop })}</h2>
      <ul>
        {lines.map((one) => (
          <OrderLine key={one.id} line={one} />
        ))}
      </ul>
      {!whole && line && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{t('refund:apply.quantity')}</span>
          <Quantity
            label={t('refund:apply.quantity')}
            value={wanted ?? line.asked}
            max={line.left}
            onValue={(quantity) => void store.take(quantity)}
          />
          <small className="text-quiet">{t('refund:apply.left', { n: line.left })}</small>
        </div>
      )}
      {whole && <p className="field-hint">{t(instant ? 'refund:apply.instant' : 'refund:apply.whole')}</p>}
    </section>
  );
}

type KindProps = { kinds: RefundKind[]; kind: RefundKind; onKind: (kind: RefundKind) => void };

function Kinds({ kinds, kind, onKind }: KindProps) {
  const { t } = useIsland();
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
      <legend className="mb-2 font-semibold col-span-full">{t('refund:apply.kind')}</legend>
      {kinds.map((one) => (
        <label
          key={one}
          className="flex gap-3 py-3.5 px-4 border border-base-300 rounded-field cursor-pointer has-checked:border-primary"
        >
          <input
            type="radio"
            name="kind"
            value={one}
            className="radio radio-sm"
            checked={one === kind}
            onChange={() => onKind(one)}
          />
          <span>
            <b className="font-semibold">{t(`refund:kind.${one}`)}</b>
            <small className="block mt-0.5 text-quiet">{t(`refund:kindHint.${one}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
