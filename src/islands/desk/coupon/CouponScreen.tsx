import { useState } from 'react';
import type { CouponChoices } from '#contract/coupon/desk.schema.ts';
import { ORDER, type Path } from '../../../lib/browser/desk/differences.ts';
import { createCoupon, createCouponChoices } from '../../../stores/desk/coupon.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { Fields } from './Fields.tsx';
import { GiveDialog } from './GiveDialog.tsx';

const PATH = '/desk/coupons';
type Props = {
  id: string | undefined;
};

export const CouponScreen = defineScreen(Choices);

function Choices({ id }: Pick<Props, 'id'>) {
  const [choices, now] = useResource(createCouponChoices);
  if (now.value) return <Screen id={id} choices={now.value} />;
  return (
    <Loading now={now} onRetry={choices.reload}>
      <Skeleton count={3} className="h-28" />
    </Loading>
  );
}

function Screen({ id, choices }: Pick<Props, 'id'> & { choices: CouponChoices }) {
  const { t, failureWords } = useIsland();
  const [dialog, setDialog] = useState<'give' | 'codes'>();
  const [document] = useState(() => createCoupon(id, choices, failureWords));
  const nameOf = (path: Path): string =>
    path.map((key) => (key === ORDER || key.startsWith('#') ? key : t(`deskcoupons:field.${key}`))).join(' · ');
  return (
    <>
      <DocumentFrame
        document={document}
        title={t(id ? 'deskcoupons:edit' : 'deskcoupons:add')}
        nameOf={nameOf}
        fresh={!id}
        actions={
          <>
            {id && (
              <>
                <Button size="sm" onClick={() => setDialog('give')}>
                  {t('deskcoupons:give.title')}
                </Button>
                <Button size="sm" onClick={() => setDialog('codes')}>
                  {t('deskcoupons:codes.title')}
                </Button>
              </>
            )}
            <a href={PATH}>{t('deskcoupons:back')}</a>
          </>
        }
      >
        {(value, field) => <Fields field={field} document={document} value={value} choices={choices} fresh={!id} />}
      </DocumentFrame>
      {id && dialog === 'give' && <GiveDialog id={id} ofShop={!choices.mall} onClose={() => setDialog(undefined)} />}
      {id && dialog === 'codes' && <CodesDialog id={id} onClose={() => setDialog(undefined)} />}
    </>
  );
}
