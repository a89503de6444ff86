import { type RefObject, useEffect } from 'react';

/** A form sent before its island came carries a mark of the page's first script (`src/lib/server/early-scripts.ts`). */
type EarlyForm = HTMLFormElement & { early?: boolean };

/** Sends a form that was sent before the script came. @param button in the form */
export function useEarlySubmit(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const sent = button.current?.form as EarlyForm | null | undefined;
    // After the form itself is ready, whose effects come later than those of its parts.
    const timer = setTimeout(() => sent?.early && sent.requestSubmit());
    return () => clearTimeout(timer);
  }, [button]);
}
