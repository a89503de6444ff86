import { useState } from 'react';
import { CLOSING_DAYS } from '#contract/account/standing.values.ts';
import type { PersonalData } from '#contract/personal-data/schema.ts';
import type { Hindrance } from '#contract/personal-data/values.ts';
import { price } from '../../../lib/shared/price.ts';
import { type PersonalDataStore, sendDataCode } from '../../../stores/inside/personal-data.ts';
import { type CodeValues, codeRules } from '../../../stores/public/rules.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { store: PersonalDataStore; data: PersonalData };

/** Where it is settled. */
const PLACES: Readonly<Record<Hindrance, string>> = {
  unpaid: '/user-center/uc-order',
  orders: '/user-center/uc-order',
  groups: '/user-center/uc-order',
  refunds: '/user-center/uc-return',
  moneyBack: '/user-center/uc-return',
  payments: '/user-center/uc-balance',
  balance: '/user-center/uc-balance',
  store: '/user-center/uc-shopaccount',
};

export function Closing({ store, data }: Props) {
  const { t } = useIsland();
  const [isSure, setSure] = useState(false);
  const { hindrances } = data;
  return (
    <section className="mt-10" aria-labelledby="closing-title">
      <h2 id="closing-title">{t('personaldata:close.title')}</h2>
      <p>{t('personaldata:close.text', { days: CLOSING_DAYS })}</p>
      {hindrances.length > 0 ? (
        <Hindrances hindrances={hindrances} />
      ) : (
        <Button className="mt-5 needs-js" onClick={() => setSure(true)}>
          {t('personaldata:close.begin')}
        </Button>
      )}
      {isSure && <CloseDialog store={store} data={data} onClose={() => setSure(false)} />}
    </section>
  );
}

function Hindrances({ hindrances }: Pick<PersonalData, 'hindrances'>) {
  const { t } = useIsland();
  return (
    <div className="notice-box mt-4">
      <p>{t('personaldata:close.hindered')}</p>
      <ul className="mt-2 grid gap-1">
        {hindrances.map(({ kind, count }) => (
          <li key={kind} data-hindrance={kind}>
            <a className="underline underline-offset-3" href={PLACES[kind]}>
              {t(`personaldata:hindrance.${kind}`, kind === 'balance' ? { amount: price(count) } : { count })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CloseDialog({ store, data: { mobile, losses }, onClose }: Props & { onClose: () => void }) {
  const { t } = useIsland();
  const form = useMallForm<CodeValues>({ rules: codeRules, send: ({ code }) => store.close(code) });
  return (
    <Dialog title={t('personaldata:close.sure')} onClose={onClose}>
      <p className="mt-4">{t('personaldata:close.goes')}</p>
      {losses.length > 0 && (
        <>
          <p className="mt-3">{t('personaldata:close.loses')}</p>
          <ul className="mt-1 list-disc ps-5">
            {losses.map(({ kind, count }) => (
              <li key={kind}>{t(`personaldata:loss.${kind}`, { count })}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3">{t('personaldata:close.back', { days: CLOSING_DAYS })}</p>
      <form id="close" method="dialog" noValidate className="auth-form" onSubmit={form.submit}>
        <CodeField
          form={form}
          name="code"
          label={t('personaldata:code', { mobile })}
          purpose="close"
          needs={[]}
          ask={() => sendDataCode('close')}
        />
        <FormFoot form={form}>{t('personaldata:close.submit')}</FormFoot>
      </form>
    </Dialog>
  );
}
