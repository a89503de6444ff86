import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Received = { to: string; raw: string };

/**
 * A real SMTP server of the test's own, which takes every mail.
 * @param slowMs how long after it has a mail it says so
 */
export async function openMailbox({ slowMs = 0 } = {}) {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        received.push({ to: envelope.rcptTo[0]?.address ?? '', raw });
        setTimeout(done, slowMs);
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: received as readonly Received[],
    to: (address: string): Received[] => received.filter(({ to }) => to === address),
    close: () => new Promise<void>((done) => smtp.close(done)),
  };
}

/** A header as it was before it was folded. */
export const headerOf = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'mi').exec(raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' '))?.[1];

/** The HTML part, out of quoted-printable or base64. */
export function htmlOf(raw: string): string {
  const [, head = '', body = ''] = /(Content-Type: text\/html[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
