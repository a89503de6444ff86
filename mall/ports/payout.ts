import type { Receiver, ReceiverKind } from '#contract/payout/values.ts';

export type Transfer = {
  /** Our number: the provider carries one out once, however often it is sent. */
  number: string;
  /** Fen. */
  amount: number;
  receiver: Receiver;
  title: string;
};

/**
 * `waiting`: under way, query again. `missing`: the provider does not know the number, so nothing was paid yet. `failed`: nothing will be
 * paid under this number.
 */
export type TransferState =
  | { state: 'paid'; reference: string /** Fen, where the provider says it. */; amount: number | undefined }
  | { state: 'failed'; reason: string }
  | { state: 'waiting' }
  | { state: 'missing' };

export type PayoutProvider = {
  name: string;
  /** Receiving accounts that it pays to; the others are paid by hand. */
  kinds: readonly ReceiverKind[];
  /** Fen; less is paid by hand. */
  least: number;
  /** @throws Error when nobody knows what became of it: query it by its number */
  send(transfer: Transfer): Promise<TransferState>;
  query(number: string): Promise<TransferState>;
};
