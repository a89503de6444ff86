import type { RefundFigures } from '#contract/refund/desk.schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { price } from '../../../lib/shared/price.ts';
import { createRefundFigures } from '../../../stores/desk/refund.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';

const PERCENT = 100;
const NOTHING = '–';

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
    <dl
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4 mb-4"
      aria-label={t('deskrefunds:figures.label', { n: value?.days ?? '' })}
    >
      {figures.map(([name, text]) => (
        <div key={name} className="py-3.5 px-4.5 rounded-box bg-base-100">
          <dt className="text-sm text-quiet">{t(`deskrefunds:figures.${name}`)}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value ? text(value) : NOTHING}</dd>
        </div>
      ))}
    </dl>
  );
}
