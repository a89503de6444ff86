import type { OrderForm } from '#contract/order/standing.values.ts';

const AT_ONCE = ['confirm', 'pay', 'done'] as const;
const BY_CART = ['cart', ...AT_ONCE] as const;
const STEPS = {
  goods: BY_CART,
  made: BY_CART,
  flash: AT_ONCE,
  group: AT_ONCE,
  points: AT_ONCE,
  member: ['choose', 'pay', 'done'],
} as const satisfies Record<OrderForm, readonly string[]>;
export type BuyStep = (typeof STEPS)[OrderForm][number];

type Props = { current: BuyStep; form?: OrderForm | undefined; t: (key: `order:steps.${BuyStep | 'label'}`) => string };

export function BuySteps({ current, form = 'goods', t }: Props) {
  const steps: readonly BuyStep[] = STEPS[form];
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
