import { LIMITS } from '../../contract/limits.ts';
import type { Translator } from './i18n/t.ts';

/** What a form says: by the keys of the faults in `contract/rules.ts`, and about codes. `{n}` is filled in the browser. */
export function formTexts(t: Translator, keys: readonly string[]): Record<string, string> {
  const max = { max: LIMITS.loginSecret };
  const text = (key: string) => [key, t(`account:fault.${key}` as never, max) as string] as const;
  return {
    ...Object.fromEntries(keys.map(text)),
    codeSent: t('account:form.codeSent'),
    codeAgain: t('account:form.codeAgain'),
  };
}
