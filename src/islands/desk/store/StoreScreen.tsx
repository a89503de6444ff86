import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { listShopChoices, takeStoreOffline } from '#contract/store/desk.calls.ts';
import { type StoreMove, storeMoves } from '#contract/store/flow.values.ts';
import type { DeskStore } from '#contract/store/schema.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { createStoreView, type StoreView } from '../../../stores/desk/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { May, MayLink } from '../ui/may.tsx';
import { OfflineDialog } from './OfflineDialog.tsx';
import { ReviewDecision } from './ReviewDecision.tsx';
import { Submitted } from './Submitted.tsx';

export const StoreScreen = defineScreen(Screen);

function Screen({ id }: { id: string }) {
  const { t } = useIsland();
  const [view, now] = useResource((words) => createStoreView(id, words));
  const store = now.value;
  return (
    <>
      <Loading now={now} onRetry={view.reload}>
        <Skeleton count={4} className="h-24" />
      </Loading>
      {store && (
        <>
          <header className="desk-head">
            <h1>{store.name}</h1>
            <span className="desk-status" data-waiting={store.status === 20 || undefined}>
              {t(`deskstores:state.${store.status}`)}
            </span>
            <May call={takeStoreOffline}>
              <Moves view={view} store={store} />
            </May>
          </header>
          <Past store={store} />
          <div className="grid gap-4 items-start min-[70rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Submitted view={view} store={store} />
            <ReviewDecision key={store.version} view={view} store={store} />
          </div>
        </>
      )}
    </>
  );
}

function Past({ store }: { store: DeskStore }) {
  const { t, language } = useIsland();
  const { decidedAt, decidedBy, account, shopId, offlineReason, applicant, mobile, submittedAt, rounds } = store;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 mb-4 text-sm text-quiet">
      <li>
        <a className="underline underline-offset-2" href="/desk/stores">
          {t('deskstores:back')}
        </a>
      </li>
      <li>{t('deskstores:sentBy', { applicant, mobile, at: dateTime(submittedAt, language), n: rounds })}</li>
      {decidedAt && <li>{t('deskstores:decided', { at: dateTime(decidedAt, language), by: decidedBy ?? '' })}</li>}
      {account && <li>{t('deskstores:account', { account })}</li>}
      {offlineReason && <li>{t('deskstores:offlineReason', { reason: offlineReason })}</li>}
      {shopId !== null && (
        <li>
          <MayLink call={listShopChoices} className="underline underline-offset-2" href={`/desk/shop?id=${shopId}`}>
            {t('deskstores:shop')}
          </MayLink>
        </li>
      )}
    </ul>
  );
}

function Moves({ view, store }: { view: StoreView; store: DeskStore }) {
  const { t } = useIsland();
  const busy = useStore(view.$busy);
  const [asked, setAsked] = useState<StoreMove>();
  const may = storeMoves(store.status);
  const close = () => setAsked(undefined);
  return (
    <>
      {may.includes('takeOffline') && (
        <Button size="sm" onClick={() => setAsked('takeOffline')}>
          {t('deskstores:takeOffline')}
        </Button>
      )}
      {may.includes('putBack') && (
        <Button size="sm" look="primary" onClick={() => setAsked('putBack')}>
          {t('deskstores:putBack')}
        </Button>
      )}
      {asked === 'takeOffline' && (
        <OfflineDialog hasOwner name={store.name} busy={busy} onSend={view.takeOffline} onClose={close} />
      )}
      {asked === 'putBack' && (
        <Confirm
          title={t('deskstores:putBackTitle', { name: store.name })}
          action={t('deskstores:putBack')}
          busy={busy}
          onConfirm={() => void view.putBack().then(close)}
          onClose={close}
        >
          {t('deskstores:putBackText')}
        </Confirm>
      )}
    </>
  );
}
