import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button.tsx';

/** A form sent before its island came carries a mark of the page's first script (`src/lib/server/seo/early.ts`). */
type EarlyForm = HTMLFormElement & { early?: boolean };

type Props = {
  form: { busy: boolean; failure: string | undefined };
  look?: 'primary' | 'outline';
  className?: string;
  children: ReactNode;
};

export function FormFoot({ form, look = 'primary', className = 'btn-block', children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const sent = button.current?.form as EarlyForm | null | undefined;
    // After the form itself is ready, whose effects come later than those of its parts.
    const timer = setTimeout(() => sent?.early && sent.requestSubmit());
    return () => clearTimeout(timer);
  }, []);
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
