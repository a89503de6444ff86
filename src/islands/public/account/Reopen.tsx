import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { dateTime } from '../../../lib/shared/format.ts';
import { createForm } from '../../../stores/public/form.ts';
import { $closing, goOn, reopenAccount } from '../../../stores/public/login.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

/** In place of the login, for whoever comes back to an account that is being closed. */
export function Reopen({ closesAt, place }: { closesAt: string; place: 'page' | 'popup' }) {
  const { t, language, failureWords } = useIsland();
  const [call] = useState(() => createForm(failureWords));
  const busy = useStore(call.$busy);
  const failure = useStore(call.$failure);
  const reopen = async () => {
    if (await call.submit(undefined, reopenAccount)) goOn(place);
  };
  return (
    <section className="auth-form" data-reopen>
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('account:reopen.title')}
      </h2>
      <p>{t('account:reopen.text', { at: dateTime(closesAt, language) })}</p>
      <p role="alert" className="field-error">
        {failure?.text}
      </p>
      <Button look="primary" className="btn-block" busy={busy} onClick={reopen}>
        {t('account:reopen.submit')}
      </Button>
      <Button look="ghost" className="btn-block" onClick={() => $closing.set(undefined)}>
        {t('account:reopen.leave')}
      </Button>
    </section>
  );
}
