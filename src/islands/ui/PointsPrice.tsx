import { useIsland } from './IslandContext.tsx';
import { Money } from './Money.tsx';

type Props = { points: number; money: number; size?: 'base' | 'lg' | 'xl' };

export function PointsPrice({ points, money, size = 'lg' }: Props) {
  const { t } = useIsland();
  return (
    <span>
      <b className={`price ${size === 'lg' ? '' : `price-${size}`}`}>
        {points} <small>{t('ui:points')}</small>
      </b>
      {money > 0 && (
        <>
          {' + '}
          <Money fen={money} size={size} />
        </>
      )}
    </span>
  );
}
