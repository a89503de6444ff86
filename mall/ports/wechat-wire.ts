import { createDecipheriv, createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto';

const SCHEME = 'WECHATPAY2-SHA256-RSA2048';
const TAG_BYTES = 16;

export type Merchant = { mchId: string; serial: string; privateKey: KeyObject };

const lines = (...parts: string[]) => parts.map((part) => `${part}\n`).join('');

export function authorization(merchant: Merchant, method: string, target: string, body: string, now: Date): string {
  const timestamp = String(Math.trunc(now.getTime() / 1_000));
  const nonce = randomBytes(16).toString('hex');
  const signature = createSign('RSA-SHA256')
    .update(lines(method, target, timestamp, nonce, body))
    .sign(merchant.privateKey, 'base64');
  const { mchId, serial } = merchant;
  const fields = { mchid: mchId, nonce_str: nonce, signature, timestamp, serial_no: serial };
  const said = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `${SCHEME} ${said.join(',')}`;
}

export type Signed = { timestamp: string; nonce: string; signature: string; serial: string; body: string };

export const signedOf = (headers: Headers, body: string): Signed => ({
  timestamp: headers.get('wechatpay-timestamp') ?? '',
  nonce: headers.get('wechatpay-nonce') ?? '',
  signature: headers.get('wechatpay-signature') ?? '',
  serial: headers.get('wechatpay-serial') ?? '',
  body,
});

export const isSignedBy = (key: KeyObject, { timestamp, nonce, signature, body }: Signed): boolean =>
  createVerify('RSA-SHA256')
    .update(lines(timestamp, nonce, body))
    .verify(key, signature, 'base64');

/** @param timestamp seconds since 1970 @param age ms */
export function isFresh(timestamp: string, now: Date, age: number): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp) * 1_000) <= age;
}

export type Encrypted = { ciphertext: string; nonce: string; associated_data?: string | undefined };

export function decrypt(apiKey: string, { ciphertext, nonce, associated_data = '' }: Encrypted): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES)).setAAD(Buffer.from(associated_data));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
