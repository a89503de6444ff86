import { useState } from 'react';
import type { CouponChoices, CouponDocument } from '#contract/coupon/desk.schema.ts';
import { COUPON_TYPE } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import { addCoupon, couponChoices } from '../../../lib/browser/api/desk/coupons.ts';
import { documentCalls } from '../../../lib/browser/api/desk/documents.ts';
import { ORDER, type Path } from '../../../lib/browser/desk/differences.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { createNewDocument } from '../../../stores/desk/new-document.ts';
import { createResource } from '../../../stores/public/resource.ts';
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
  /** Undefined: a new one. */
  id: string | undefined;
};

/** One coupon: what it takes off, who can take it and when, and ways to give it. */
export const CouponScreen = defineScreen(Choices);

function Choices({ id }: Pick<Props, 'id'>) {
  const [choices, now] = useResource((words) => createResource(couponChoices, words));
  if (now.value) return <Screen id={id} choices={now.value} />;
  return (
    <Loading now={now} onRetry={choices.reload}>
      <Skeleton count={3} className="h-28" />
    </Loading>
  );
}

/** To be taken for a month from now on, and used within a week. */
function newCoupon({ mall, shops }: CouponChoices): CouponDocument {
  const now = Date.now();
  return {
    name: { zh: '', en: '' },
    shopId: mall ? null : (shops[0]?.id ?? null),
    ...{ type: COUPON_TYPE.A, threshold: 20_000, amount: 2_000, off: 0, cap: 0, scope: 'all' },
    ...{ total: 1_000, each: 1, useFrom: null, useTo: null, days: 7 },
    takeFrom: new Date(now).toISOString(),
    takeTo: new Date(now + 30 * DAY_MS).toISOString(),
    ...{ inCentre: true, newcomers: false, stopped: false },
  };
}

function Screen({ id, choices }: Pick<Props, 'id'> & { choices: CouponChoices }) {
  const { t, failureWords } = useIsland();
  const [dialog, setDialog] = useState<'give' | 'codes'>();
  const [document] = useState(() =>
    id
      ? createDocument(documentCalls<CouponDocument>(`coupon/${id}`), failureWords)
      : createNewDocument<CouponDocument>(
          {
            ...{ kind: 'coupon', start: newCoupon(choices), add: addCoupon },
            onAdded: (added) => setTimeout(() => location.assign(`${PATH}/${added}`)),
          },
          failureWords,
        ),
  );
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
        {(value) => <Fields document={document} value={value} choices={choices} fresh={!id} />}
      </DocumentFrame>
      {id && dialog === 'give' && <GiveDialog id={id} ofShop={!choices.mall} onClose={() => setDialog(undefined)} />}
      {id && dialog === 'codes' && <CodesDialog id={id} onClose={() => setDialog(undefined)} />}
    </>
  );
}
