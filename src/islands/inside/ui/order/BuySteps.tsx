import type { TradeSource } from '#contract/order/values.ts';

const AT_ONCE = ['confirm', 'pay', 'done'] as const;
const STEPS = {
  cart: ['cart', ...AT_ONCE],
  sku: AT_ONCE,
  group: AT_ONCE,
  points: AT_ONCE,
  member: ['choose', 'pay', 'done'],
} as const satisfies Record<TradeSource, readonly string[]>;
export type BuyStep = (typeof STEPS)[TradeSource][number];

type Props = {
  current: BuyStep;
  source?: TradeSource | undefined;
  t: (key: `order:steps.${BuyStep | 'label'}`) => string;
};

export function BuySteps({ current, source = 'cart', t }: Props) {
  const steps: readonly BuyStep[] = STEPS[source];
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
