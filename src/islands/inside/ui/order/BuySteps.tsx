import type { OrderKind } from '#contract/order/values.ts';

const STEPS = {
  goods: ['cart', 'confirm', 'pay', 'done'],
  points: ['confirm', 'pay', 'done'],
  member: ['choose', 'pay', 'done'],
} as const satisfies Record<OrderKind, readonly string[]>;
export type BuyStep = (typeof STEPS)[OrderKind][number];

type Props = { current: BuyStep; kind?: OrderKind | undefined; t: (key: `order:steps.${BuyStep | 'label'}`) => string };

export function BuySteps({ current, kind = 'goods', t }: Props) {
  const steps: readonly BuyStep[] = STEPS[kind];
  const at = steps.indexOf(current);
  return (
    <ol className="steps text-sm text-quiet" aria-label={t('order:steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={`step min-w-20 ${index <= at ? 'step-neutral' : ''} aria-[current=step]:font-semibold aria-[current=step]:text-base-content`}
          data-content={index < at ? '✓' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {t(`order:steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
