import { createSign, type KeyObject } from 'node:crypto';

/** A certificate that somebody signs for themselves: Node reads them but makes none. */

const tag = (type: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = body.length;
  const long = size > 255 ? [0x82, size >> 8, size & 255] : [0x81, size];
  return Buffer.concat([Buffer.from([type, ...(size < 128 ? [size] : long)]), body]);
};
const sequence = (...parts: Buffer[]) => tag(0x30, ...parts);
const oid = (hex: string) => tag(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date) => tag(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

const SHA256_WITH_RSA = sequence(oid('2a864886f70d01010b'), tag(0x05));
const name = (text: string) => sequence(tag(0x31, sequence(oid('550403'), tag(0x0c, Buffer.from(text)))));

/** @param serial hex, starting below 8 @returns PEM */
export function certificate(
  keys: { publicKey: KeyObject; privateKey: KeyObject },
  { serial, from, to }: { serial: string; from: Date; to: Date },
): string {
  const body = sequence(
    tag(0x02, Buffer.from(serial, 'hex')),
    SHA256_WITH_RSA,
    name('Fake of a payment provider'),
    sequence(time(from), time(to)),
    name('Fake of a payment provider'),
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(body).sign(keys.privateKey);
  const whole = sequence(body, SHA256_WITH_RSA, tag(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
