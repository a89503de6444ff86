import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AccountView } from '#contract/account/schema.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { $account, loadAccount, showAccount } from '../../../stores/inside/account.ts';
import { createResource } from '../../../stores/public/resource.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { Avatar } from './Avatar.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export const Profile = defineScreen(Loaded);

function Loaded({ first }: WithFirst<AccountView>) {
  const [resource, now] = useResource((words) => createResource(loadAccount, words), first);
  const account = useStore($account, { ssr: 'initial' }) ?? first?.value;
  useEffect(() => {
    if (first?.value) showAccount(first.value);
  }, [first]);
  if (account) return <Known account={account} />;
  return (
    <Loading now={now} onRetry={resource.reload}>
      <div className="needs-js mt-6">
        <Skeleton count={6} className="h-11" />
      </div>
    </Loading>
  );
}

function Known({ account }: { account: AccountView }) {
  const { t } = useIsland();
  return (
    <>
      <Avatar picture={account.pic} />
      <dl className="facts grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 mt-5">
        <dt className="text-quiet">{t('account:form.userName')}</dt>
        <dd>{account.userName}</dd>
        <dt className="text-quiet">{t('account:form.mobile')}</dt>
        <dd>{account.mobile}</dd>
        <dt className="text-quiet">{t('account:form.email')}</dt>
        <dd>{account.email ?? t('account:form.noEmail')}</dd>
      </dl>
      <ProfileForm account={account} />
    </>
  );
}
