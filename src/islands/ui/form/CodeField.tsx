import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { createCountdown } from '../../../stores/public/countdown.ts';
import { waitOf } from '../../../stores/public/login.ts';
import type { Values } from '../../../stores/public/rules.ts';
import { toast } from '../../../stores/public/toast.ts';
import { useIsland } from '../IslandContext.tsx';
import { FormField } from './FormField.tsx';
import type { MallForm } from './use-form.ts';

type Props<V extends Values> = {
  form: MallForm<V>;
  name: keyof V & string;
  label?: string;
  purpose: string;
  needs: readonly (keyof V & string)[];
  /** @returns ms until the next, or undefined when nothing was asked for */
  ask: () => Promise<{ waitMs: number } | undefined>;
};

export function CodeField<V extends Values>({ form, name, label, purpose, needs, ask }: Props<V>) {
  const { t } = useIsland();
  const [countdown] = useState(() => createCountdown(purpose));
  const [asking, startAsking] = useTransition();
  const [other, setOther] = useState(false);
  const left = useStore(countdown.$left);
  const to = () => needs.map((field) => form.value(field) ?? '').join();
  const typed = useEffectEvent(() => setOther(countdown.isForOther(to())));
  useEffect(() => {
    countdown.resume();
    addEventListener('input', typed);
    return () => {
      countdown.stop();
      removeEventListener('input', typed);
    };
  }, [countdown]);
  const wait = (ms: number) => {
    countdown.start(ms, to());
    setOther(false);
  };

  const send = async () => {
    const sent = await ask().catch((error: unknown) => {
      const ms = waitOf(error);
      if (ms) wait(ms);
      throw error;
    });
    if (!sent) return;
    wait(sent.waitMs);
    toast(t('account:form.codeSent'), 'success');
    form.focus(name);
  };
  const press = () =>
    startAsking(async () => {
      if (!asking && (await form.check(needs))) await form.perform(send);
    });
  const waiting = left > 0 && !other;
  return (
    <FormField
      form={form}
      name={name}
      label={label ?? t('account:form.code')}
      autoComplete="one-time-code"
      maxLength={LIMITS.loginSecret}
      digits
    >
      <button
        type="button"
        className="field-code needs-js"
        data-code={purpose}
        disabled={waiting}
        aria-busy={asking || undefined}
        onClick={press}
      >
        {waiting ? t('account:form.codeAgain', { n: left }) : t('account:form.getCode')}
      </button>
    </FormField>
  );
}
