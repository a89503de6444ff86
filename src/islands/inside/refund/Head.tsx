import type { ReactNode } from 'react';
import type { RefundView } from '#contract/refund/schema.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';
import { refundSteps, refusalOf } from '../../../lib/browser/refund/refund-steps.rules.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Shots } from '../ui/pictures/Shots.tsx';
import { Deadline } from '../ui/refund/Deadline.tsx';

const { AGREED, REFUNDED, REFUSED } = REFUND_STATUS;

export function Head({ refund, onEnd, children }: { refund: RefundView; onEnd: () => void; children: ReactNode }) {
  const { t } = useIsland();
  const { status, now, address, final } = refund;
  const waits = status === AGREED && !address;
  const dueAt = refund.dueAt ?? refund.appealBy;
  return (
    <section className="order-head grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 gap-y-4">
      <div>
        <h2 className="mb-0">
          <strong data-refund={status}>{t(`refund:status.${status}`)}</strong>
        </h2>
        <Refusal refund={refund} />
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
              : t(`refund:then.${status === REFUSED ? afterRefusal(refund) : status}`)}
        </p>
        {children}
      </div>
      <Steps refund={refund} />
    </section>
  );
}

function afterRefusal({ appealBy, actions }: RefundView): string {
  const again = actions.includes('again');
  if (appealBy) return again ? '60' : 'appeal';
  return again ? 'again' : 'over';
}

function Refusal({ refund }: { refund: RefundView }) {
  const { t, language } = useIsland();
  const refusal = refusalOf(refund);
  if (!refusal?.note) return null;
  const { actor, note, pictures, at } = refusal;
  return (
    <figure className="my-3 py-3 px-4 rounded-field bg-base-200 text-base-content">
      <figcaption className="text-sm text-quiet">
        {t('refund:head.reason', { who: t(`refund:record.by.${actor}`) })}{' '}
        <time dateTime={at}>{dateTime(at, language)}</time>
      </figcaption>
      <blockquote className="mt-1 wrap-anywhere">{note}</blockquote>
      <Shots paths={pictures} className="refund-pictures flex flex-wrap gap-2 mt-2" />
    </figure>
  );
}

function Steps({ refund }: { refund: RefundView }) {
  const { t } = useIsland();
  const { steps, at } = refundSteps(refund);
  return (
    <ol className="steps col-span-full pt-2 text-sm text-quiet" aria-label={t('refund:detail.progress')}>
      {steps.map((step, n) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a refund may be refused twice, and steps come only in order
          key={n}
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
