import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { LIMITS } from '#contract/limits.ts';
import { draftOf } from '../../../stores/public/draft.ts';
import { createForm } from '../../../stores/public/form.ts';
import { firstError, type Rule, tidy, type Values } from '../../../stores/public/rules.ts';
import { useIsland } from '../IslandContext.tsx';

type Plan<V extends Values> = {
  rules: readonly Rule<V>[];
  send: (values: V) => Promise<unknown>;
  done?: (values: V) => void;
  /** Initial values; undefined: what the browser holds in the fields. */
  initial?: V;
  draft?: { name: string; fields: readonly (keyof V & string)[] };
};

export function useMallForm<V extends Values>({ rules, send, done, initial, draft }: Plan<V>) {
  const { t, failureWords } = useIsland();
  const [call] = useState(() => createForm(failureWords));
  const [sending, setSending] = useState(false);
  const form = useForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    ...(initial ? { defaultValues: initial } : {}),
    resolver: (values, _context, { names }) => {
      const error = firstError(rules, values as V, names);
      if (!error) return { values, errors: {} };
      const message = t(`account:error.${error.key}`, { max: LIMITS.loginSecret });
      return { values: {}, errors: { [error.field]: { type: 'rule', message } } };
    },
  });
  const { errors } = form.formState;
  const first = rules.find(([field]) => errors[field])?.[0];

  const restore = useEffectEvent(() => {
    const saved = draft ? draftOf(draft.name).read() : {};
    for (const field of draft?.fields ?? []) {
      const text = form.getValues(field as string) ? undefined : saved[field];
      if (text) form.setValue(field as string, text);
    }
  });
  useEffect(() => restore(), []);

  function typed(field: string): void {
    if (errors[field]) void form.trigger(field);
    if (errors.root) form.clearErrors('root');
    if (draft)
      draftOf(draft.name).save(Object.fromEntries(draft.fields.map((one) => [one, String(form.getValues(one) ?? '')])));
  }

  function tell({ field, text: message }: { field?: string; text: string }): void {
    const known = field !== undefined && rules.some(([one]) => one === field);
    form.setError(known ? field : 'root', { message }, { shouldFocus: known });
  }

  async function perform(run: () => Promise<unknown>): Promise<boolean> {
    const went = await call.submit(undefined, run);
    const failure = call.$failure.get();
    if (!went && failure) tell(failure);
    return went;
  }

  return {
    /** True while the form is sent; asking for a code is not sending. */
    busy: sending,
    perform,
    failure: errors.root?.message,
    initialOf: (field: keyof V & string) => initial?.[field] as string | undefined,
    errorOf: (field: keyof V & string): string | undefined =>
      field === first ? String(errors[field]?.message) : undefined,
    value: (field: keyof V & string) => form.getValues(field) as string | undefined,
    check: (fields: readonly (keyof V & string)[]) => form.trigger([...fields], { shouldFocus: true }),
    fill: (values: Partial<V>) => {
      for (const [field, value] of Object.entries(values)) form.setValue(field, value as string | boolean);
    },
    forget: () => form.clearErrors(),
    reset: () => form.reset(),
    focus: (field: keyof V & string) => form.setFocus(field),
    submit: form.handleSubmit(async (values) => {
      if (call.$busy.get()) return;
      setSending(true);
      const went = await perform(() => send(values as V));
      setSending(false);
      if (!went) return;
      if (draft) draftOf(draft.name).drop();
      done?.(values as V);
    }),
    bind: (field: keyof V & string, digits = false) =>
      form.register(field, {
        setValueAs: (value: unknown) => (typeof value === 'string' ? tidy(value, digits) : value),
        onChange: () => typed(field),
        // A field that was left with something wrong in it says so.
        onBlur: ({ target }: { target: HTMLInputElement }) => {
          if (digits) target.value = tidy(target.value, true);
          if (target.value && target.type !== 'checkbox') void form.trigger(field);
        },
      }),
  };
}

export type MallForm<V extends Values> = ReturnType<typeof useMallForm<V>>;
