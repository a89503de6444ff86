const STEPS = ['cart', 'confirm', 'pay', 'done'] as const;
export type BuyStep = (typeof STEPS)[number];

type Props = { current: BuyStep; t: (key: `order:steps.${BuyStep | 'label'}`) => string };

export function BuySteps({ current, t }: Props) {
  const at = STEPS.indexOf(current);
  return (
    <ol className="steps text-sm text-quiet" aria-label={t('order:steps.label')}>
      {STEPS.map((step, index) => (
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
