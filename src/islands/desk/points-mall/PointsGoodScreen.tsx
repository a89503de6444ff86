import { useState } from 'react';
import { createPointsGood } from '../../../stores/desk/points-mall.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { PromotionFrame, type PromotionProps } from '../ui/PromotionFrame.tsx';
import { Fields } from './Fields.tsx';
import { Stock } from './Stock.tsx';

const PATH = '/desk/points-mall';

export const PointsGoodScreen = defineScreen(Screen);

function Screen({ id }: PromotionProps) {
  const { t, failureWords } = useIsland();
  const [document] = useState(() => createPointsGood(id, failureWords));
  return (
    <PromotionFrame document={document} id={id} path={PATH} texts="deskpoints">
      {(value, field) => (
        <>
          <Fields field={field} document={document} value={value} fresh={!id} />
          {id ? <Stock id={id} /> : <p className="mt-4 text-quiet">{t('deskpoints:stockLater')}</p>}
        </>
      )}
    </PromotionFrame>
  );
}
