import { useState } from 'react';
import { giveCoupon } from '#contract/coupon/desk.calls.ts';
import type { CouponChoices } from '#contract/coupon/desk.schema.ts';
import { createCoupon, createCouponChoices } from '../../../stores/desk/coupon.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { May } from '../ui/may.tsx';
import { PromotionFrame, type PromotionProps } from '../ui/PromotionFrame.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { Fields } from './Fields.tsx';
import { GiveDialog } from './GiveDialog.tsx';

const PATH = '/desk/coupons';

export const CouponScreen = defineScreen(Choices);

function Choices({ id }: PromotionProps) {
  const [choices, now] = useResource(createCouponChoices);
  if (now.value) return <Screen id={id} choices={now.value} />;
  return (
    <Loading now={now} onRetry={choices.reload}>
      <Skeleton count={3} className="h-28" />
    </Loading>
  );
}

function Screen({ id, choices }: PromotionProps & { choices: CouponChoices }) {
  const { t, failureWords } = useIsland();
  const [dialog, setDialog] = useState<'give' | 'codes'>();
  const [document] = useState(() => createCoupon(id, choices, failureWords));
  return (
    <>
      <PromotionFrame
        document={document}
        id={id}
        path={PATH}
        texts="deskcoupons"
        actions={
          id && (
            <>
              <May call={giveCoupon}>
                <Button size="sm" onClick={() => setDialog('give')}>
                  {t('deskcoupons:give.title')}
                </Button>
              </May>
              <Button size="sm" onClick={() => setDialog('codes')}>
                {t('deskcoupons:codes.title')}
              </Button>
            </>
          )
        }
      >
        {(value, field) => <Fields field={field} document={document} value={value} choices={choices} fresh={!id} />}
      </PromotionFrame>
      {id && dialog === 'give' && <GiveDialog id={id} ofShop={!choices.mall} onClose={() => setDialog(undefined)} />}
      {id && dialog === 'codes' && <CodesDialog id={id} onClose={() => setDialog(undefined)} />}
    </>
  );
}
