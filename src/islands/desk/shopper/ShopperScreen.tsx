import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import { changeMember } from '#contract/member/desk.calls.ts';
import type { DeskShopper } from '#contract/shopper/schema.ts';
import { shoppersPath } from '../../../lib/browser/desk/shopper-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { createDeskShopper, type DeskShopperStore } from '../../../stores/desk/shopper.ts';
import { Fact } from '../../inside/ui/order/Facts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { useMay } from '../ui/may.tsx';
import { LockDialog } from './LockDialog.tsx';
import { NewestOrders } from './NewestOrders.tsx';
import { Sessions } from './Sessions.tsx';
import { StateTag } from './StateTag.tsx';

const LIST = shoppersPath({ text: '', from: '', to: '', locked: '', page: 1 });

export const ShopperScreen = defineScreen(One);

function One({ id }: { id: string }) {
  const { t } = useIsland();
  const [store, now] = useResource((words) => createDeskShopper(id, words));
  if (now.state !== 'loaded')
    return (
      <Loading now={now} onRetry={store.reload}>
        <Skeleton count={3} className="h-36" />
      </Loading>
    );
  if (!now.value)
    return (
      <>
        <h1 className="sr-only">{t('deskshoppers:one')}</h1>
        <Empty title={t('deskshoppers:noneFound')} picture="search">
          <a href={LIST} className="btn btn-outline">
            {t('deskshoppers:back')}
          </a>
        </Empty>
      </>
    );
  return <Whole store={store} shopper={now.value} />;
}

type Props = { store: DeskShopperStore; shopper: DeskShopper };

function Whole({ store, shopper }: Props) {
  const { t, language } = useIsland();
  const { userName, locked, standing } = shopper;
  return (
    <>
      <header className="desk-head">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1>{t('deskshoppers:title1', { name: userName })}</h1>
          <StateTag locked={locked !== null} standing={standing} />
        </div>
        {shopper.may && standing !== ACCOUNT_STANDING.ERASED && <LockButton store={store} shopper={shopper} />}
      </header>
      {locked && (
        <p className="mb-4">
          {t('deskshoppers:lockedSince', { at: dateTime(locked.at, language), reason: locked.reason })}
        </p>
      )}
      <div className="desk-shopper grid gap-4 items-start lg:grid-cols-2">
        <Profile store={store} shopper={shopper} />
        <Sessions store={store} shopper={shopper} />
        <NewestOrders shopper={shopper} />
      </div>
    </>
  );
}

function LockButton({ store, shopper: { userName, locked } }: Props) {
  const { t } = useIsland();
  const [asked, setAsked] = useState(false);
  const busy = useStore(store.$busy);
  const close = () => setAsked(false);
  return (
    <>
      <Button size="sm" look={locked ? 'primary' : 'outline'} onClick={() => setAsked(true)}>
        {t(locked ? 'deskshoppers:unlock' : 'deskshoppers:lock')}
      </Button>
      {asked && !locked && <LockDialog store={store} name={userName} onClose={close} />}
      {asked && locked && (
        <Confirm
          title={t('deskshoppers:unlockTitle', { name: userName })}
          action={t('deskshoppers:unlock')}
          busy={busy}
          onConfirm={() => void store.unlock().then(close)}
          onClose={close}
        >
          {t('deskshoppers:unlockText')}
        </Confirm>
      )}
    </>
  );
}

function Profile({ store, shopper }: Props) {
  const { t, language } = useIsland();
  const mobile = useStore(store.$mobile);
  const busy = useStore(store.$busy);
  const adjusts = useMay()(changeMember);
  const { id, nickName, createdAt, level, growth, points, balance, paidUntil, addresses } = shopper;
  return (
    <section className="desk-card" aria-labelledby="shopper-profile">
      <h2 id="shopper-profile">{t('deskshoppers:profile')}</h2>
      <dl className="desk-shopper-facts grid gap-2">
        <Fact name={t('deskshoppers:nick')}>{nickName}</Fact>
        <Fact name={t('deskshoppers:mobile')}>
          {mobile ?? shopper.mobile}{' '}
          {!mobile && (
            <Button look="link" busy={busy} title={t('deskshoppers:showHint')} onClick={() => void store.look()}>
              {t('deskshoppers:show')}
            </Button>
          )}
        </Fact>
        <Fact name={t('deskshoppers:createdAt')}>{dateTime(createdAt, language)}</Fact>
        <Fact name={t('deskshoppers:level')}>{level}</Fact>
        <Fact name={t('deskshoppers:growth')}>{growth}</Fact>
        <Fact name={t('deskshoppers:points')}>{points}</Fact>
        <Fact name={t('deskshoppers:balance')}>{price(balance)}</Fact>
        <Fact name={t('deskshoppers:paidUntil')}>{paidUntil ? dateTime(paidUntil, language) : '—'}</Fact>
        <Fact name={t('deskshoppers:addresses')}>{addresses}</Fact>
      </dl>
      {adjusts && (
        <a href={`/desk/members?id=${id}`} className="btn btn-outline btn-sm mt-4">
          {t('deskshoppers:adjust')}
        </a>
      )}
    </section>
  );
}
