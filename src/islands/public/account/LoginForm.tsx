import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { $closing, goOn, logIn, requestLoginCode } from '../../../stores/public/login.ts';
import { type LoginValues, type LoginWay, loginRules } from '../../../stores/public/rules.ts';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Agree } from './Agree.tsx';
import { LoginTabs } from './LoginTabs.tsx';
import { NeedsScript } from './NeedsScript.tsx';
import { NeedsSecure } from './NeedsSecure.tsx';
import { Reopen } from './Reopen.tsx';

/** Login by password or by SMS. It is sent by script alone: a password never leaves unencrypted. */
export function LoginForm({ place }: { place: 'page' | 'popup' }) {
  const { t } = useIsland();
  const [way, setWay] = useState<LoginWay>('password');
  const form = useMallForm<LoginValues>({
    rules: loginRules(way),
    draft: { name: 'login', fields: ['userName'] },
    send: async ({ userName, passWord, code }) => {
      const done = await logIn(way, { userName, passWord: way === 'sms' ? code : passWord });
      if (done) goOn(place);
    },
  });
  const choose = (next: LoginWay) => {
    form.forget();
    setWay(next);
  };
  const closing = useStore($closing);
  if (closing) return <Reopen closesAt={closing.closesAt} place={place} />;
  return (
    <form method="dialog" noValidate className="auth-form" data-login-form onSubmit={form.submit}>
      <LoginTabs way={way} onWay={choose} />
      <NeedsScript />
      <NeedsSecure />
      <FormField
        form={form}
        name="userName"
        label={t(way === 'sms' ? 'account:form.mobile' : 'account:login.name')}
        type={way === 'sms' ? 'tel' : 'text'}
        inputMode={way === 'sms' ? 'numeric' : 'text'}
        autoComplete="username"
        maxLength={way === 'sms' ? LIMITS.mobile : LIMITS.userName}
        digits
        data-first
      />
      <div role="tabpanel" id={`login-${way}`} aria-labelledby={`login-tab-${way}`}>
        {way === 'password' ? (
          <FormField
            key="passWord"
            form={form}
            name="passWord"
            label={t('account:form.password')}
            type="password"
            autoComplete="current-password"
            maxLength={LIMITS.loginSecret}
          />
        ) : (
          <>
            <p className="auth-hint">
              {t('account:login.registeredOnly')} <a href="/register">{t('account:login.register')}</a>
            </p>
            <CodeField
              form={form}
              name="code"
              purpose="login"
              needs={['userName']}
              ask={() => requestLoginCode(form.value('userName') ?? '')}
            />
          </>
        )}
      </div>
      <Agree form={form} />
      <FormFoot form={form}>{t('account:login.submit')}</FormFoot>
      <p className="auth-links">
        <a href="/register">{t('account:login.register')}</a>
        <a href="/forget-password">{t('account:login.forgot')}</a>
      </p>
    </form>
  );
}
