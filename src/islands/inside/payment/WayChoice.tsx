import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import type { PayWay } from '#contract/payment/schema.ts';
import { wayOf } from '../../../lib/browser/payment/payment.rules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { legend: string; ways: readonly PayWay[]; $way: WritableAtom<PayWay> };

const ICON = { wechat: 'chat', wallet: 'wallet' } as const;

export function WayChoice({ legend, ways, $way }: Props) {
  const { t } = useIsland();
  const chosen = useStore($way);
  if (!ways.length) return <p className="notice-box">{t('pay:way.none')}</p>;
  const known = wayOf(ways, chosen);
  return (
    <fieldset className="pay-ways">
      <legend className="mb-2.5 text-sm font-medium">{legend}</legend>
      {ways.map((way) => (
        <label key={way} className="choice-card flex items-center gap-3.5 px-4.5 py-4">
          <input
            type="radio"
            name="way"
            className="radio radio-sm"
            checked={way === known}
            onChange={() => $way.set(way)}
          />
          <span
            className="grid flex-none place-items-center size-10 rounded-field text-white bg-[#2d6a8f] data-[way=wechat]:bg-[#1b7a3d]"
            data-way={way}
          >
            <Icon name={ICON[way]} />
          </span>
          <span>
            {t(`pay:way.${way}`)}
            <small className="block mt-0.5 text-sm text-quiet">{t(`pay:way.${way}Text`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
