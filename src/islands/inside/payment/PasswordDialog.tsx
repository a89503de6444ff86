import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import type { Cashier } from '../../../stores/inside/payment-cashier.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function PasswordDialog({ cashier: { password, givePassword, putAside } }: { cashier: Cashier }) {
  const { t } = useIsland();
  const busy = useStore(password.$busy);
  const failure = useStore(password.$failure);
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void givePassword(text, t('pay:password.missing'));
  };
  return (
    <Dialog title={t('pay:password.title')} onClose={putAside}>
      <form noValidate onSubmit={send} className="pay-password">
        <p className="text-quiet">{t('pay:password.why')}</p>
        <Field
          label={t('pay:password.label')}
          type="password"
          autoComplete="current-password"
          maxLength={LIMITS.loginSecret}
          value={text}
          onValue={setText}
          error={failure?.text}
          required
          data-first
        />
        <p className="modal-action flex-wrap">
          <Button onClick={putAside}>{t('ui:cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('pay:password.confirm')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
