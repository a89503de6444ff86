import { useState } from 'react';
import { NUMBER_BOUNDS, type Numbers } from '#contract/settings/numbers.values.ts';
import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inUnits } from '../ui/bind.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { NumberField } from '../ui/fields.tsx';
import { useFieldName } from './named.ts';

export const NumbersScreen = defineScreen(Screen);

type Unit =
  | 'pieces'
  | 'coupons'
  | 'orders'
  | 'addresses'
  | 'inARow'
  | 'hour'
  | 'minutes'
  | 'days'
  | 'yuan'
  | 'percent'
  | 'points'
  | 'years';
const SCALE: Record<Unit, number> = {
  pieces: 1,
  coupons: 1,
  orders: 1,
  addresses: 1,
  inARow: 1,
  hour: 1,
  points: 1,
  years: 1,
  minutes: MINUTE_MS,
  days: DAY_MS,
  yuan: 100,
  percent: 100,
};

const GROUPS: readonly (readonly [group: string, fields: readonly (readonly [keyof Numbers, Unit])[]])[] = [
  [
    'orders',
    [
      ['unpaidOrder', 'minutes'],
      ['unpaidGroupOrder', 'minutes'],
      ['unpaidTrades', 'orders'],
      ['unpaidPieces', 'pieces'],
      ['payCode', 'minutes'],
      ['autoReceipt', 'days'],
    ],
  ],
  [
    'wallet',
    [
      ['topUpMin', 'yuan'],
      ['topUpMax', 'yuan'],
    ],
  ],
  [
    'points',
    [
      ['pointsPerYuan', 'points'],
      ['pointsShare', 'percent'],
      ['fenPerPoint', 'yuan'],
      ['pointsYears', 'years'],
      ['pointsBack', 'days'],
    ],
  ],
  [
    'reviews',
    [
      ['reviewWindow', 'days'],
      ['reviewPoints', 'points'],
      ['reviewPointsDay', 'points'],
    ],
  ],
  [
    'members',
    [
      ['signInPoints', 'points'],
      ['signInDays', 'inARow'],
      ['signInBonus', 'points'],
      ['taskProfile', 'points'],
      ['taskFollow', 'points'],
      ['taskReview', 'points'],
      ['welcomeCoupons', 'coupons'],
    ],
  ],
  [
    'settlement',
    [
      ['commission', 'percent'],
      ['adjustmentLimit', 'yuan'],
    ],
  ],
  [
    'notifications',
    [
      ['smsDailyCap', 'yuan'],
      ['smsPrice', 'yuan'],
      ['smsQuietFrom', 'hour'],
      ['smsQuietUntil', 'hour'],
    ],
  ],
  ['account', [['addressBook', 'addresses']]],
  ['visits', [['visitLog', 'days']]],
];

function Screen() {
  const { t, failureWords } = useIsland();
  const nameOf = useFieldName('numbers');
  const [document] = useState(() => createDocument<Numbers>('numbers', failureWords));
  return (
    <DocumentFrame
      document={document}
      title={t('deskcontent:menu.numbers')}
      nameOf={nameOf}
      savedText={t('deskcontent:numbers.saved')}
    >
      {(_, field) => (
        <div className="grid gap-5 lg:grid-cols-2">
          {GROUPS.map(([group, fields]) => (
            <section key={group} className="desk-card">
              <h2>{t(`deskcontent:numbers.group.${group}`)}</h2>
              <div className="desk-fields">
                {fields.map(([name, unit]) => {
                  const [least, most] = NUMBER_BOUNDS[name].map((bound) => bound / SCALE[unit]) as [number, number];
                  return (
                    <NumberField
                      key={name}
                      {...inUnits(field(name), SCALE[unit])}
                      min={Math.ceil(least)}
                      max={Math.floor(most)}
                      unit={t(`deskcontent:unit.${unit}`)}
                      hint={t('deskcontent:numbers.bounds', { least: Math.ceil(least), most: Math.floor(most) })}
                    />
                  );
                })}
              </div>
            </section>
          ))}
        </div>
      )}
    </DocumentFrame>
  );
}
