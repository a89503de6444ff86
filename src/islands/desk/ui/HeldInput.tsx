import { type ComponentProps, useId, useState } from 'react';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onTyped: (text: string) => void;
  error?: string | undefined;
  onEnter?: (() => void) | undefined;
};

/** What is typed stays as it is, also while it cannot be read yet, until the field is left or sent. */
export function HeldInput({ value, onTyped, error, onEnter, ...input }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <>
      <input
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        {...input}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          onTyped(target.value);
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={({ key }) => {
          if (key !== 'Enter' || !onEnter) return;
          setTyped(undefined);
          onEnter();
        }}
      />
      {error && (
        <small id={id} className="field-error">
          {error}
        </small>
      )}
    </>
  );
}
