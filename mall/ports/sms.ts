import type { SmsPurpose } from '#contract/account/schema.ts';
import type { Language } from '#contract/language.ts';

export type SmsMessage = { mobile: string; purpose: SmsPurpose; code: string; language: Language };

export type Sms = {
  name: string;
  /** @throws Error when the message was not accepted */
  send(message: SmsMessage): Promise<void>;
};

export type Sent = SmsMessage & { at: Date };
export type Outbox = Sms & { sent(): readonly Sent[] };

const MOST = 50;

/**
 * The embedded default: messages go nowhere; the newest are shown on the page `/outbox`.
 * @param print gets a line per message, for the person who started the mall; never the log
 */
export function createOutbox(print: (line: string) => void, clock: () => Date = () => new Date()): Outbox {
  let newest: Sent[] = [];
  return {
    name: 'outbox',
    async send(message) {
      newest = [{ ...message, at: clock() }, ...newest].slice(0, MOST);
      print(`SMS to ${message.mobile} (${message.purpose}): ${message.code}`);
    },
    sent: () => newest,
  };
}
