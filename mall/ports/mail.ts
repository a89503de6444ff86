import type { Language } from '#contract/language.ts';

export type MailMessage = {
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** The same for each attempt, so that a mailbox can show a message once; a part of the `Message-ID`. */
  id?: string;
  /** Where one press, of a person or a mail program, switches such mails off. */
  unsubscribe?: string;
};

export type Mail = {
  name: string;
  /** @throws SendError when the message was not accepted; its text names no address */
  send(message: MailMessage): Promise<void>;
};

export type SentMail = MailMessage & { at: Date };
export type MailOutbox = Mail & { sent(): readonly SentMail[] };

const MOST = 50;

/**
 * The embedded default: messages go nowhere; the newest are shown on the page `/outbox`.
 * @param print gets a line per message, for the person who started the mall; never the log
 */
export function createMailOutbox(print: (line: string) => void, clock: () => Date = () => new Date()): MailOutbox {
  let newest: SentMail[] = [];
  return {
    name: 'outbox',
    async send(message) {
      newest = [{ ...message, at: clock() }, ...newest].slice(0, MOST);
      print(`Mail to ${message.to}: ${message.subject}`);
    },
    sent: () => newest,
  };
}
