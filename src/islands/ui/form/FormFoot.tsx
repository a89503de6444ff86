import { type ReactNode, useRef } from 'react';
import { Button } from '../Button.tsx';
import { useEarlySubmit } from './early-submit.ts';

type Props = {
  form: { busy: boolean; failure: string | undefined };
  look?: 'primary' | 'outline';
  className?: string;
  children: ReactNode;
};

export function FormFoot({ form, look = 'primary', className = 'btn-block', children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEarlySubmit(button);
  return (
    <>
      <p role="alert" className="field-error">
        {form.failure}
      </p>
      <Button ref={button} type="submit" look={look} busy={form.busy} className={`${className} needs-js`}>
        {children}
      </Button>
    </>
  );
}
