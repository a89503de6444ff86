import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import type { BalancePage } from '#contract/payment/schema.ts';
import { nextPath } from '../../../lib/browser/payment/payment.rules.ts';
import { grouped } from '../../../lib/shared/price.ts';
import type { createBalance } from '../../../stores/inside/balance.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useLeave } from './leave.ts';
import { WayChoice } from './WayChoice.tsx';

type Props = {
  balance: ReturnType<typeof createBalance>;
  limits: BalancePage['topUp'];
  onClose: () => void;
};

/** Yuan. */
const QUICK = [50, 100, 200, 500, 1_000, 5_000];

export function TopUpDialog({ balance, limits, onClose }: Props) {
  const { t } = useIsland();
  const amount = useStore(balance.$amount);
  const busy = useStore(balance.form.$busy);
  const failure = useStore(balance.form.$failure);
  const { leaving, leave } = useLeave();
  const bounds = { min: limits.min / 100, max: grouped(limits.max / 100) };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const next = await balance.send((error) => t(`pay:topUp.${error}`, bounds));
    if (next) leave(nextPath(next));
  };
  return (
    <Dialog title={t('pay:balance.topUp')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)} className="top-up">
        <fieldset className="grid grid-cols-[repeat(3,1fr)] gap-2.5">
          <legend className="mb-2 text-sm font-medium">{t('pay:topUp.quick')}</legend>
          {QUICK.map((yuan) => (
            <button
              key={yuan}
              className="choice-card h-10 tabular-nums aria-pressed:font-semibold"
              type="button"
              aria-pressed={amount === String(yuan)}
              onClick={() => balance.$amount.set(String(yuan))}
            >
              ¥{grouped(yuan)}
            </button>
          ))}
        </fieldset>
        <Field
          label={t('pay:topUp.amount')}
          value={amount}
          onValue={(text) => balance.$amount.set(text)}
          error={failure?.text}
          hint={t('pay:topUp.hint', bounds)}
          inputMode="decimal"
          autoComplete="off"
          digits
          required
          data-first
        />
        <WayChoice legend={t('pay:desk.ways')} ways={limits.ways} $way={balance.$way} />
        <FormButtons action={t('pay:topUp.send')} busy={busy || leaving} onClose={onClose} />
      </form>
    </Dialog>
  );
}
