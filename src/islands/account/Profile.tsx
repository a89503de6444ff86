import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { AccountView } from '../../../contract/account.ts';
import type { Words } from '../../lib/i18n/fill.ts';
import { $account, loadAccount } from '../../stores/account.ts';
import { createResource } from '../../stores/resource.ts';
import { Failed } from '../ui/Failed.tsx';
import { Grounded, useGround } from '../ui/Ground.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Avatar } from './Avatar.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Who the mall says one is: picture, names, and what can be changed at once. */
export function Profile({ words }: { words: Words }) {
  return (
    <Grounded words={words}>
      <Loaded />
    </Grounded>
  );
}

function Loaded() {
  const { failureWords } = useGround();
  const [resource] = useState(() => createResource(loadAccount, failureWords));
  const now = useStore(resource.$state, { ssr: 'initial' });
  const account = useStore($account, { ssr: 'initial' });
  useEffect(() => void resource.reload(), [resource]);
  if (account) return <Known account={account} />;
  if (now.state === 'failed') return <Failed text={now.text} onRetry={resource.reload} />;
  return (
    <div className="needs-js mt-6" aria-busy="true">
      <Skeleton count={6} className="h-11" />
    </div>
  );
}

function Known({ account }: { account: AccountView }) {
  const { t } = useGround();
  return (
    <>
      <Avatar picture={account.pic} />
      <dl className="facts">
        <dt>{t('account:form.userName')}</dt>
        <dd>{account.userName}</dd>
        <dt>{t('account:form.mobile')}</dt>
        <dd>{account.mobile}</dd>
      </dl>
      <ProfileForm account={account} />
    </>
  );
}
