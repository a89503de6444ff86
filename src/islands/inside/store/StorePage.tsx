import { isEditable, STORE_STATUS } from '#contract/store/flow.values.ts';
import type { StoreApplication } from '#contract/store/schema.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createStore } from '../../../stores/inside/store.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { Account } from './Account.tsx';
import { Application } from './Application.tsx';
import { Head } from './Head.tsx';
import { Submitted } from './Submitted.tsx';

export const StorePage = defineScreen(Page);

function Page({ first }: WithFirst<StoreApplication>) {
  const { t } = useIsland();
  const [store, now] = useResource(
    (failureWords) => createStore(failureWords, (key) => t(`store:error.${key}`)),
    first,
  );
  return (
    <section className="grid gap-6">
      <h1>{t('store:title')}</h1>
      <Loading now={now} onRetry={store.reload}>
        <Skeleton count={4} className="h-20" />
      </Loading>
      {now.value && <Stands store={store} application={now.value} />}
    </section>
  );
}

type Props = { store: ReturnType<typeof createStore>; application: StoreApplication };

function Stands({ store, application }: Props) {
  const { status, account } = application;
  return (
    <>
      <Head application={application} />
      {isEditable(status) && <Application store={store} application={application} />}
      {account && <Account account={account} onSet={store.reload} />}
      {status === STORE_STATUS.UNDER_REVIEW && <Submitted store={store} application={application} />}
    </>
  );
}
