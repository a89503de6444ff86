import type { SmsPurpose } from '#contract/account/schema.ts';
import type { Language } from '#contract/language.ts';
import { SMS_EVENTS, type SmsEvent } from '#contract/message/channels.values.ts';

export type SmsMessage = { mobile: string; purpose: SmsPurpose; code: string; language: Language };

/** A message of an approved template, filled with what its variables are called. */
export type SmsNotice = { mobile: string; event: SmsEvent; values: Record<string, string>; id: string };

export type SmsNotices = {
  /** Those that have a template. */
  events: readonly SmsEvent[];
  /** @throws SendError when the message was not accepted */
  send(notice: SmsNotice): Promise<void>;
  /** Whether the service has it already, of which nothing came back when it was sent. */
  wasAccepted(notice: SmsNotice, at: Date): Promise<boolean>;
};

export type Sms = {
  name: string;
  /** @throws Error when the message was not accepted */
  send(message: SmsMessage): Promise<void>;
  /** Undefined: it sends codes alone. */
  notices?: SmsNotices;
};

export type Sent = SmsMessage & { at: Date };
export type SentNotice = SmsNotice & { at: Date };
export type Outbox = Sms & {
  notices: SmsNotices;
  sent(): readonly Sent[];
  sentNotices(): readonly SentNotice[];
};

const MOST = 50;

/**
 * The embedded default: messages go nowhere; the newest are shown on the page `/outbox`.
 * @param print gets a line per message, for the person who started the mall; never the log
 */
export function createOutbox(print: (line: string) => void, clock: () => Date = () => new Date()): Outbox {
  let newest: Sent[] = [];
  let notices: SentNotice[] = [];
  return {
    name: 'outbox',
    async send(message) {
      newest = [{ ...message, at: clock() }, ...newest].slice(0, MOST);
      print(`SMS to ${message.mobile} (${message.purpose}): ${message.code}`);
    },
    notices: {
      events: SMS_EVENTS,
      async send(notice) {
        notices = [{ ...notice, at: clock() }, ...notices].slice(0, MOST);
        print(`SMS to ${notice.mobile}: ${notice.event}`);
      },
      wasAccepted: async ({ id }) => notices.some((one) => one.id === id),
    },
    sent: () => newest,
    sentNotices: () => notices,
  };
}
