import type { Mail } from './mail.ts';

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
  return {
    name: 'smtp',
    async send({ to, subject, text, html, language }) {
      // As an object, an address is not parsed as a list of several.
      const message = { from, to: { name: '', address: to }, subject, text, html };
      const headers = { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' };
      await transport.sendMail({ ...message, headers }).catch((error: unknown) => {
        throw new Error(`SMTP: ${reasonOf(error)}`);
      });
    },
  };
}

/** The server's own words may repeat the address. */
function reasonOf(error: unknown): string {
  const { code = 'failed', responseCode } = error as { code?: string; responseCode?: number };
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}
