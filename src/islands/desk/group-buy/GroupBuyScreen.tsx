import { useState } from 'react';
import { createGroupBuy } from '../../../stores/desk/group-buy.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { PromotionFrame, type PromotionProps } from '../ui/PromotionFrame.tsx';
import { Fields } from './Fields.tsx';
import { Groups } from './Groups.tsx';

const PATH = '/desk/group-buy';

export const GroupBuyScreen = defineScreen(Screen);

function Screen({ id }: PromotionProps) {
  const { failureWords } = useIsland();
  const [document] = useState(() => createGroupBuy(id, failureWords));
  return (
    <>
      <PromotionFrame document={document} id={id} path={PATH} texts="deskgroups">
        {(value, field) => <Fields field={field} document={document} value={value} fresh={!id} />}
      </PromotionFrame>
      {id && <Groups id={id} />}
    </>
  );
}
