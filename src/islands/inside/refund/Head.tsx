import type { ReactNode } from 'react';
import type { RefundView } from '#contract/refund/schema.ts';
import { REFUND_KIND, REFUND_STATUS } from '#contract/refund/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Deadline } from '../ui/refund/Deadline.tsx';

const { APPLIED, AGREED, BUYER_SHIPPED, RECEIVED, REFUNDED } = REFUND_STATUS;
const STEPS: Record<number, readonly number[]> = {
  [REFUND_KIND.ONLY]: [APPLIED, REFUNDED],
  [REFUND_KIND.RETURN]: [APPLIED, AGREED, BUYER_SHIPPED, REFUNDED],
};

export function Head({ refund, onEnd, children }: { refund: RefundView; onEnd: () => void; children: ReactNode }) {
  const { t } = useIsland();
  const { status, kind, dueAt, now, address, final } = refund;
  const waits = status === AGREED && !address;
  return (
    <section className="order-head grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 gap-y-4">
      <div>
        <h2 className="mb-0">
          <strong data-refund={status}>{t(`refund:status.${status}`)}</strong>
        </h2>
        {dueAt && (
          <p className="text-base-content">
            {t(`refund:clock.${status}`)} <Deadline key={dueAt} dueAt={dueAt} now={now} onEnd={onEnd} />
          </p>
        )}
        <p>
          {waits
            ? t('refund:then.waits')
            : final && status !== REFUNDED && status !== AGREED
              ? t('refund:then.final')
              : t(`refund:then.${status}`)}
        </p>
        {children}
      </div>
      <Steps status={status} steps={STEPS[kind] ?? []} />
    </section>
  );
}

function Steps({ status, steps }: { status: number; steps: readonly number[] }) {
  const { t } = useIsland();
  const at = steps.indexOf(status === RECEIVED ? BUYER_SHIPPED : status);
  if (at < 0) return null;
  return (
    <ol className="steps col-span-full pt-2 text-sm text-quiet" aria-label={t('refund:detail.progress')}>
      {steps.map((step, n) => (
        <li
          key={step}
          className={`step ${n <= at ? 'step-neutral' : ''} aria-[current=step]:font-semibold aria-[current=step]:text-base-content`}
          data-content={n < at ? '✓' : undefined}
          aria-current={n === at ? 'step' : undefined}
        >
          <span>{t(`refund:step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
