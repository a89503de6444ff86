import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { decrypt, isSignedBy, type Signed } from './wechat-wire.ts';

const certificates = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      encrypt_certificate: z.object({
        ciphertext: z.string(),
        nonce: z.string(),
        associated_data: z.string().optional(),
      }),
    }),
  ),
});

/** How long a set of certificates is trusted. */
const KEPT_MS = 12 * HOUR_MS;
const ASK_EVERY_MS = MINUTE_MS;

type Options = {
  download: () => Promise<Signed>;
  apiKey: string;
  clock: () => Date;
  fixed?: { id: string; key: string } | undefined;
};

/**
 * WeChat Pay's keys by serial. Certificates change every few years, at any time, with both in use for a while: an unknown serial causes a
 * download, at most once a minute.
 */
export function createWechatKeys({ download, apiKey, clock, fixed }: Options) {
  const own = fixed && { id: fixed.id, key: createPublicKey(fixed.key) };
  let keys = new Map<string, KeyObject>();
  let at = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    at = clock().getTime();
    const signed = await download();
    const found = open(signed.body, apiKey, clock());
    const signer = found.get(signed.serial);
    if (!signer || !isSignedBy(signer, signed)) throw new Error('WeChat Pay: certificates without its signature');
    keys = found;
  }

  async function renew(): Promise<void> {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    await loading;
  }

  /** @throws Error when the key is not known and cannot be fetched */
  return async (serial: string): Promise<KeyObject | undefined> => {
    if (own && serial === own.id) return own.key;
    const age = clock().getTime() - at;
    const known = keys.has(serial);
    if (loading || age > KEPT_MS || (!known && age > ASK_EVERY_MS)) {
      await renew().catch((error: unknown) => {
        if (!known) throw error;
      });
    }
    return keys.get(serial);
  };
}

function open(body: string, apiKey: string, now: Date): Map<string, KeyObject> {
  const { data } = certificates.parse(JSON.parse(body));
  const valid = data
    .map((row) => ({
      serial: row.serial_no,
      certificate: new X509Certificate(decrypt(apiKey, row.encrypt_certificate)),
    }))
    .filter(({ certificate }) => new Date(certificate.validTo) > now);
  return new Map(valid.map(({ serial, certificate }) => [serial, certificate.publicKey]));
}
