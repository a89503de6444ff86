import { useState } from 'react';
import { openShop } from '#contract/store/desk.calls.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { May } from '../ui/may.tsx';
import { NewShopDialog } from './NewShopDialog.tsx';

export function AddShop() {
  const { t } = useIsland();
  const [adding, setAdding] = useState(false);
  return (
    <May call={openShop}>
      <Button size="sm" onClick={() => setAdding(true)}>
        {t('deskstores:add')}
      </Button>
      {adding && <NewShopDialog onClose={() => setAdding(false)} />}
    </May>
  );
}
