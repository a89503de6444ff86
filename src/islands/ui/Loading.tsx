import type { ReactNode } from 'react';
import type { Resource } from '../../lib/shared/api/resource.ts';
import { Failed } from './Failed.tsx';

type Props = {
  now: Resource<unknown>;
  onRetry: () => unknown;
  children?: ReactNode;
};

export function Loading({ now, onRetry, children }: Props) {
  if (now.state === 'failed')
    return <Failed text={now.text} onRetry={now.invalid ? undefined : () => void onRetry()} />;
  if (now.state !== 'loading') return null;
  return (
    <div aria-busy="true" className="contents">
      {children}
    </div>
  );
}
