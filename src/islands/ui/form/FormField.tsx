import { type ComponentProps, useState } from 'react';
import type { Values } from '../../../stores/public/rules.ts';
import { FieldFrame } from '../Field.tsx';
import { Icon } from '../Icon.tsx';
import { useIsland } from '../IslandContext.tsx';
import { pasteDigits } from './paste.ts';
import type { MallForm } from './use-form.ts';

type Own<V extends Values> = {
  form: MallForm<V>;
  name: keyof V & string;
  label: string;
  hint?: string;
  digits?: boolean;
};
type Props<V extends Values> = Own<V> & Omit<ComponentProps<'input'>, keyof Own<V> | 'id' | 'className' | 'form'>;

/** A field of a form: the browser holds what is typed, so that nothing typed before React is there is lost. */
export function FormField<V extends Values>({
  form,
  name,
  label,
  hint,
  digits = false,
  type,
  children,
  ...rest
}: Props<V>) {
  const { t } = useIsland();
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  return (
    <FieldFrame label={label} hint={hint} error={form.errorOf(name)}>
      {(described) => (
        <>
          <input
            spellCheck="false"
            autoCapitalize="off"
            inputMode={digits ? 'numeric' : undefined}
            onPaste={digits ? pasteDigits : undefined}
            type={secret && shown ? 'text' : type}
            defaultValue={form.initialOf(name)}
            {...rest}
            {...described}
            {...form.bind(name, digits)}
          />
          {secret && (
            <button
              type="button"
              className="field-reveal needs-js"
              aria-label={t('account:form.reveal')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <Icon name="eye" />
            </button>
          )}
          {children}
        </>
      )}
    </FieldFrame>
  );
}
