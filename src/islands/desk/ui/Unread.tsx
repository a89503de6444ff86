import type { Resource } from '../../../stores/resource.ts';
import { Failed } from '../../ui/Failed.tsx';

type Props = { now: Resource<unknown>; onRetry: () => void };

/** What a screen chooses from could not be read: says so, and reads it again. */
export const Unread = ({ now, onRetry }: Props) =>
  now.state === 'failed' ? <Failed text={now.text} onRetry={onRetry} /> : null;
