import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createRedeem } from '../../../../stores/public/coupon.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

export function RedeemForm({ onDone }: { onDone: () => void }) {
  const { t, failureWords } = useIsland();
  const words = { ...failureWords, taken: t('coupon:taken'), empty: t('coupon:code.empty') };
  const [store] = useState(() => createRedeem(words, onDone));
  const code = useStore(store.$code);
  const error = useStore(store.$error);
  const busy = useStore(store.$busy);
  return (
    <form
      method="dialog"
      className="coupon-code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.send();
      }}
    >
      <Field
        label={t('coupon:code.label')}
        value={code}
        onValue={store.write}
        error={error}
        maxLength={40}
        autoComplete="off"
      >
        <Button type="submit" look="link" className="field-code" busy={busy}>
          {t('coupon:code.redeem')}
        </Button>
      </Field>
    </form>
  );
}
