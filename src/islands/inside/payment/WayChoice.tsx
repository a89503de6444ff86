import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import type { PayWay } from '#contract/payment/schema.ts';
import { wayOf } from '../../../lib/browser/pay/pay.rules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { legend: string; ways: readonly PayWay[]; $way: WritableAtom<PayWay> };

const ICON = { wechat: 'chat', wallet: 'wallet' } as const;

/** Ways to pay online, one of them chosen. */
export function WayChoice({ legend, ways, $way }: Props) {
  const { t } = useIsland();
  const chosen = useStore($way);
  if (!ways.length) return <p className="notice-box">{t('pay:way.none')}</p>;
  const known = wayOf(ways, chosen);
  return (
    <fieldset className="pay-ways">
      <legend>{legend}</legend>
      {ways.map((way) => (
        <label key={way}>
          <input
            type="radio"
            name="way"
            className="radio radio-sm"
            checked={way === known}
            onChange={() => $way.set(way)}
          />
          <span className="pay-logo" data-way={way}>
            <Icon name={ICON[way]} />
          </span>
          <span>
            {t(`pay:way.${way}`)}
            <small>{t(`pay:way.${way}Text`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
