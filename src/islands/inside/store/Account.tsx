import type { StoreApplication } from '#contract/store/schema.ts';
import { STORE } from '#contract/store/values.ts';
import { sendStoreCode, setStorePassword } from '../../../stores/inside/store.ts';
import { type StorePasswordValues, storePasswordRules } from '../../../stores/public/rules.ts';
import { toast } from '../../../stores/public/toast.ts';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { account: NonNullable<StoreApplication['account']>; onSet: () => Promise<void> };

export function Account({ account, onSet }: Props) {
  const { t } = useIsland();
  const { name, hasPassword, mobile, shopId } = account;
  return (
    <div className="store-account">
      <dl className="grid gap-2.5">
        <div>
          <dt className="text-quiet">{t('store:account.name')}</dt>
          <dd className="wrap-anywhere">
            <strong>{name}</strong>
          </dd>
        </div>
        <div>
          <dt className="text-quiet">{t('store:account.password')}</dt>
          <dd className="wrap-anywhere">{t(hasPassword ? 'store:account.isSet' : 'store:account.notSet')}</dd>
        </div>
      </dl>
      <p className="store-ways">
        <a href="/desk" className={hasPassword ? 'btn btn-primary' : 'btn btn-outline'}>
          {t('store:account.centre')}
        </a>
        <a href={`/search?shopId=${shopId}`} className="btn btn-outline">
          {t('store:account.shop')}
        </a>
      </p>
      <h2 className="my-2">{t(hasPassword ? 'store:account.change' : 'store:account.set')}</h2>
      <p className="text-quiet">{t('store:account.text', { mobile })}</p>
      <Password onSet={onSet} />
    </div>
  );
}

function Password({ onSet }: Pick<Props, 'onSet'>) {
  const { t } = useIsland();
  const form = useMallForm<StorePasswordValues>({
    rules: storePasswordRules,
    send: ({ code, passWord }) => setStorePassword(code, passWord),
    done: () => {
      form.reset();
      toast(t('store:account.done'), 'success');
      void onSet();
    },
  });
  const digits = { form, digits: true, type: 'password', autoComplete: 'new-password' } as const;
  return (
    <form method="dialog" noValidate className="auth-form max-w-96 mt-4" onSubmit={form.submit}>
      <FormField
        {...digits}
        name="passWord"
        label={t('store:account.password')}
        hint={t('store:account.hint')}
        maxLength={STORE.passwordMax}
      />
      <FormField {...digits} name="repeat" label={t('account:form.repeat')} maxLength={STORE.passwordMax} />
      <CodeField form={form} name="code" purpose="store" needs={['passWord', 'repeat']} ask={sendStoreCode} />
      <FormFoot form={form} className="self-start px-8">
        {t('store:account.save')}
      </FormFoot>
    </form>
  );
}
