import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $account, removeEmail } from '../../../stores/inside/account.ts';
import { createAction } from '../../../stores/public/action.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

/** @param email as the page was rendered */
export function RemoveEmail({ email }: { email: string | null | undefined }) {
  const { t, failureWords } = useIsland();
  const [action] = useState(() => createAction(failureWords));
  const [asking, setAsking] = useState(false);
  const busy = useStore(action.$busy);
  const account = useStore($account, { ssr: 'initial' });
  const shown = account ? account.email : email;
  const remove = async () => {
    if (await action.run(removeEmail)) toast(t('account:email.removed'), 'success');
    setAsking(false);
  };
  if (!shown) return null;
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-4">
        <span>{t('account:email.now', { email: shown })}</span>
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('account:email.remove')}
        </Button>
      </p>
      {asking && (
        <Confirm
          title={t('account:email.removeAsk')}
          action={t('account:email.remove')}
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          {t('account:email.removeText')}
        </Confirm>
      )}
    </>
  );
}
