import type { ReactNode } from 'react';
import type { Resource } from '../../stores/public/resource.ts';
import { Failed } from './Failed.tsx';

type Props = {
  now: Resource<unknown>;
  onRetry: () => unknown;
  /** Stands there until it comes, as tall as that will be; nothing where the rest of the screen is of use before. */
  children?: ReactNode;
};

/** In place of what a call brings until it has, and over it when loading it again failed; nothing once it is there. */
export function Loading({ now, onRetry, children }: Props) {
  if (now.state === 'failed') return <Failed text={now.text} onRetry={() => void onRetry()} />;
  if (now.state !== 'loading') return null;
  return (
    <div aria-busy="true" className="contents">
      {children}
    </div>
  );
}
