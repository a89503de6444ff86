import type { RefundFigures } from '#contract/refund/desk.schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { price } from '../../../lib/shared/price.ts';
import { createRefundFigures } from '../../../stores/desk/refunds.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';

const PERCENT = 100;
const NOTHING = '–';

/** How refunds went lately. */
export function Figures() {
  const { t } = useIsland();
  const [, { value }] = useResource(createRefundFigures);
  const hours = (ms: number | null) =>
    ms === null ? NOTHING : t('deskrefunds:figures.hours', { n: Math.round((ms / HOUR_MS) * 10) / 10 });
  const figures: [name: 'applied' | 'rate' | 'money' | 'answer', text: (one: RefundFigures) => string][] = [
    ['applied', ({ applied }) => String(applied)],
    ['rate', ({ rate }) => `${rate / PERCENT}%`],
    ['money', ({ money }) => price(money)],
    ['answer', ({ answer }) => hours(answer)],
  ];
  return (
    <dl className="desk-refund-figures" aria-label={t('deskrefunds:figures.label', { n: value?.days ?? '' })}>
      {figures.map(([name, text]) => (
        <div key={name}>
          <dt>{t(`deskrefunds:figures.${name}`)}</dt>
          <dd>{value ? text(value) : NOTHING}</dd>
        </div>
      ))}
    </dl>
  );
}
