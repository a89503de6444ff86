import type { SmsPurpose } from '../../contract/account.ts';
import type { Language } from '../../contract/language.ts';

export type SmsMessage = { mobile: string; purpose: SmsPurpose; code: string; language: Language };

/** Brings codes to phones. */
export type Sms = {
  /** @throws when the message was not accepted */
  send(message: SmsMessage): Promise<void>;
};

export type Sent = SmsMessage & { at: Date };
export type Outbox = Sms & { /** Newest first. */ sent(): readonly Sent[] };

const KEPT = 50;

/**
 * The embedded default: messages go nowhere, the newest are kept for the page `/outbox`.
 * @param print gets a line per message, for the person who started the mall; never the log
 */
export function createOutbox(print: (line: string) => void, clock: () => Date = () => new Date()): Outbox {
  let kept: Sent[] = [];
  return {
    async send(message) {
      kept = [{ ...message, at: clock() }, ...kept].slice(0, KEPT);
      print(`SMS to ${message.mobile} (${message.purpose}): ${message.code}`);
    },
    sent: () => kept,
  };
}
