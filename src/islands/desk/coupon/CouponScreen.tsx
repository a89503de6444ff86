import { useState } from 'react';
import { giveCoupon } from '#contract/coupon/desk.calls.ts';
import type { CouponChoices } from '#contract/coupon/desk.schema.ts';
import { COUPONS } from '../../../stores/desk/coupon.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { May } from '../ui/may.tsx';
import { promotionScreen } from '../ui/promotion-screens.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { Fields } from './Fields.tsx';
import { GiveDialog } from './GiveDialog.tsx';

export const CouponScreen = promotionScreen(COUPONS, Fields, { Actions });

function Actions({ id, choices }: { id: string; choices: CouponChoices }) {
  const { t } = useIsland();
  const [dialog, setDialog] = useState<'give' | 'codes'>();
  return (
    <>
      <May call={giveCoupon}>
        <Button size="sm" onClick={() => setDialog('give')}>
          {t('deskcoupons:give.title')}
        </Button>
      </May>
      <Button size="sm" onClick={() => setDialog('codes')}>
        {t('deskcoupons:codes.title')}
      </Button>
      {dialog === 'give' && <GiveDialog id={id} ofShop={!choices.mall} onClose={() => setDialog(undefined)} />}
      {dialog === 'codes' && <CodesDialog id={id} onClose={() => setDialog(undefined)} />}
    </>
  );
}
