import type { ReceiverKind } from '#contract/payout/values.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';

/** Between two questions about a payout: doubled each time, so that a provider that is down is not flooded. */
export const ASK_DELAY = { first: MINUTE_MS / 2, most: HOUR_MS } as const;

/** Whether the provider pays it; otherwise a person does, with the bank. */
export const carries = (
  provider: { kinds: readonly ReceiverKind[]; least: number } | undefined,
  { kind }: { kind: ReceiverKind },
  amount: number,
): boolean => Boolean(provider?.kinds.includes(kind) && amount >= provider.least);
