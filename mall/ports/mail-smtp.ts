import type { Mail } from './mail.ts';
import { SendError } from './send-error.ts';

export type SmtpSettings = {
  /** `smtp://user:password@host:587` (TLS by STARTTLS) or `smtps://user:password@host:465`. */
  url: string;
  /** `Liangji <no-reply@example.com>` */
  from: string;
  /** Whether a server that offers no TLS is refused. */
  requiresTls: boolean;
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;

export async function createSmtpMail({ url, from, requiresTls, timeoutMs = TIMEOUT_MS }: SmtpSettings): Promise<Mail> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    ignoreTLS: !requiresTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain = 'localhost'] = /@([^\s@<>]+)>?$/.exec(from) ?? [];
  return {
    name: 'smtp',
    async send({ to, subject, text, html, language, id, unsubscribe }) {
      // As an object, an address is not parsed as a list of several.
      const message = { from, to: { name: '', address: to }, subject, text, html };
      const headers = {
        'Content-Language': language,
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
      const messageId = id && { messageId: `<${id}@${domain}>` };
      await transport.sendMail({ ...message, ...messageId, headers }).catch((error: unknown) => {
        throw toSendError(error);
      });
    },
  };
}

const PERMANENT = 500;
/** What the server said to the address or the message; anything else may pass. */
const OF_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE']);

function toSendError(error: unknown): SendError {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number };
  const reason = `SMTP: ${reasonOf(error)}`;
  if (!OF_MESSAGE.has(code)) return new SendError('unreachable', reason);
  return new SendError(responseCode !== undefined && responseCode >= PERMANENT ? 'gone' : 'refused', reason);
}

/** The server's own words may repeat the address. */
function reasonOf(error: unknown): string {
  const { code = 'failed', responseCode } = error as { code?: string; responseCode?: number };
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}
